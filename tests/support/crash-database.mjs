/**
 * Opens the database in the directory given as the first argument, and crashes it in WebAssembly during a query, with
 * the error named by the second argument. Prints "answered" if the query succeeds nevertheless.
 */
import process from 'node:process'
import { PGlite } from '@electric-sql/pglite'
import { openDatabase } from '../../backend/database/open.ts'

const [dataDirectory = '', name] = process.argv.slice(2)
const crash = name === 'RangeError' ? new RangeError('too deep') : new WebAssembly.RuntimeError('unreachable')

let isCrashing = false
const create = PGlite.create.bind(PGlite)
PGlite.create = async (options) => {
  const database = await create(options)
  const { Module } = database
  const runOnce = Module._PostgresMainLoopOnce
  Module._PostgresMainLoopOnce = () => {
    if (!isCrashing) return runOnce()
    isCrashing = false
    throw crash
  }
  return database
}

const database = await openDatabase({ dataDirectory, log: () => {} })
isCrashing = true
await database.query('select 1')
console.log('answered')
