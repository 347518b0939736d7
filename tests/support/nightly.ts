/** Whether to run everything, for which an ordinary run has no time. */
export const isNightly = process.env['NIGHTLY'] !== undefined
