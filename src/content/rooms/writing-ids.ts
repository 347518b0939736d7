/** Every task of the writing desk, by the name of its file, which is also its address. A test looks into the folder. */
export const writingIds: readonly string[] = [
  'igcse-a-festival-of-the-world',
  'igcse-a-month-as-the-cook',
  'igcse-a-month-in-lima',
  'igcse-a-summer-job-letter',
  'igcse-a-week-without-the-car',
  'igcse-keeping-fit',
  'igcse-languages-for-life',
  'igcse-less-rubbish',
  'igcse-meals-at-home',
  'igcse-my-best-friend',
  'igcse-saturday-job',
  'igcse-surprise-for-grandma',
]
