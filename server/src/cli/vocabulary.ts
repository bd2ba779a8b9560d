import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { addGroups } from '../search/vocabulary/own-groups.ts'
import { listLines, removeGroup } from '../search/vocabulary/vocabulary.sql.ts'
import { openForCommand } from './open.ts'

const usage = `Usage: npm run vocabulary -- export [--all]
  prints your own groups of job titles and skills, --all: all that searches use
or: npm run vocabulary -- add FILE
  adds the groups of a file, in place of those with the same name; a row with an error is named and left out
or: npm run vocabulary -- remove NAME
  removes your group, or hides one that comes with the release
The format of rows is described in server/src/search/vocabulary/data/README.md. Running servers follow within two minutes.
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

async function run(command: Command): Promise<void> {
  const text = command.act === 'add' ? await readFile(command.what, 'utf8') : ''
  const { db, close } = await openForCommand()
  try {
    if (command.act === 'export') {
      const lines = await listLines(db, command)
      process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    } else if (command.act === 'add') {
      const { added, problems } = await addGroups(db, text)
      for (const { row, problem } of problems) process.stderr.write(`${command.what}:${row}: ${problem}\n`)
      process.stdout.write(`${added} groups added, ${problems.length} rows left out.\n`)
      if (problems.length > 0) process.exitCode = 1
    } else {
      const outcome = await removeGroup(db, command.what)
      const isDone = outcome !== 'unknown'
      const sentence = isDone ? `${command.what} is ${outcome}.` : `There is no group ${command.what}. Nothing changed.`
      process[isDone ? 'stdout' : 'stderr'].write(`${sentence}\n`)
      if (!isDone) process.exitCode = 1
    }
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
