import { spawn } from 'node:child_process'
import { main, prepare, settingsOptions } from './bootstrap.mjs'
import { exitCode, root } from './run-command.mjs'

// node scripts/run.mjs FILE ARGUMENTS: runs a file of this repository with the pinned Node and the settings of .env.
await main(async () => {
  const { node, env } = await prepare({ pages: false })
  const child = spawn(node, [...settingsOptions(), ...process.argv.slice(2)], { cwd: root, env, stdio: 'inherit' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.removeAllListeners(signal)
    // Ctrl-C has reached the child as well; this process must not exit first.
    process.on(signal, () => void (signal === 'SIGINT' || child.kill(signal)))
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
})
