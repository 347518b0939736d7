/** The name under which the answers to a text are saved on the device. */
export const readingName = (id: string) => `reading/${id}`
