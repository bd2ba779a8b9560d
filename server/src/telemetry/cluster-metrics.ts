import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from '@prometheus-io/client'

const kind = 'hearback:metrics'
const patienceMs = 6_000

interface Question {
  readonly kind: typeof kind
  readonly id: string
}
interface Answer extends Question {
  readonly text: string | undefined
}

const isOurs = (message: unknown): message is Question => (message as Question | null)?.kind === kind

/** Runs in the primary process: collects the metrics of all workers for a worker that is scraped. */
export function gatherMetrics(): void {
  const gatherer = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: unknown) => {
    if (!isOurs(message)) return
    const answer = (text: string | undefined) => {
      const said: Answer = { kind, id: message.id, text }
      if (worker.isConnected()) worker.send(said)
    }
    gatherer.clusterMetrics().then(answer, () => answer(undefined))
  })
}

/**
 * The metrics of this process, or of all workers, each with the label `process`. Sums would fall when a worker ends,
 * which looks like a counter reset. Falls back to this process if the others do not respond in time.
 */
export function ofAllProcesses(registry: Registry): () => Promise<string> {
  if (!cluster.worker) return () => registry.metrics()
  registry.setDefaultLabels({ process: String(cluster.worker.id) })
  // The labels differ, so nothing is summed; other aggregators omit some metrics.
  for (const metric of registry.getMetricsAsArray()) Object.assign(metric, { aggregator: 'sum' })
  AggregatorRegistry.setRegistries(registry)
  // The worker listens from now on, and responds with its own metrics.
  new AggregatorRegistry()
  return async () => (await askFirst()) ?? registry.metrics()
}

/** Undefined on a timeout. */
function askFirst(): Promise<string | undefined> {
  const id = randomUUID()
  return new Promise((resolve) => {
    const end = (text: string | undefined) => {
      clearTimeout(timer)
      process.off('message', hear)
      resolve(text)
    }
    const hear = (message: unknown) => {
      if (isOurs(message) && message.id === id) end((message as Answer).text)
    }
    const timer = setTimeout(() => end(undefined), patienceMs)
    process.on('message', hear)
    process.send?.({ kind, id } satisfies Question)
  })
}
