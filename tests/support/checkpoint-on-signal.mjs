/**
 * Loaded with `node --import`: on SIGUSR2, the server immediately does the checkpoint that it otherwise does every five
 * minutes.
 */
import process from 'node:process'

const { setInterval: start } = globalThis
globalThis.setInterval = (job, every, ...rest) => {
  if (every === 5 * 60 * 1000) process.on('SIGUSR2', job)
  return start(job, every, ...rest)
}
