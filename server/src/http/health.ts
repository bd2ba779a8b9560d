import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { pingDatabase } from '../db/database.ts'
import { AppError } from '../domain/errors.ts'
import { ofAllProcesses } from '../telemetry/cluster-metrics.ts'
import { isLocalCaller } from './allowed-hosts.ts'
import { openRegistry, type Sources } from './metrics.ts'

/** `/healthz`: the process is alive. `/readyz`: the database responds. `/metrics`: for Prometheus, protected by the token. */
export function registerHealth(app: FastifyInstance, deps: Sources & { config: Config }): void {
  app.get('/healthz', () => ({ status: 'alive' }))
  app.get('/readyz', async () => {
    await pingDatabase(deps.db).catch((cause: unknown) => {
      throw Object.assign(new AppError('unavailable'), { cause })
    })
    return { status: 'ready' }
  })
  const registry = openRegistry(app, deps)
  const metrics = ofAllProcesses(registry)
  app.get('/metrics', async (request, reply) => {
    admitReader(deps.config, request)
    return reply.type(registry.contentType).send(await metrics())
  })
}

/** Metrics reveal usage and failures. Without METRICS_TOKEN only programs on this machine may read them. */
function admitReader({ metricsToken }: Config, request: FastifyRequest): void {
  if (metricsToken === undefined) {
    if (isLocalCaller(request)) return
    throw new AppError('not_allowed', { reason: 'METRICS_TOKEN is not set' })
  }
  const shown = request.headers.authorization ?? ''
  if (!timingSafeEqual(hash(shown), hash(`Bearer ${metricsToken}`))) throw new AppError('not_allowed')
}

const hash = (text: string) => createHash('sha256').update(text).digest()
