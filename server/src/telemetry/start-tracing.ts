import type { Config } from '../config/config.ts'
import type { Deps } from '../deps.ts'
import { setTracer } from './spans.ts'

/** Loads the tracing libraries only if the settings name a collector. Returns a function that stops tracing. */
export async function startTracing(
  { tracing }: Pick<Config, 'tracing'>,
  log: Deps['log'],
): Promise<() => Promise<void>> {
  if (!tracing) return async () => {}
  const { openTracer } = await import('./otlp.ts')
  const tracer = openTracer(tracing, log)
  setTracer(tracer)
  return () => tracer.close()
}
