/**
 * The message a page sends to make the waiting worker activate. The reply is the number of other tabs. The string must
 * not change, because a page may be older than the worker that is waiting.
 */
export const activateMessage = 'take over'
