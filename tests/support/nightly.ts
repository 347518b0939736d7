/** Whether everything is tried, for which an ordinary run has no time. */
export const isNightly = process.env['NIGHTLY'] !== undefined
