import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export interface Peer {
  readonly name: string
  readonly url: string
  stop(): Promise<void>
}

interface PeerProgram {
  readonly name: string
  readonly url: string
  /** The script and its arguments, for this Node. */
  readonly script: readonly string[]
  readonly env: NodeJS.ProcessEnv
  readonly cwd?: string
  /** A request that succeeds once the peer is ready. */
  readonly probe: () => Promise<Response>
}

/** Starts a peer written for Node in its own process. Throws if it is not ready within two minutes. */
export async function startPeerProcess({ name, url, script, env, cwd, probe }: PeerProgram): Promise<Peer> {
  const child = spawn(process.execPath, script, { env, stdio: 'ignore', ...(cwd ? { cwd } : {}) })
  const gone = once(child, 'exit')
  const stop = async () => {
    child.kill()
    await gone
  }
  for (let attempt = 0; attempt < 240; attempt++) {
    if (await isReady(probe)) return { name, url, stop }
    await pause(500)
  }
  await stop()
  throw new Error(`${name} did not start within two minutes`)
}

const isReady = (probe: () => Promise<Response>) =>
  probe().then(
    ({ ok }) => ok,
    () => false,
  )
