/** The stop on the lesson page for the exam requirements. */
export const examNeedsEntry = { id: 'your-exam', title: 'What your exam asks for' }
