import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type RequestContext, runInContext } from '../telemetry/request-context.ts'
import { type LongSpan, serverSpan } from '../telemetry/spans.ts'

type Enter = <R>(work: () => R) => R
interface Course {
  readonly enter: Enter
  readonly context: RequestContext
}

declare module 'fastify' {
  interface FastifyRequest {
    course: Course | undefined
  }
}

/** Gives each request the id that its answer and its lines in the log carry, and a span where requests are traced. */
export function registerRequestContext(app: FastifyInstance): void {
  app.decorateRequest('course', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    // Asked for by few: the framework makes the options of a route anew each time.
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
    request.course = { enter, context }
    reply.header('x-request-id', request.id)
    if (span) reply.raw.once('close', () => finish(span, reply.raw.statusCode, reply.raw.writableFinished))
    enter(done)
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (request.course) request.course.context.isOver = true
    done()
  })
}

/** Runs this in the course of the request, wherever it is called. */
export const runInRequestContext = <R>(request: FastifyRequest, work: () => R): R => {
  return request.course ? request.course.enter(work) : work()
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
