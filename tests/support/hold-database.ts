/**
 * Opens the database in the directory given as the first argument, creates an account with the address given as the
 * second, prints "committed", and keeps the database open until the process is killed. Executes each line of standard
 * input as a statement.
 */
import { createInterface } from 'node:readline'
import { openDatabase } from '../../backend/database/open.ts'

const [dataDirectory, email] = process.argv.slice(2)
if (dataDirectory === undefined || email === undefined)
  throw new Error('Usage: hold-database.ts DIRECTORY EMAIL')

const database = await openDatabase({ dataDirectory, log: console.log })
await database.query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email])
console.log('committed')
for await (const statement of createInterface(process.stdin)) await database.exec(statement)
