/** Every text of the reading room, by the name of its file, which is also its address. A test looks into the folder. */
export const readingIds: readonly string[] = []
