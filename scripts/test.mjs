import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { audit } from './audit.mjs'
import { main, prepare } from './bootstrap.mjs'
import {
  ensureChromium,
  ensureNginx,
  ensurePgBouncer,
  ensurePostgres,
  ensureRedis,
  ensureSwift,
} from './machine-programs.mjs'
import { root, run, say } from './run-program.mjs'
import { addUp, judge, lastLine, tallyOfPlaywright, tallyOfVitest } from './test-results.mjs'

const reports = fs.mkdtempSync(join(tmpdir(), 'hearback-reports-'))
const noBrowser = { passed: 0, failed: 1, skipped: 0 }

/** @typedef {import('./test-results.mjs').Tally} Tally */

await main(async () => {
  const tallies = await everyKind().catch((error) => {
    say(error.message)
    return [{ passed: 0, failed: 1, skipped: 0 }]
  })
  fs.rmSync(reports, { recursive: true, force: true })
  const total = addUp(tallies)
  say(lastLine(total))
  return total.failed > 0 ? 1 : 0
})

/** @returns {Promise<Tally[]>} */
async function everyKind() {
  const { node, env: found } = await prepare({ pages: true })
  const chromium = await ensureChromium()
  const postgres = await ensurePostgres()
  const redis = await ensureRedis()
  const pgbouncer = await ensurePgBouncer()
  const nginx = await ensureNginx()
  await ensureSwift()
  const programs = {
    CHROMIUM_PATH: chromium,
    NATIVE_POSTGRES_BIN: postgres,
    REDIS_SERVER: redis,
    PGBOUNCER: pgbouncer,
    NGINX: nginx,
  }
  const env = { ...withoutSettings(found), ...programs }
  const checks = await check(node, env)
  const weaknesses = await auditPackages(env)
  const unit = await vitest(node, env, chromium ? [] : ['--project', 'unit'])
  if (!chromium) return [checks, weaknesses, unit, noBrowser]
  say('Walking through the journeys in a browser.')
  const journeys = await playwright(node, env, 'e2e')
  say('Looking at every page of every kind of account.')
  return [checks, weaknesses, unit, journeys, await playwright(node, env, 'e2e/crawl.config.ts')]
}

/** @param {string} node @param {NodeJS.ProcessEnv} env */
async function check(node, env) {
  say('Checking types, directions, sizes and style.')
  const code = await run(node, ['scripts/check.mjs'], { env })
  return judge({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }, code)
}

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Tally>} */
async function auditPackages(env) {
  say('Asking the registry for known weaknesses of the packages.')
  const { outcome, sentence } = await audit(env)
  say(sentence)
  return { passed: 0, failed: 0, skipped: 0, [outcome]: 1 }
}

/** @param {string} node @param {NodeJS.ProcessEnv} env @param {string[]} options */
async function vitest(node, env, options) {
  say('Testing the contract, the server and the components.')
  const file = join(reports, 'vitest.json')
  const reporters = ['default', './scripts/second-tries.mjs', 'json'].map((name) => `--reporter=${name}`)
  const code = await run(
    node,
    ['node_modules/vitest/vitest.mjs', 'run', '--retry=1', ...reporters, `--outputFile.json=${file}`, ...options],
    { env },
  )
  return judge(read(file, tallyOfVitest), code)
}

/** @param {string} node @param {NodeJS.ProcessEnv} env @param {string} config */
async function playwright(node, env, config) {
  const file = join(reports, `${config.replaceAll('/', '-')}.json`)
  const words = ['node_modules/@playwright/test/cli.js', 'test', `--config=${config}`, '--reporter=list,json']
  const code = await run(node, words, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  return judge(read(file, tallyOfPlaywright), code)
}

/**
 * @template Report
 * @param {string} file @param {(report: Report) => Tally} tally
 */
function read(file, tally) {
  return fs.existsSync(file) ? tally(JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined
}

/** Settings of an installation, above all DATABASE_URL, are none of the tests' business. @param {NodeJS.ProcessEnv} env */
function withoutSettings(env) {
  const settings = fs.readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^(\w+)=/gm)
  const names = new Set([...settings].map((match) => match[1]))
  return Object.fromEntries(Object.entries(env).filter(([name]) => !names.has(name)))
}
