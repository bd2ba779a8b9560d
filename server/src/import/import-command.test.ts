import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { aRow, storedJobs } from '../../test/import-files.ts'
import { showProgress } from './import-progress.ts'

const app = testApp()
const run = promisify(execFile)
const command = join(import.meta.dirname, '../cli/import.ts')

describe('npm run import', () => {
  let dataDir = ''
  let file = ''
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'hearback-import-'))
    file = join(dataDir, 'posts.ndjson')
    const rows = [aRow({ closesAt: '2026-02-01' }), aRow({ sourceId: '2', salaryFrom: 30, salaryTo: 20 })]
    await writeFile(file, `${rows.map((row) => JSON.stringify(row)).join('\n')}\nnonsense\n`)
  })
  afterEach(() => rm(dataDir, { recursive: true }))
  const start = (words: string[], env: Record<string, string> = {}) =>
    run(process.execPath, [command, ...words], {
      env: { NODE_ENV: 'test', DATABASE_URL: app.deps.config.databaseUrl ?? '', DATA_DIR: dataDir, ...env },
    })

  test('says what it did, and lists what it refused or marked', async () => {
    const { stdout } = await start([file])
    expect(stdout).toContain('3 rows: 2 new, 0 changed, 0 unchanged, 1 refused; 1 new companies.')
    expect(stdout).toContain('1 refused: is not JSON.')
    expect(stdout).toContain('1 have a pay range that runs backwards: shown as not stated.')
    expect(stdout).toContain('1 are open although their closing date at the source has passed')
    const list = (await readdir(dataDir)).find((name) => /^import-.+\.txt$/.test(name)) ?? ''
    expect(stdout).toContain(list)
    expect(await readFile(join(dataDir, list), 'utf8')).toBe(
      'line 2: taken: pay reversed (30 to 20 USD, HOUR)\nline 3: refused: is not JSON\n',
    )
    expect((await storedJobs(app)).map(({ status }) => status)).toEqual(['open', 'open'])
  })

  test('reads UTF-16, and says what to do with one JSON array', async () => {
    await writeFile(file, `\uFEFF${JSON.stringify(aRow({ jobTitle: 'Bäcker' }))}\n`, 'utf16le')
    expect((await start([file])).stdout).toContain('1 rows: 1 new')
    expect((await storedJobs(app)).map(({ title }) => title)).toEqual(['Bäcker'])
    await writeFile(file, JSON.stringify([aRow()], null, 2))
    await expect(start([file])).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('one JSON array') })
  })

  test('honors closing dates where people depend on the installation, or when told to', async () => {
    const { stdout } = await start([file], { TRIAL: 'off' })
    expect(stdout).toContain('1 are expired: their closing date at the source has passed.')
    expect((await start([file, '--honor-closing-dates'])).stdout).toContain('2 unchanged')
    expect((await start([file, '--reopen'], { TRIAL: 'off' })).stdout).toContain('1 changed')
  })

  test.each([
    ['no file', [], 'Give exactly one file.'],
    ['a file that is not there', ['nowhere.ndjson'], 'There is no file'],
    ['two wishes that exclude each other', ['a', '--reopen', '--honor-closing-dates'], 'Use only one of the options.'],
    ['a word that it does not know', ['a', '--fast'], '--fast'],
  ])('refuses %s, and says how it is used', async (_, words, sentence) => {
    await expect(start(words)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`${sentence}[^]*Usage: npm run import`)),
    })
  })
})

describe('progress', () => {
  const shown = (isTTY: boolean) => {
    const written: string[] = []
    const progress = showProgress({ isTTY, write: (text) => written.push(text) }, { reading: 200 })
    progress.show('reading', 100)
    progress.show('reading', 200)
    progress.show('search', 3)
    progress.end()
    return written.join('')
  }

  test('is a bar on a terminal, and plain lines elsewhere', () => {
    expect(shown(true)).toContain(`${'█'.repeat(15)}${'░'.repeat(15)} 50%`)
    expect(shown(false)).toBe('  Reading: 50%\n  Reading: 100%\n  Tidying search and its words: 3\n')
  })
})
