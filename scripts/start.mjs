import { spawn } from 'node:child_process'
import { main, prepare, withSettings } from './bootstrap.mjs'
import { exitCode, root, windows } from './run-program.mjs'

const impatience = 1_000
// node scripts/start.mjs cluster: several processes behind one port (docs/operations.md).
const program = process.argv[2] === 'cluster' ? 'server/src/cluster.ts' : 'server/src/main.ts'

await main(async () => {
  const { node, env } = await prepare({ pages: true })
  return serve(node, atHome(withSettings(node, env)))
})

/**
 * The pages are always built and served the way they are in production. Whether people depend on this installation is another
 * question, the setting TRIAL: it lets the whole product be tried without a payment provider and a mail server. A start that
 * names neither NODE_ENV nor HOST nor PUBLIC_URL is on nobody's network but this machine's, so it is such a trial.
 * @param {NodeJS.ProcessEnv} env
 */
function atHome(env) {
  const { NODE_ENV, HOST, PUBLIC_URL, TRIAL } = env
  const trial = NODE_ENV || HOST || PUBLIC_URL ? 'off' : 'on'
  return { ...env, NODE_ENV: NODE_ENV || 'production', TRIAL: TRIAL || trial }
}

/**
 * Runs the server in a process group of its own: Ctrl-C in a terminal reaches every process of a group at once, some of them twice
 * through npm, and a second signal means "do not wait for anybody". So exactly one signal is passed on; one more only a second later.
 * @param {string} node @param {NodeJS.ProcessEnv} env @returns {Promise<number>}
 */
function serve(node, env) {
  const follow = new URL('follow-parent.mjs', import.meta.url).href
  const child = spawn(node, ['--import', follow, program], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: !windows,
  })
  let last = 0
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeAllListeners(signal)
    process.on(signal, () => {
      // On Windows the console tells the server itself, and kill() would give it no time.
      if (!windows && Date.now() - last > impatience) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      last = Date.now()
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}
