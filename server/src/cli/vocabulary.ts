import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Database } from '../db/database.ts'
import { addGroups } from '../search/vocabulary/own-groups.ts'
import { listLines, removeGroup } from '../search/vocabulary/vocabulary.sql.ts'
import { openForCommand } from './open.ts'

const usage = `Usage: npm run vocabulary -- export [--all]
  prints your own groups of job titles and skills, --all: all that searches use
or: npm run vocabulary -- add FILE
  adds the groups of a file, in place of those with the same name; a row with an error is named and left out
or: npm run vocabulary -- remove NAME
  removes your group, or hides one that comes with the release
The format of rows is described in server/src/search/vocabulary/data/README.md. Running servers follow within two minutes, for posts of before as their documents are written again, 3,000 a minute.
`

type Command = { act: 'export'; all: boolean } | { act: 'add' | 'remove'; what: string }

/** Returns undefined for an invalid command. */
function readCommand(): Command | undefined {
  try {
    const options = { all: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [act, what, ...more] = positionals
    if (act === 'export' && what === undefined) return { act, all: values.all }
    if ((act === 'add' || act === 'remove') && what !== undefined && more.length === 0) return { act, what }
  } catch {
    // An unknown option: the usage lists the valid ones.
  }
  return undefined
}

async function add(db: Database, file: string): Promise<void> {
  const { added, problems } = await addGroups(db, await readFile(file, 'utf8'))
  for (const { row, problem } of problems) process.stderr.write(`${file}:${row}: ${problem}\n`)
  process.stdout.write(`${added} groups added, ${problems.length} rows left out.\n`)
  if (problems.length > 0) process.exitCode = 1
}

async function remove(db: Database, name: string): Promise<void> {
  const outcome = await removeGroup(db, name)
  if (outcome !== 'unknown') process.stdout.write(`${name} is ${outcome}.\n`)
  else {
    process.stderr.write(`There is no group ${name}. Nothing changed.\n`)
    process.exitCode = 1
  }
}

async function run(command: Command): Promise<void> {
  const { db, close } = await openForCommand()
  try {
    if (command.act === 'export') for (const line of await listLines(db, command)) process.stdout.write(`${line}\n`)
    else await (command.act === 'add' ? add : remove)(db, command.what)
  } finally {
    await close()
  }
}

const command = readCommand()
if (command) await run(command)
else {
  process.stderr.write(usage)
  process.exitCode = 1
}
