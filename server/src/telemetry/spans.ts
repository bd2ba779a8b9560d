import type { IncomingHttpHeaders } from 'node:http'

type Attributes = Readonly<Record<string, string | number | undefined>>

/** A span of a trace. Neither name nor attributes may contain user input or personal data. */
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

/** Creates and exports spans; implemented by telemetry/otlp.ts. */
export interface Tracer {
  /** Ends the span when the work or its promise settles. An error marks it as failed, with class and code only. */
  inSpan<R>(order: SpanOrder, work: () => R): R
  /** Continues the trace of the caller if the headers name one (W3C traceparent). */
  serve(order: SpanOrder, headers: IncomingHttpHeaders): LongSpan
  now(): { trace_id: string; span_id: string } | undefined
  /** Whether a sampled span is active here. */
  isRecording(): boolean
  /** Exports pending spans. */
  close(): Promise<void>
}

let tracer: Tracer | undefined

/** Sets or removes the tracer; a process has at most one. */
export function setTracer(one: Tracer | undefined): void {
  tracer = one
}

export const inSpan = <R>(order: SpanOrder, work: () => R): R => (tracer ? tracer.inSpan(order, work) : work())

export const serverSpan = (order: () => SpanOrder, headers: IncomingHttpHeaders): LongSpan | undefined =>
  tracer?.serve(order(), headers)

/** The trace ids of a log line. */
export const currentTrace = (): ReturnType<Tracer['now']> => tracer?.now()

/**
 * Whether traced work is active. Background polling of the queue is not traced, nor are timers that outlive
 * their request.
 */
export const isInSpan = (): boolean => tracer?.isRecording() === true

/** Wraps the calls of a port in spans, such as `mail send`. Returns the port itself without tracing. */
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
