import fs from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { audit } from '../audit.mjs'
import { main, prepare } from '../bootstrap.mjs'
import { log, root, run } from '../run-command.mjs'
import { ensureWebBuild } from '../web-build.mjs'
import {
  ensureChromium,
  ensureDovecot,
  ensureFailoverPrograms,
  ensureHeadlessShell,
  ensureNginx,
  ensurePgBouncer,
  ensurePostgres,
  ensureRedis,
  ensureSwift,
} from './system-packages.mjs'
import { makeTempFolder } from './temp-folder.mjs'
import {
  failuresOfPlaywright,
  failuresOfVitest,
  formatPhases,
  formatTally,
  judge,
  sumTallies,
  tallyPlaywright,
  tallyVitest,
} from './test-summary.mjs'

const temp = makeTempFolder()
const reports = fs.mkdtempSync(join(temp, 'reports-'))
const noBrowser = { passed: 0, failed: 1, skipped: 0 }
/** Failures, printed again at the end, where a truncated log still shows them. @type {string[]} */
const failures = []
/** @type {{ name: string, seconds: number, busy: number }[]} */
const phases = []

/** @typedef {import('./test-summary.mjs').Tally} Tally */

await main(async () => {
  const tallies = await runAllTests().catch((error) => {
    failures.push(error.message)
    return [{ passed: 0, failed: 1, skipped: 0 }]
  })
  const total = sumTallies(tallies)
  for (const failure of failures) log(`\n${failure}`)
  log(formatPhases(phases))
  log(formatTally(total))
  return total.failed > 0 ? 1 : 0
})

/** @returns {Promise<Tally[]>} */
async function runAllTests() {
  const { node, env: found } = await timed('packages', prepare({ pages: false }))
  const programs = await timed('programs', ensurePrograms())
  const chromium = programs.CHROMIUM_PATH
  // With the cache, a process reads the modules of the application in 1.4 s of a processor instead of 2.3.
  const caches = { NODE_COMPILE_CACHE: join(temp, 'hearback-compile-cache') }
  const env = { ...withoutSettings(found), ...programs, ...caches, TMPDIR: temp }
  // The build mostly uses one processor, and the audit waits for the registry.
  const beforeTests = Promise.all([check(node, env), auditPackages(env), ensureWebBuild(found)])
  const [checks, weaknesses] = await timed('pages, quick check and audit', beforeTests)
  const unit = await timed('Vitest', vitest(node, env, chromium ? [] : ['--project', 'unit']))
  if (!chromium) return [checks, weaknesses, unit, noBrowser]
  log('Walking through the journeys in a browser.')
  const journeys = await timed('journeys', playwright(node, env, 'e2e'))
  log('Looking at every page of every kind of account.')
  const pages = await timed('pages', playwright(node, env, 'e2e/crawl/crawl.config.ts'))
  return [checks, weaknesses, unit, journeys, pages]
}

async function ensurePrograms() {
  const chromium = await ensureChromium()
  const programs = {
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL: chromium && (await ensureHeadlessShell()),
    NATIVE_POSTGRES_BIN: await ensurePostgres(),
    REDIS_SERVER: await ensureRedis(),
    PGBOUNCER: await ensurePgBouncer(),
    NGINX: await ensureNginx(),
    ...(await ensureFailoverPrograms()),
  }
  await ensureSwift()
  await ensureDovecot()
  return programs
}

/** Measures a phase that has just begun. @template Result @param {string} name @param {Promise<Result>} phase */
async function timed(name, phase) {
  const [start, before] = [Date.now(), processorTimes()]
  const result = await phase
  const after = processorTimes()
  const busy = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all)
  phases.push({ name, seconds: (Date.now() - start) / 1000, busy })
  return result
}

/** Milliseconds since the machine started, over all processors. */
function processorTimes() {
  const times = cpus().map((one) => one.times)
  const sum = (/** @type {number[]} */ all) => all.reduce((total, one) => total + one, 0)
  return { idle: sum(times.map((one) => one.idle)), all: sum(times.flatMap((one) => Object.values(one))) }
}

/** @param {string} node @param {NodeJS.ProcessEnv} env */
async function check(node, env) {
  log('Checking types, directions, sizes and style.')
  const code = await run(node, ['scripts/check/check.mjs'], { env })
  if (code !== 0) failures.push('The quick check (npm run check) failed.')
  return judge({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, code)
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Tally>} */
async function auditPackages(env) {
  log('Asking the registry for known weaknesses of the packages.')
  const { outcome, sentence } = await audit(env)
  log(sentence)
  if (outcome === 'failed') failures.push(sentence)
  return { passed: 0, failed: 0, skipped: 0, [outcome]: 1 }
}

/** @param {string} node @param {NodeJS.ProcessEnv} env @param {string[]} options */
async function vitest(node, env, options) {
  log('Testing the contract, the server and the components.')
  const file = join(reports, 'vitest.json')
  const flaky = join(reports, 'flaky.txt')
  const reporters = ['default', './scripts/test/flaky-report.mjs', 'json'].map((name) => `--reporter=${name}`)
  const code = await run(
    node,
    ['node_modules/vitest/vitest.mjs', 'run', '--retry=1', ...reporters, `--outputFile.json=${file}`, ...options],
    { env: { ...env, FLAKY_REPORT: flaky } },
  )
  if (fs.existsSync(flaky)) failures.push(fs.readFileSync(flaky, 'utf8').trim())
  return outcomeOf('Vitest', { file, code, tally: tallyVitest, failuresOf: failuresOfVitest })
}

/** @param {string} node @param {NodeJS.ProcessEnv} env @param {string} config */
async function playwright(node, env, config) {
  const file = join(reports, `${config.replaceAll('/', '-')}.json`)
  const words = ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, '--reporter=list,json']
  const code = await run(node, words, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  return outcomeOf('Playwright', { file, code, tally: tallyPlaywright, failuresOf: failuresOfPlaywright })
}

/**
 * Counts the report that a runner wrote, if any, and remembers its failures.
 * @template Report
 * @param {string} runner
 * @param {{ file: string, code: number, tally: (report: Report) => Tally, failuresOf: (report: Report) => string[] }} run
 */
function outcomeOf(runner, { file, code, tally, failuresOf }) {
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined
  const named = report ? failuresOf(report) : []
  failures.push(...named)
  const outcome = judge(report && tally(report), code)
  if (outcome.failed > 0 && named.length === 0)
    failures.push(`${runner} ended with code ${code} without a failed test: it crashed, or too many tests were flaky.`)
  return outcome
}

/** Removes settings of an installation, such as DATABASE_URL, from the environment of the tests. @param {NodeJS.ProcessEnv} env */
function withoutSettings(env) {
  const settings = fs.readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)
  const names = new Set([...settings].map((match) => match[1]))
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)))
}
