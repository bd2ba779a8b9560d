import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { main, prepare } from '../bootstrap.mjs'
import { log, root } from '../run-command.mjs'
import { selectParts } from './long-run-parts.mjs'
import { renderReport, replaceRows, rowsOf, summarizeRows } from './long-run-report.mjs'
import {
  ensureFailoverPrograms,
  ensureNginx,
  ensurePgBouncer,
  ensurePostgres,
  ensureRedis,
  ensureSwift,
} from './system-packages.mjs'

/**
 * @typedef {import('./long-run-parts.mjs').Part} Part
 * @typedef {import('./long-run-report.mjs').Row} Row
 */

// npm run test:long -- --only P31,P8: runs the long form of all promises of docs/promises.md, or of some, sequentially.
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const results = join(root, 'docs/long-run.json')
const folder = fs.mkdtempSync(join(tmpdir(), 'hearback-long-'))

await main(async () => {
  const parts = selectParts(values.only.split(',').filter(Boolean))
  const { node, env } = await prepareAll()
  /** @type {Row[]} */
  const rows = []
  for (const [n, part] of parts.entries()) {
    log(`\n[${n + 1}/${parts.length}] ${part.name}: ${part.says}, at most ${part.minutes} minutes`)
    const at = new Date().toISOString()
    const start = Date.now()
    const outcome = await runPart(node, part, env)
    const seconds = Math.round((Date.now() - start) / 1_000)
    const own = rowsOf(part, outcome).map((row) => ({ ...row, at, seconds }))
    rows.push(...own)
    log(
      `[${n + 1}/${parts.length}] ${part.name}, ${seconds} s: ${own.map((row) => `${row.promise} ${row.result}`).join(', ')}`,
    )
    write(rows)
  }
  fs.rmSync(folder, { recursive: true, force: true })
  log(`\n${rows.map((row) => `${row.result.padEnd(8)} ${row.promise.padEnd(6)} ${row.figures}`).join('\n')}`)
  log(summarizeRows(rows))
  return rows.some((row) => row.result === 'failed') ? 1 : 0
})

/** Tests that need a missing program are skipped. */
async function prepareAll() {
  const { node, env } = await prepare({ pages: true })
  const programs = {
    NATIVE_POSTGRES_BIN: await ensurePostgres(),
    REDIS_SERVER: await ensureRedis(),
    PGBOUNCER: await ensurePgBouncer(),
    NGINX: await ensureNginx(),
    ...(await ensureFailoverPrograms()),
  }
  await ensureSwift()
  const seed = env.FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
  log(`FUZZ_SEED=${seed}`)
  return { node, env: { ...env, ...programs, LONG: '1', FUZZ_SEED: seed } }
}

/** @param {string} node @param {Part} part @param {NodeJS.ProcessEnv} env */
async function runPart(node, part, env) {
  const notes = join(folder, `${part.name}.ndjson`)
  const report = join(folder, `${part.name}.json`)
  const program =
    part.hosts && Object.values(env).includes(undefined) ? undefined : (part.program ?? testsOf(part, report))
  if (!program) return { isLeftOut: true, code: 0, isLate: false, notes: [] }
  const { code, isLate } = await runFor(part.minutes, node, program, { ...env, ...part.env, FIGURES: notes })
  const read = (/** @type {string} */ file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
  const lines = read(notes).split('\n').filter(Boolean)
  const text = read(report)
  return { code, isLate, notes: lines.map((line) => JSON.parse(line)), report: text ? JSON.parse(text) : undefined }
}

/** @param {Part} part @param {string} report */
function testsOf({ tests = {}, minutes }, report) {
  const files = [...new Set(Object.values(tests).flat())]
  const limit = `--testTimeout=${minutes * 60_000}`
  const projects = new Set(files.map((file) => (file.startsWith('web/') ? 'web' : 'unit')))
  const options = [
    ...[...projects].flatMap((project) => ['--project', project]),
    limit,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  // Sequentially, because parallel tests would disturb measurements.
  return ['node_modules/vitest/vitest.mjs', 'run', ...options, '--maxWorkers=1', ...files]
}

/**
 * Runs a program with inherited output. Kills its process group after `minutes`, or when this process exits.
 * @param {number} minutes @param {string} node @param {string[]} words @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, isLate: boolean }>}
 */
function runFor(minutes, node, words, env) {
  return new Promise((resolve) => {
    const child = spawn(node, words, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
    let isLate = false
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      try {
        if (child.pid) process.kill(-child.pid, signal)
      } catch {
        // The group has exited already.
      }
    }
    const endWithUs = () => end('SIGTERM')
    process.once('exit', endWithUs)
    const late = setTimeout(() => {
      isLate = true
      end('SIGTERM')
      setTimeout(() => end('SIGKILL'), 10_000).unref()
    }, minutes * 60_000)
    child.once('error', (error) => log(error.message))
    child.once('close', (code) => {
      clearTimeout(late)
      process.off('exit', endWithUs)
      end('SIGKILL')
      resolve({ code: code ?? 1, isLate })
    })
  })
}

/** Called after each part, so that an interrupted run keeps its results. @param {readonly Row[]} rows */
function write(rows) {
  /** @type {{ machine: string, rows: Row[] } | undefined} */
  const before = fs.existsSync(results) ? JSON.parse(fs.readFileSync(results, 'utf8')) : undefined
  const [cpu] = cpus()
  const machine = `${cpus().length} cores (${cpu?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}`
  const all = replaceRows(before?.rows ?? [], rows)
  fs.writeFileSync(results, `${JSON.stringify({ machine, rows: all }, undefined, 2)}\n`)
  fs.writeFileSync(join(root, 'docs/long-run.md'), renderReport(all, machine))
}
