import { collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'
import type { FastifyInstance } from 'fastify'
import { askDatabase, type Database } from '../db/database.ts'
import { AppError } from '../errors.ts'

/** `/healthz`: alive. `/readyz`: the database answers. `/metrics`: for Prometheus, behind the token when one is set. */
export function registerHealth(app: FastifyInstance, deps: { db: Database; metricsToken: string | undefined }): void {
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    await askDatabase(deps.db).catch((cause: unknown) => {
      throw Object.assign(new AppError('unavailable'), { cause })
    })
    return { status: 'ready' }
  })
  registerMetrics(app, deps.metricsToken)
}

function registerMetrics(app: FastifyInstance, token: string | undefined): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by method, path and status',
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
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && request.headers.authorization !== `Bearer ${token}`) throw new AppError('not_allowed')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
