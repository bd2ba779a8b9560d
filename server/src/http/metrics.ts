import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { PoolCounts } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { listQueueStates } from '../queue/queue-state.sql.ts'
import { counters } from '../telemetry/counters.ts'

export type Sources = Pick<Deps, 'db' | 'pool' | 'replica' | 'redis'> & {
  sockets(): { clients: number; people: number }
}

/** Queue metrics run at most one statement in this time, regardless of scrapes. */
const statementEveryMs = 5_000

/** The registry of all metrics of this process. */
export function openRegistry(app: FastifyInstance, sources: Sources): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const metric of counters) registry.registerMetric(metric)
  measureRequests(app, registry)
  const gauge = gaugesOf(registry)
  const { pool, replica, redis, sockets } = sources
  measurePools(registry, { primary: pool, ...replica.pools })
  measureLags(registry, replica)
  gauge('hearback_redis_up', 'Whether Redis is reachable', () => redis && Number(redis.isReachable()))
  gauge('hearback_sockets_open', 'Signed-in sockets', () => sockets().clients)
  gauge('hearback_socket_people', 'Users with signed-in sockets', () => sockets().people)
  measureQueue(registry, sources.db)
  return registry
}

function measureLags(registry: Registry, { currentLagsMs }: Deps['replica']): void {
  new Gauge({
    name: 'hearback_replica_lag_seconds',
    help: 'Replication lag of each replica, by its place in the list; +Inf while it is unreachable',
    labelNames: ['replica'],
    registers: [registry],
    collect() {
      for (const [place, ms] of currentLagsMs().entries()) this.set({ replica: place + 1 }, ms / 1_000)
    },
  })
}

/** A gauge without a value has no sample, such as the lag where there is no replica. */
const gaugesOf = (registry: Registry) => (name: string, help: string, read: () => number | undefined) => {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      const value = read()
      if (value === undefined) gauge.remove()
      else gauge.set(value)
    },
  })
}

function measurePools(registry: Registry, pools: Readonly<Record<string, PoolCounts>>): void {
  const gauge = (name: string, help: string, read: (pool: PoolCounts) => number) =>
    new Gauge({
      name: `hearback_database_connections_${name}`,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const [pool, counts] of Object.entries(pools)) this.set({ pool }, read(counts))
      },
    })
  gauge('in_use', 'Connections of the pool in use', (pool) => pool.totalCount - pool.idleCount)
  gauge('idle', 'Idle connections of the pool', (pool) => pool.idleCount)
  gauge('awaited', 'Requests waiting for a connection of the pool', (pool) => pool.waitingCount)
}

function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests, by method, path and status',
    labelNames: ['method', 'path', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      path: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    }
    duration.observe(labels, reply.elapsedTime / 1_000)
  })
}

/** One statement for all queue metrics. Reports nothing while the database is unreachable. */
function measureQueue(registry: Registry, db: Deps['db']): void {
  type States = Awaited<ReturnType<typeof listQueueStates>>
  const states = new LRUCache<'now', States>({
    max: 1,
    ttl: statementEveryMs,
    fetchMethod: () => listQueueStates(db).catch(() => []),
  })
  const measure = (name: string, help: string, figure: (state: States[number]) => number) => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        const rows = await states.forceFetch('now')
        gauge.reset()
        for (const state of rows) gauge.set({ queue: state.name }, figure(state))
      },
    })
  }
  measure('hearback_queue_waiting', 'Background jobs that are due and not started', ({ waiting }) => waiting)
  measure('hearback_queue_oldest_seconds', 'Age of the oldest waiting background job', (state) => state.oldest_seconds)
  measure('hearback_queue_failed', 'Background jobs that failed their last try', ({ failed }) => failed)
}
