/** The stop on the lesson page for the requirements of the exams. */
export const examNeedsEntry = { id: 'your-exam', title: 'What your exam asks for' }
