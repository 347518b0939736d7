import { facts } from './facts'

const { igcse, abInitio, standard } = facts

/** The minutes for the timed sets in the guides and in the study plan. Reading and listening are only parts of papers. */
export const setMinutes = {
  igcse: { reading: 30, listening: 25, speaking: igcse.speaking.preparation.is + igcse.speaking.minutes.is },
  'ab-initio': {
    reading: 35,
    listening: 24,
    speaking: abInitio.oral.preparation.is + abInitio.oral.minutes.is[1],
  },
  b: { reading: 30, listening: 23, speaking: standard.oral.preparation.is + standard.oral.minutes.is[0] },
} as const
