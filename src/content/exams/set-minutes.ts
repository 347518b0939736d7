import { facts } from './facts'

const { igcse, abInitio, standard, higher } = facts

/** Half papers, for Spanish B. */
const b = { reading: 30, listening: 23 }

/** How long the timed sets take, in minutes, for the guides and the study plan. Writing sets are whole papers. */
export const setMinutes = {
  igcse: { reading: 30, listening: 25, speaking: igcse.speaking.preparation.is + igcse.speaking.minutes.is },
  'ab-initio': {
    reading: 35,
    listening: 24,
    speaking: abInitio.oral.preparation.is + abInitio.oral.minutes.is[1],
  },
  sl: { ...b, speaking: standard.oral.preparation.is + standard.oral.minutes.is[0] },
  hl: { ...b, speaking: higher.oral.preparation.is + higher.oral.minutes.is[0] },
} as const
