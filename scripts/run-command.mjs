import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const windows = process.platform === 'win32'

/** @param {string} sentence */
export function log(sentence) {
  process.stdout.write(`${sentence}\n`)
}

/**
 * Runs a program and returns its exit code. Passes its output through; with `quiet`, only if it fails.
 * @param {string} program @param {string[]} options
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, shell?: boolean, quiet?: boolean }} [how]
 * @returns {Promise<number>}
 */
export function run(program, options, { cwd = root, env = process.env, shell = false, quiet = false } = {}) {
  return new Promise((resolve) => {
    const output = quiet ? 'pipe' : 'inherit'
    const child = spawn(program, options, { cwd, env, shell, stdio: ['ignore', output, output] })
    /** @type {Buffer[]} */
    const held = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => held.push(chunk))
    const end = () => void child.kill()
    process.once('exit', end)
    child.once('error', (error) => {
      log(`${program} could not be started: ${error.message}`)
      resolve(127)
    })
    child.once('close', (code, signal) => {
      process.off('exit', end)
      if (code !== 0) process.stdout.write(Buffer.concat(held))
      resolve(exitCode(code, signal))
    })
  })
}

/**
 * Runs npm with these arguments: the npm that runs this script, if any.
 * @param {string[]} words @param {{ env: NodeJS.ProcessEnv, quiet?: boolean }} how
 */
export function npm(words, how) {
  const [program, options] = npmCommand(words)
  return run(program, options, { ...how, shell: windows && program === 'npm' })
}

/**
 * The executable and arguments of npm with these arguments.
 * @param {string[]} words @returns {[program: string, words: string[]]}
 */
export function npmCommand(words) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('npm-cli.js') ? [process.execPath, [cli, ...words]] : ['npm', words]
}

/**
 * The standard output of a program; empty if it cannot be started.
 * @param {string} program @param {string[]} words @returns {Promise<string>}
 */
export function captureOutput(program, words, env = process.env) {
  return new Promise((resolve) => {
    const shell = windows && program === 'npm'
    const child = spawn(program, words, { cwd: root, env, shell, stdio: ['ignore', 'pipe', 'ignore'] })
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    child.once('error', () => resolve(''))
    child.once('close', () => resolve(said))
  })
}

/**
 * The exit code as a shell reports it: 128 plus the number of a signal.
 * @param {number | null} code @param {NodeJS.Signals | null} signal
 */
export function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0)
}
