import { spawn } from 'node:child_process'
import { main, prepare, withSettings } from './bootstrap.mjs'
import { exitCode, root, windows } from './run-command.mjs'

const repeatedSignalMs = 1_000
// node scripts/start.mjs cluster: several processes behind one port (docs/operations.md).
const program = process.argv[2] === 'cluster' ? 'server/src/cluster.ts' : 'server/src/main.ts'

await main(async () => {
  const { node, env } = await prepare({ pages: true })
  return serve(node, withTrialDefault(withSettings(node, env)))
})

/**
 * Defaults to production mode. TRIAL replaces payment provider and mail server, so that the product can be tried without them.
 * A start without NODE_ENV, HOST and PUBLIC_URL is reachable from this machine only, and so is a trial.
 * @param {NodeJS.ProcessEnv} env
 */
function withTrialDefault(env) {
  const { NODE_ENV, HOST, PUBLIC_URL, TRIAL } = env
  const trial = NODE_ENV || HOST || PUBLIC_URL ? 'off' : 'on'
  return { ...env, NODE_ENV: NODE_ENV || 'production', TRIAL: TRIAL || trial }
}

/**
 * Runs the server in its own process group and forwards one signal, a further one only after a second.
 * Ctrl-C reaches every process of a terminal's group, some twice through npm, and a second signal forces the exit.
 * @param {string} node @param {NodeJS.ProcessEnv} env @returns {Promise<number>}
 */
function serve(node, env) {
  const follow = new URL('exit-with-parent.mjs', import.meta.url).href
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
      // On Windows the console signals the server directly, and kill() would end it without a shutdown.
      if (!windows && Date.now() - last > repeatedSignalMs) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      last = Date.now()
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
}
