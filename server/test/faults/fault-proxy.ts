import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** `up` is from the client to the server. */
type Way = 'up' | 'down'

/** The condition of the network, for open and new connections. */
export interface NetworkConditions {
  /** Milliseconds of delay per chunk, plus up to `jitterMs`. */
  readonly latencyMs: number
  readonly jitterMs: number
  /** The direction in which nothing arrives, not even a close. Data sent meanwhile arrives afterwards. */
  readonly blackhole: 'none' | Way | 'both'
  /** `refuse` resets new connections immediately; `ignore` accepts them and never responds. */
  readonly refuse: boolean
  readonly ignore: boolean
}

export interface FaultProxy {
  readonly port: number
  /** Changes the condition until the next call. */
  set(weather: Partial<NetworkConditions>): void
  /** Resets all open connections on both sides, as when a router forgets them. */
  reset(): void
  /** Closes all open connections gracefully, in the middle of data. */
  farewell(): void
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

const calm: NetworkConditions = { latencyMs: 0, jitterMs: 0, blackhole: 'none', refuse: false, ignore: false }
const lookAgainMs = 5

/** A TCP proxy to a port of this machine that injects network faults. */
export async function startFaultProxy(target: number): Promise<FaultProxy> {
  let weather = calm
  const pairs = new Set<Pair>()
  const ignored = new Set<Socket>()
  const passage = async (way: Way): Promise<void> => {
    const late = weather.latencyMs + Math.random() * weather.jitterMs
    if (late > 0) await pause(late)
    while (weather.blackhole === way || weather.blackhole === 'both') await pause(lookAgainMs)
  }
  const listener = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    if (weather.refuse) {
      client.resetAndDestroy()
      return
    }
    if (weather.ignore) {
      ignored.add(client.on('error', () => {}))
      return
    }
    const server = connect({ port: target, host: '127.0.0.1', allowHalfOpen: true, noDelay: true })
    const pair = { client, server }
    pairs.add(pair)
    void Promise.all([pass(client, server, () => passage('up')), pass(server, client, () => passage('down'))]).then(
      () => pairs.delete(pair),
    )
  })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const cut = () => {
    for (const { client, server } of pairs) for (const end of [client, server]) end.resetAndDestroy()
    for (const client of ignored) client.destroy()
  }
  return {
    port: (listener.address() as AddressInfo).port,
    set(changes) {
      weather = { ...weather, ...changes }
    },
    reset: cut,
    farewell() {
      for (const { client, server } of pairs) for (const end of [client, server]) end.destroySoon()
    },
    async close() {
      weather = calm
      cut()
      listener.close()
      await once(listener, 'close')
    },
  }
}

/** Forwards data from one end until it ends, and then forwards how it ended. */
async function pass(from: Socket, to: Socket, passage: () => Promise<void>): Promise<void> {
  // Attached from the start, because an unhandled socket error would end this process.
  let failed = false
  from.on('error', () => {
    failed = true
  })
  try {
    for await (const piece of from.iterator({ destroyOnReturn: false })) {
      await passage()
      if (!to.write(piece) && !to.destroyed) await Promise.race([once(to, 'drain'), once(to, 'close')])
    }
  } catch {
    failed = true
  }
  await passage()
  if (failed) to.resetAndDestroy()
  else to.end()
}
