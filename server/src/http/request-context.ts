import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RequestContext, runInContext } from '../telemetry/request-context.ts'
import { type LongSpan, serverSpan } from '../telemetry/spans.ts'

type Enter = <R>(work: () => R) => R
interface ActiveContext {
  readonly enter: Enter
  readonly context: RequestContext
}

declare module 'fastify' {
  interface FastifyRequest {
    activeContext: ActiveContext | undefined
  }
}

/** Gives each request an id, which its response and log lines carry, and a span where it is traced. */
export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('activeContext', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    // Getters, because few need them and Fastify builds `routeOptions` on each access.
    const context: RequestContext = {
      requestId: request.id,
      get route() {
        return routeOf(request)
      },
      get address() {
        return request.ip
      },
    }
    const span = serverSpan(() => orderOf(request), request.headers)
    const enter: Enter = (work) => runInContext(context, () => (span ? span.enter(work) : work()))
    request.activeContext = { enter, context }
    reply.header('x-request-id', request.id)
    if (span) reply.raw.once('close', () => finish(span, reply.raw.statusCode, reply.raw.writableFinished))
    enter(done)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.activeContext) request.activeContext.context.isOver = true
    done()
  })
}

/** Runs `work` in the context of the request. */
export const runInRequestContext = <R>(request: FastifyRequest, work: () => R): R => {
  return request.activeContext ? request.activeContext.enter(work) : work()
}

const routeOf = (request: FastifyRequest) => `${request.method} ${request.routeOptions.url ?? 'unknown'}`

const orderOf = (request: FastifyRequest) => ({
  name: routeOf(request),
  kind: 'server' as const,
  attributes: {
    'http.request.method': request.method,
    'http.route': request.routeOptions.url,
    'hearback.request_id': request.id,
  },
})

function finish(span: LongSpan, status: number, isSent: boolean): void {
  span.end({
    attributes: { 'http.response.status_code': status, ...(isSent ? {} : { 'error.type': 'aborted' }) },
    hasFailed: status >= 500,
  })
}
