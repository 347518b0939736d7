/** Whether to run all cases, which takes too long for an ordinary run. */
export const isNightly = process.env['NIGHTLY'] !== undefined
