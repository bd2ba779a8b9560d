import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** `up` is from the client to the server. */
type Way = 'up' | 'down'

/** What the network does to every connection, those that are open and those to come. */
export interface Weather {
  /** Milliseconds that every piece is late by, and up to so many more. */
  readonly latencyMs: number
  readonly jitterMs: number
  /** Where nothing arrives any more, not even that the other side has left; what was sent meanwhile arrives afterwards. */
  readonly blackhole: 'none' | Way | 'both'
  /** New connections are reset at once, or taken and never answered. */
  readonly refuse: boolean
  readonly ignore: boolean
}

export interface FaultProxy {
  readonly port: number
  /** From now on it is like this, until it is changed again. */
  set(weather: Partial<Weather>): void
  /** Ends every open connection abruptly, as when a router forgets it; the server is told as well. */
  reset(): void
  /** Ends every open connection politely, in the middle of whatever is being sent. */
  farewell(): void
  close(): Promise<void>
}

interface Pair {
  readonly client: Socket
  readonly server: Socket
}

const calm: Weather = { latencyMs: 0, jitterMs: 0, blackhole: 'none', refuse: false, ignore: false }
const lookAgainMs = 5

/** A network between a client and a server of this machine that fails as it is told; nothing of the system is changed. */
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

/** Hands on what one end says until it says no more; how it ends is handed on as well, once that can arrive. */
async function pass(from: Socket, to: Socket, passage: () => Promise<void>): Promise<void> {
  // Listened to from the start: a socket that fails while nobody reads it would end this process.
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
