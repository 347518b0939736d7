/** What a page says to the version that waits; the answer is how many other tabs keep it waiting. */
export const takeOver = 'take over'
