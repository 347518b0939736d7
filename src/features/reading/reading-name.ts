/** What the answers to a text are kept under on the device. */
export const readingName = (id: string) => `reading/${id}`
