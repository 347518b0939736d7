/** The message from a page to the waiting worker. The reply is how many other tabs keep it waiting. */
export const takeOver = 'take over'
