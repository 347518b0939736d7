/** The page stop for what the exams require. */
export const needsStop = { id: 'your-exam', title: 'What your exam asks' }
