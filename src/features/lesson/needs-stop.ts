/** What the exams ask of a lesson, as a stop of its page. */
export const needsStop = { id: 'your-exam', title: 'What your exam asks' }
