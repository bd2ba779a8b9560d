import { spawn } from 'node:child_process'
import type { Identity } from '../db/embedded/identity.ts'

/** Stops the server when this process ends without doing so, even by kill -9. */
export type Watchdog = { watch: (pid: number) => void; dismiss: () => void }

// Reads the pid to stop, line by line, until our end of the pipe closes: the system closes it however we end.
const script = 'while read -r line; do pid=$line; done; [ -z "$pid" ] || kill -INT "$pid"'

export function startWatchdog(who: Identity | undefined): Watchdog {
  // Windows has no such shell: there the next start stops what was left behind.
  if (process.platform === 'win32') return { watch: () => {}, dismiss: () => {} }
  const { PATH } = process.env
  const dog = spawn('/bin/sh', ['-c', script], {
    ...who,
    cwd: '/',
    env: { PATH },
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  dog.unref()
  // Without it the app runs as well, only a kill -9 leaves the server to the next start.
  dog.on('error', () => {})
  dog.stdin.on('error', () => {})
  return {
    watch: (pid) => void dog.stdin.write(`${pid}\n`),
    dismiss: () => void dog.stdin.end('\n'),
  }
}
