import {
  type Attributes,
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Config } from '../config/config.ts'
import type { Deps } from '../deps.ts'
import type { LongSpan, SpanOrder, Tracer } from './spans.ts'

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
}
/** An unreachable collector must not delay the shutdown. */
const patienceMs = 2_000
/** Limits the log lines about an unreachable collector. */
const complainEveryMs = 60_000
const mostWords = 300

/** Exports spans by OTLP over HTTP (protobuf). The exporter reads URL and headers from the standard variables. */
export function openTracer({ sampler, ratio }: NonNullable<Config['tracing']>, log: Deps['log']): Tracer {
  hearComplaints(log)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  const provider = new TracerProvider({
    sampler: samplerOf(sampler, ratio),
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'hearback' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('hearback')
  const start = ({ name, kind, attributes }: SpanOrder, parent = context.active()) =>
    tracer.startSpan(name, { kind: kinds[kind], attributes: attributes as Attributes }, parent)
  return {
    inSpan(order, work) {
      const span = start(order)
      return endWith(span, () => context.with(trace.setSpan(context.active(), span), work))
    },
    serve(order, headers): LongSpan {
      const parent = propagation.extract(ROOT_CONTEXT, headers)
      const span = start(order, parent)
      const inside = trace.setSpan(parent, span)
      return {
        enter: (work) => context.with(inside, work),
        end({ attributes, hasFailed }) {
          span.setAttributes(attributes as Attributes)
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    now() {
      const ids = trace.getSpanContext(context.active())
      return ids && { trace_id: ids.traceId, span_id: ids.spanId }
    },
    isRecording: () => trace.getActiveSpan()?.isRecording() === true,
    async close() {
      await Promise.race([provider.shutdown(), new Promise((resolve) => setTimeout(resolve, patienceMs).unref())])
    },
  }
}

/** Logs diagnostics of the libraries, such as an unreachable collector. */
function hearComplaints(log: Deps['log']): void {
  let saidAt = Number.NEGATIVE_INFINITY
  const complain = (words: string) => {
    if (performance.now() - saidAt < complainEveryMs) return
    saidAt = performance.now()
    log.warn({ event: 'tracing', said: words.slice(0, mostWords) }, 'traces are lost')
  }
  const ignore = () => {}
  const listener = { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(listener, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}

function endWith<R>(span: Span, work: () => R): R {
  try {
    const result = work()
    if (!(result instanceof Promise)) {
      span.end()
      return result
    }
    // Returns the original promise, with its additional properties.
    result.then(
      () => span.end(),
      (error: unknown) => fail(span, error),
    )
    return result
  } catch (error) {
    fail(span, error)
    throw error
  }
}

/** Omits the message, which may repeat user input. */
function fail(span: Span, error: unknown): void {
  const { code } = (error ?? {}) as { code?: unknown }
  const name = error instanceof Error ? error.constructor.name : typeof error
  span.setAttribute('error.type', typeof code === 'string' ? code : name)
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

function samplerOf(name: NonNullable<Config['tracing']>['sampler'], ratio: number) {
  const root = name.endsWith('always_on')
    ? new AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio)
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
