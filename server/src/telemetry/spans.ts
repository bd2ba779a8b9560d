import type { IncomingHttpHeaders } from 'node:http'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** A piece of work as a trace shows it. Neither name nor attributes may hold what a person wrote, or who they are. */
export interface SpanOrder {
  readonly name: string
  readonly kind: 'server' | 'client' | 'consumer' | 'internal'
  readonly attributes?: Attributes
}

/** A span that lasts longer than one function. */
export interface LongSpan {
  enter<R>(work: () => R): R
  end(outcome: { attributes: Attributes; hasFailed: boolean }): void
}

/** What makes spans and sends them; telemetry/otlp.ts is the one there is. */
export interface Tracer {
  /** Ends with the work, which may be a promise; an error makes it a failed one, by its class and code alone. */
  inSpan<R>(order: SpanOrder, work: () => R): R
  /** Goes on with the trace of whoever asks, if the headers name one (W3C traceparent). */
  serve(order: SpanOrder, headers: IncomingHttpHeaders): LongSpan
  now(): { trace_id: string; span_id: string } | undefined
  /** Whether a span is under way here that will be sent. */
  isRecording(): boolean
  /** Sends what has not been sent. */
  close(): Promise<void>
}

let tracer: Tracer | undefined

/** From now on there are spans, or none any more: of a process there is one tracer, as there is one set of libraries. */
export function traceBy(one: Tracer | undefined): void {
  tracer = one
}

export const inSpan = <R>(order: SpanOrder, work: () => R): R => (tracer ? tracer.inSpan(order, work) : work())

export const serverSpan = (order: () => SpanOrder, headers: IncomingHttpHeaders): LongSpan | undefined =>
  tracer?.serve(order(), headers)

/** The ids that a log line carries. */
export const traceNow = (): ReturnType<Tracer['now']> => tracer?.now()

/**
 * Whether something that is traced is under way. What runs by itself, like the queue's looking for work, is not, nor are
 * timers that a request has set going and left behind.
 */
export const isInSpan = (): boolean => tracer?.isRecording() === true

/** A port whose calls are spans: `mail send`, `payments openCheckout`. Without tracing it is the port itself. */
export function tracedPort<P extends object>(name: string, port: P): P {
  if (!tracer) return port
  return new Proxy(port, {
    get(target, word) {
      const value: unknown = Reflect.get(target, word)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) =>
        inSpan({ name: `${name} ${String(word)}`, kind: 'client' }, () => Reflect.apply(value, target, args))
    },
  })
}
