/** A number with its noun: "1 mark", "3 marks". */
export const countOf = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`
