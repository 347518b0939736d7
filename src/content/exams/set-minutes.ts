/** The minutes for the timed sets that are only a part of a paper, in the guides and in the study plan. */
export const setMinutes = {
  igcse: { reading: 30, listening: 25 },
  'ab-initio': { reading: 35, listening: 24 },
  b: { reading: 30, listening: 23 },
} as const
