import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const present = (names) => names.filter((name) => existsSync(join(root, name)))
const hasScript = (manifest, name) => name in (JSON.parse(readFileSync(join(root, manifest), 'utf8')).scripts ?? {})
const everywhere = present(['contract', 'server', 'web', 'scripts', 'e2e', 'bench'])

const cruise = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs --config .dependency-cruiser.mjs'
const tsc = 'node_modules/typescript/bin/tsc --project'

/** The slow ones first, so that no core waits at the end. */
const checks = [
  hasScript('web/package.json', 'typecheck') && ['types: web', 'npm run typecheck --silent --workspace web'],
  hasScript('package.json', 'generate') && ['generated files', 'npm run generate --silent -- --check'],
  ['directions', `node ${cruise} --output-type err-long ${everywhere.join(' ')}`],
  ['nothing unused', 'node node_modules/knip/bin/knip.js --no-progress --no-config-hints'],
  ['lint and format', 'node node_modules/@biomejs/biome/bin/biome ci --error-on-warnings --colors=off'],
  ['types: server', `node ${tsc} server`],
  ['types: contract', `node ${tsc} contract`],
  ['types: scripts', `node ${tsc} .`],
  ['sizes and names', 'node scripts/check-sizes.mjs'],
].filter(Boolean)

/** The pinned Node comes before whatever the machine has. */
const path = [join(root, 'node_modules', 'node', 'bin'), process.env.PATH]
/** On Windows npm is a script of the shell. */
const shell = process.platform === 'win32'
const env = { ...process.env, PATH: path.join(delimiter), NO_COLOR: '1' }

function run([name, line]) {
  const started = performance.now()
  const [command, ...args] = line.split(' ')
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], shell })
    const collect = (chunk) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ name, passed: false, output: String(error), started }))
    child.on('close', (status) => resolve({ name, passed: status === 0, output, started }))
  })
}

function report({ name, passed, output, started }) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5)
  process.stdout.write(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds} s\n`)
  if (!passed) process.stdout.write(`\n${output.trim()}\n\n`)
}

async function worker(queue, results) {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const result = await run(check)
    report(result)
    results.push(result)
  }
}

const queue = [...checks]
const results = []
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, () => worker(queue, results)))
process.exitCode = results.every((result) => result.passed) ? 0 : 1
