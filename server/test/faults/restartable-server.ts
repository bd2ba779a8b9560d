import { setTimeout as pause } from 'node:timers/promises'
import { freePort, type Running, startProcess } from '../process.ts'
import { startRedis } from '../redis.ts'
import { startRoundRobin } from '../round-robin.ts'

/** The application as one process, or as several behind one address. Killed processes are restarted. */
export interface RestartableServer {
  readonly url: string
  /** Processes that ended without being killed. */
  readonly crashes: number
  /** The output of all processes so far. */
  said(): string
  /** kill -9 of the next process; resolves when its successor serves. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** With the path of a Redis program it starts two processes that share it, else one process. */
export async function startRestartableServer(env: NodeJS.ProcessEnv, redis?: string): Promise<RestartableServer> {
  if (!redis) return mortal([await alwaysAt(env)])
  const shared = await startRedis(redis)
  const processes = [1, 2].map(() => ({ ...env, REDIS_URL: shared.url }))
  const server = await startRestartableServers(processes, startRoundRobin)
  const stop = server.stop
  return Object.assign(server, {
    async stop() {
      await stop()
      await shared.kill()
    },
  })
}

/** One process per environment, behind the proxy that `open` starts. */
export async function startRestartableServers(
  processes: readonly NodeJS.ProcessEnv[],
  open: (urls: string[]) => Promise<{ url: string; close(): Promise<void> }>,
): Promise<RestartableServer & { urls: string[] }> {
  const places: Place[] = []
  try {
    // One after the other, because the first migrates the database.
    for (const env of processes) places.push(await alwaysAt(env))
    const urls = places.map(({ url }) => url)
    const front = await open(urls)
    return Object.assign(
      mortal(places, front.url, () => front.close()),
      { urls },
    )
  } catch (error) {
    await mortal(places).stop()
    throw error
  }
}

/** A process at a fixed port, for itself and its successors. */
async function alwaysAt(env: NodeJS.ProcessEnv) {
  const settings = { ...env, PORT: String(await freePort()) }
  const place = { url: '', crashes: 0, said: '', running: undefined as Running | undefined }
  const live = async () => {
    const running = await startProcess(settings)
    place.running = running
    place.url = running.url
    running.process.once('exit', () => {
      place.said += running.said()
      if (place.running === running) place.crashes += 1
    })
  }
  await live()
  return Object.assign(place, { live })
}
type Place = Awaited<ReturnType<typeof alwaysAt>>

function mortal(places: Place[], url = places[0]?.url ?? '', stopOthers = async () => {}): RestartableServer {
  let turn = 0
  const end = async (place: Place, signal: NodeJS.Signals) => {
    const { running } = place
    place.running = undefined
    await running?.end(signal)
  }
  return {
    url,
    get crashes() {
      return places.reduce((all, place) => all + place.crashes, 0)
    },
    said: () => places.map((place) => place.said + (place.running?.said() ?? '')).join('\n'),
    async kill() {
      const place = places[turn++ % places.length] as Place
      await end(place, 'SIGKILL')
      await pause(0)
      await place.live()
    },
    async stop() {
      await Promise.all(places.map((place) => end(place, 'SIGTERM')))
      await stopOthers()
    },
  }
}
