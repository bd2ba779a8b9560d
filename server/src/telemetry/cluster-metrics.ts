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

/** Answers the processes behind one port, of which any may be asked for the figures, with those of all. For the first process. */
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
 * The figures of this process, or of all behind its port, each with the label `process`: added up they would fall when one
 * ends, which looks like a restart of all. Where the others cannot be asked in time, its own.
 */
export function ofAllProcesses(registry: Registry): () => Promise<string> {
  if (!cluster.worker) return () => registry.metrics()
  registry.setDefaultLabels({ process: String(cluster.worker.id) })
  // Nothing is added up, for the labels differ; other ways of putting figures together leave some out.
  for (const metric of registry.getMetricsAsArray()) Object.assign(metric, { aggregator: 'sum' })
  AggregatorRegistry.setRegistries(registry)
  // It listens from now on, and answers for this process.
  new AggregatorRegistry()
  return async () => (await askFirst()) ?? registry.metrics()
}

/** Undefined when it does not answer in time. */
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
