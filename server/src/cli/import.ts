import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { openImportList } from '../import/import-list.ts'
import { importPosts } from '../import/import-posts.ts'
import { showProgress } from '../import/import-progress.ts'
import { summaryOf } from '../import/import-summary.ts'
import { openForCommand } from './open.ts'

const usage = `Usage: npm run import -- FILE [--reopen | --honor-closing-dates]
  FILE                    jobs as JSON Lines, optionally gzipped (docs/import.md)
  --reopen                reopen jobs whose closing date has passed for 45 days (default in a trial)
  --honor-closing-dates  import them as expired (default elsewhere)`

const say = (line: string) => process.stdout.write(`${line}\n`)

interface Wish {
  readonly file: string
  readonly bytes: number
  /** Undefined selects the default of the installation. */
  readonly reopen: boolean | undefined
}

/** Throws a sentence for invalid arguments. */
async function readWish(): Promise<Wish> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { reopen: { type: 'boolean' }, 'honor-closing-dates': { type: 'boolean' } },
  })
  const [name] = positionals
  if (!name || positionals.length > 1) throw new Error('Give exactly one file.')
  if (values.reopen && values['honor-closing-dates']) throw new Error('Use only one of the options.')
  const file = resolve(process.env.INIT_CWD ?? '.', name)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`There is no file ${file}.`)
  return { file, bytes: found.size, reopen: values.reopen ?? (values['honor-closing-dates'] ? false : undefined) }
}

async function run({ file, bytes, reopen }: Wish): Promise<void> {
  const { config, db, close } = await openForCommand()
  const list = openImportList(config.dataDir, new Date())
  const progress = showProgress(process.stdout, { reading: bytes })
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  process.once('SIGTERM', () => stop.abort())
  const started = performance.now()
  try {
    const counts = await importPosts(db, {
      file,
      reopen: reopen ?? config.trial,
      list: list.write,
      progress: progress.show,
      stop: stop.signal,
    })
    progress.end()
    for (const line of summaryOf(counts, (performance.now() - started) / 1000)) say(line)
    if (!counts.finished) say('Stopped. Run the same command again to continue.')
    if (!counts.finished || counts.refused === counts.lines) process.exitCode = 1
  } finally {
    const listed = list.close()
    if (listed) say(`Rejected and changed rows, line by line: ${listed}`)
    await close()
  }
}

const fail = (error: unknown, hint = '') => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${hint}`)
  process.exitCode = 1
}

const wish = await readWish().catch((error) => fail(error, `${usage}\n`))
if (wish) await run(wish).catch((error) => fail(error))
