import { spawn } from 'node:child_process'
import type { Identity } from '../db/embedded/identity.ts'

/** Stops a child server when this process ends, even by SIGKILL. */
export type Watchdog = { watch: (pid: number) => void; dismiss: () => void }

// Reads the pid line by line until our end of the pipe closes, which the system does however the process ends.
const script = 'while read -r line; do pid=$line; done; [ -z "$pid" ] || kill -INT "$pid"'

export function startWatchdog(who: Identity | undefined): Watchdog {
  // Windows has no /bin/sh; there the next start stops the orphaned server.
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
  // The app works without the watchdog; after SIGKILL the next start stops the orphaned server.
  dog.on('error', () => {})
  dog.stdin.on('error', () => {})
  return {
    watch: (pid) => void dog.stdin.write(`${pid}\n`),
    dismiss: () => void dog.stdin.end('\n'),
  }
}
