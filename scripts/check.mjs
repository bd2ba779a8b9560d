import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const tool = (name) => join(root, 'node_modules', '.bin', name)
const present = (names) => names.filter((name) => existsSync(join(root, name)))
const scriptsOf = (manifest) => JSON.parse(readFileSync(join(root, manifest), 'utf8')).scripts ?? {}

const checks = [
  ...('typecheck' in scriptsOf('web/package.json')
    ? [{ name: 'types: web', command: 'npm', args: ['run', 'typecheck', '--silent', '--workspace', 'web'] }]
    : []),
  ...('generate' in scriptsOf('package.json')
    ? [{ name: 'generated files', command: 'npm', args: ['run', 'generate', '--silent', '--', '--check'] }]
    : []),
  {
    name: 'directions',
    command: tool('depcruise'),
    args: [
      ...['--config', '.dependency-cruiser.mjs', '--output-type', 'err-long'],
      ...present(['contract', 'server', 'web', 'scripts', 'e2e', 'bench']),
    ],
  },
  { name: 'types: server', command: tool('tsc'), args: ['--project', 'server'] },
  { name: 'types: contract', command: tool('tsc'), args: ['--project', 'contract'] },
  { name: 'types: scripts', command: tool('tsc'), args: ['--project', '.'] },
  { name: 'nothing unused', command: tool('knip'), args: ['--no-progress', '--no-config-hints'] },
  { name: 'lint and format', command: tool('biome'), args: ['ci', '--error-on-warnings', '--colors=off'] },
  { name: 'sizes and names', command: 'node', args: [join('scripts', 'check-sizes.mjs')] },
]

/** The pinned Node and the tools of this repository come before whatever the machine has. */
const path = [join(root, 'node_modules', 'node', 'bin'), join(root, 'node_modules', '.bin'), process.env.PATH]
const env = { ...process.env, PATH: path.join(delimiter), NO_COLOR: '1' }

function run({ name, command, args }) {
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
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
