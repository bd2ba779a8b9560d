import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { main, prepare } from '../bootstrap.mjs'
import { root, windows } from '../run-command.mjs'

const present = (names) => names.filter((name) => existsSync(join(root, name)))
const hasScript = (manifest, name) => name in (JSON.parse(readFileSync(join(root, manifest), 'utf8')).scripts ?? {})
const everywhere = present(['contract', 'texts', 'server', 'web', 'scripts', 'e2e', 'bench'])

const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs --output-type err-long --config'
/** One checker each: several would judge shared types again, while other checks want the cores. */
const tsc = 'node_modules/typescript/bin/tsc --checkers 1 --project'

/** Slow checks first, so that no core is idle at the end. */
const checks = [
  ['types: server and scripts', `node ${tsc} .`],
  hasScript('web/package.json', 'typecheck') && ['types: web', 'npm run typecheck --silent --workspace web'],
  hasScript('package.json', 'generate') && ['generated files', 'npm run generate --silent -- --check'],
  ['directions', `node ${cruise} .dependency-cruiser.mjs ${everywhere.join(' ')}`],
  ['tree of features', `node ${cruise} .dependency-cruiser.features.mjs server`],
  ['cycles of folders', 'node scripts/check/folder-cycles.mjs'],
  ['nothing unused', 'node node_modules/knip/bin/knip.js --no-progress --no-config-hints'],
  ['lint and format', 'node node_modules/@biomejs/biome/bin/biome ci --error-on-warnings --colors=off'],
  ['types: contract', `node ${tsc} contract`],
  ['types: texts', `node ${tsc} texts`],
  ['migrations', 'node scripts/check/lint-migrations.ts'],
  ['sizes and names', 'node scripts/check/check-sizes.mjs'],
].filter(Boolean)

/** On Windows npm is a shell script. */
function run([name, line], env) {
  const started = performance.now()
  const [command, ...words] = line.split(' ')
  return new Promise((resolve) => {
    let output = ''
    const collect = (chunk) => {
      output += chunk
    }
    const child = spawn(command, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell: windows })
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ name, passed: false, output: String(error), started }))
    child.on('close', (status) => resolve({ name, passed: status === 0, output, started }))
  })
}

function report({ name, passed, output, started }) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5)
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(26)} ${seconds} s\n`)
  if (!passed) process.stdout.write(`\n${output.trim()}\n\n`)
  return passed
}

async function worker(queue, env) {
  let passed = true
  for (let check = queue.shift(); check; check = queue.shift()) {
    passed = report(await run(check, env)) && passed
  }
  return passed
}

await main(async () => {
  const { env } = await prepare({ pages: false })
  const queue = [...checks]
  const hands = Array.from({ length: Math.max(2, availableParallelism()) })
  const passed = await Promise.all(hands.map(() => worker(queue, { ...env, NO_COLOR: '1' })))
  return passed.every(Boolean) ? 0 : 1
})
