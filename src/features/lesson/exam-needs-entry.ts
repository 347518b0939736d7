/** The page stop for what the exams require. */
export const examNeedsEntry = { id: 'your-exam', title: 'What your exam asks' }
