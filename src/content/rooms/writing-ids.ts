/** Every task of the writing desk, by the name of its file, which is also its address. A test looks into the folder. */
export const writingIds: readonly string[] = ['igcse-email-weekend-job']
