import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Server } from 'socket.io'
import type { Config } from '../config/config.ts'
import type { Redis } from '../ports/redis.ts'
import { exposeReadPosition, keepStreamAlive } from './adapter.ts'
import { createForwarder, refuseSession, refuseUpgrade } from './forwarder.ts'
import { type Engine, openInternalListener } from './internal-listener.ts'
import { joinPeers, type Peers } from './peers.ts'

const heartbeatMs = 5_000
const timeoutMs = 1_000
/** Reconnections are spread over this time. */
const reconnectSpreadMs = 5_000

/** The connection of this process to the others of the installation. */
export interface Processes {
  /** Whether a socket of another process is in the room. Processes that do not respond within a second count as empty. */
  isOccupied(room: string): Promise<boolean>
  /** Records that an emit did not reach the other processes. */
  markMissed(): void
  close(): Promise<void>
}

/**
 * Joins the processes behind one address, without sticky sessions: requests for a session of another process are
 * forwarded to it. After a Redis outage clients are disconnected, so that they reconnect and fetch what they missed.
 */
export async function joinProcesses(io: Server, redis: Redis, { socket: settings }: Config): Promise<Processes> {
  const engine = ownEngine(io)
  const listener = await openInternalListener(settings.peerHost, engine)
  const peers = joinPeers(redis, listener.address)
  const stopForwarding = forwardTo(io, peers, engine, settings.pingIntervalMs + settings.pingTimeoutMs + heartbeatMs)
  let missed: 'nothing' | 'by us' | 'by all' = 'nothing'
  const heartbeat = async () => {
    await peers.register()
    exposeReadPosition(io)
    await keepStreamAlive(redis)
    if (missed === 'nothing') return
    if (missed === 'by all') io.serverSideEmit('missed')
    missed = 'nothing'
    reconnectClients(io)
  }
  const tryHeartbeat = () => void heartbeat().catch(() => {})
  redis.onReconnect(() => {
    if (missed === 'nothing') missed = 'by us'
    tryHeartbeat()
  })
  io.on('missed', () => reconnectClients(io))
  io.on('isOccupied', (room: string, answer: (yes: boolean) => void) => answer(io.sockets.adapter.rooms.has(room)))
  await heartbeat()
  const timer = setInterval(tryHeartbeat, heartbeatMs)
  return {
    async isOccupied(room) {
      const answers: Promise<boolean[]> = io.serverSideEmitWithAck('isOccupied', room).catch(() => [])
      const noAnswers = pause<boolean[]>(timeoutMs, [], { ref: false })
      return (await Promise.race([answers, noAnswers])).includes(true)
    },
    markMissed() {
      missed = 'by all'
    },
    async close() {
      clearInterval(timer)
      stopForwarding()
      await peers.deregister()
      await listener.close()
      await io.sockets.adapter.close()
      redis.close()
    },
  }
}

function ownEngine({ engine }: Server): Engine {
  return {
    handleRequest: engine.handleRequest.bind(engine),
    handleUpgrade: engine.handleUpgrade.bind(engine),
  } as Engine
}

/** Prefixes session ids with our process id, and forwards requests for other processes' sessions. Returns a function to stop. */
function forwardTo({ engine }: Server, peers: Peers, own: Engine, timeoutMs: number): () => void {
  const forwarder = createForwarder(timeoutMs)
  let stopped = false
  const find = async (id: string) => (stopped ? undefined : peers.find(id))
  engine.generateId = () => peers.newSessionId()
  const others: Engine = {
    async handleRequest(request, response) {
      const owner = ownerOf(request, peers)
      if (!owner) return own.handleRequest(request, response)
      const peer = await find(owner)
      if (peer) return forwarder.request(peer, request, response)
      if (stopped) response.setHeader('connection', 'close')
      refuseSession(response)
    },
    async handleUpgrade(request, socket, head) {
      const owner = ownerOf(request, peers)
      if (!owner) return own.handleUpgrade(request, socket, head)
      socket.on('error', () => socket.destroy())
      const peer = await find(owner)
      if (peer) forwarder.upgrade(peer, request, socket, head)
      else refuseUpgrade(socket)
    },
  }
  Object.assign(engine, others)
  return () => {
    stopped = true
    forwarder.close()
  }
}

function ownerOf({ url = '' }: IncomingMessage, peers: Peers): string | undefined {
  const session = new URLSearchParams(url.split('?', 2)[1]).get('sid')
  return session ? peers.ownerOf(session) : undefined
}

/** Closes all transports at random times. Clients then reconnect by themselves and fetch what they missed. */
function reconnectClients(io: Server): void {
  const { clients } = io.engine as unknown as { clients: Record<string, { close(): void }> }
  for (const client of Object.values(clients))
    setTimeout(() => client.close(), Math.random() * reconnectSpreadMs).unref()
}
