/** Whether to run everything. An ordinary run does not have time for that. */
export const isNightly = process.env['NIGHTLY'] !== undefined
