import type { MailGroup } from '@hearback/contract/notifications.ts'
import type { ReportKind } from '@hearback/contract/reports.ts'
import { fromKysely, type Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { openDatabase, openPool, type Tx } from '../db/database.ts'
import type { CompanyId } from '../db/ids.ts'
import { storableJson } from '../db/jsonb.ts'
import type { Mail } from '../ports/mail.ts'
import { counter } from '../telemetry/counters.ts'
import { inSpan } from '../telemetry/spans.ts'

/** The queues and what a piece of work carries. */
export interface JobPayloads {
  /** `about`: whom it tells what; they can switch such mails off. */
  mail: Mail & { about?: { userId: string; group: MailGroup } }
  push: { sessionId: string; notificationId: string }
  /** What is unread in a chat when it is sent. */
  'push-messages': { sessionId: string; userId: string; chatId: string }
  'answer-clock': object
  'job-expiry': object
  'interview-reminders': object
  'offer-clock': object
  'response-stats': { employerId?: CompanyId }
  lexicons: object
  'small-lexicons': object
  'company-places': object
  'profile-places': object
  'regional-words': object
  'file-sweep': object
  'unread-mails': object
  alerts: object
  'review-clock': object
  'review-ratings': object
  subscriptions: object
  'fraud-reported': { kind: ReportKind; id: string }
  'hold-ends': object
  housekeeping: object
  'account-erasure': object
}
type QueueName = keyof JobPayloads

interface EnqueueOptions {
  readonly key?: string
  /** Not before so long after now. */
  readonly afterSeconds?: number
  /** Of a single piece of work, by which it can be cancelled. */
  readonly id?: string
}

export interface Queue {
  /** Adds pieces of work in the caller's transaction, by one statement: they exist if and only if the transaction commits. */
  enqueue<K extends QueueName>(tx: Tx, name: K, all: readonly JobPayloads[K][], options?: EnqueueOptions): Promise<void>
  /** Removes a piece of work that waits, in the caller's transaction. */
  cancel(tx: Tx, name: QueueName, id: string): Promise<void>
  /** Handles work; a failure is retried with growing pauses. */
  handle<K extends QueueName>(name: K, handler: (data: JobPayloads[K]) => Promise<void>): Promise<void>
  /** Adds empty work by a cron expression (UTC), once for all processes. */
  schedule(name: QueueName, cron: string): Promise<void>
  stop(): Promise<void>
}

/** A process that was killed sends no more heartbeats: its work is taken up by another after this time. */
const heartbeatSeconds = 30

const queueOptions = { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true, heartbeatSeconds } as const
/** A mail server may be down for a day. */
const mailOptions = { ...queueOptions, retryLimit: 30, retryDelayMax: 3_600 } as const
/** Counting the words of two large tables takes minutes. */
const lexiconsOptions = { ...queueOptions, expireInSeconds: 3_600 } as const
const names = [
  'mail',
  'push',
  'push-messages',
  'answer-clock',
  'job-expiry',
  'interview-reminders',
  'offer-clock',
  'response-stats',
  'company-places',
  'profile-places',
  'lexicons',
  'small-lexicons',
  'regional-words',
  'file-sweep',
  'unread-mails',
  'alerts',
  'review-clock',
  'review-ratings',
  'subscriptions',
  'fraud-reported',
  'hold-ends',
  'housekeeping',
  'account-erasure',
] as const satisfies readonly QueueName[]
const pieces = counter('hearback_queue_work_total', 'Pieces of background work that were tried, by queue', {
  queue: names,
  outcome: ['done', 'failed'],
})

/** Who asked for a code waits for it; what can be switched off, such as the digests of a morning, comes after. */
const rank = (name: QueueName, data: object) =>
  name === 'mail' && !('about' in data) && !('unsubscribe' in data) ? 0 : 1

/** Of this work one piece per key waits at a time; what is asked for again meanwhile is the same. */
const oncePerKey: readonly QueueName[] = ['response-stats']
const special: Partial<Record<QueueName, object>> = { mail: mailOptions, lexicons: lexiconsOptions }
const optionsOf = (name: QueueName) => special[name] ?? queueOptions
const policyOf = (name: QueueName) => (oncePerKey.includes(name) ? { policy: 'short' as const } : {})

/**
 * A notification wakes a worker once, however much was added: it takes many at a time and goes on while there are more.
 * Each piece of a batch succeeds or is retried by itself, and what is done is noted before the next begins: a process
 * that is killed leaves one piece in doubt, and not a batch.
 */
const workOptions = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

/** Background work in PostgreSQL; it listens, so no pooler may lie between. Creates its own schema `pgboss` at the first start, also with two processes at once. */
export async function startQueue({ url, log }: { url: string; log: Logger }): Promise<Queue> {
  // The library names no statement, and planning the end of a piece of work costs three times what the end costs.
  const settling = openPool({ url, connections: 1, patient: true, planOnce: true })
  const settle = { db: fromKysely(openDatabase(settling)) }
  const boss = new PgBoss({
    connectionString: url,
    // The account may have a limit, for connections that come from a pooler; maintenance may take longer.
    options: '-c statement_timeout=0',
    max: 4,
    useListenNotify: true,
    application_name: 'hearback-queue',
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  })
  boss.on('error', (error: Error) => log.error({ err: error }, 'the queue failed'))
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, { ...optionsOf(name), ...policyOf(name) })
    await boss.updateQueue(name, optionsOf(name))
  }
  const attempt = async (name: QueueName, job: Job, handler: (data: never) => Promise<void>): Promise<void> => {
    if (job.signal.aborted) return void (await boss.fail(name, job, { message: 'the process stops' }))
    try {
      await inSpan({ name: `queue ${name}`, kind: 'consumer' }, () => handler(job.data as never))
      await boss.complete(name, job, undefined, settle)
      pieces.inc({ queue: name, outcome: 'done' })
    } catch (error) {
      pieces.inc({ queue: name, outcome: 'failed' })
      log.error({ err: error, queue: name }, 'a piece of work failed and is retried')
      await boss.fail(name, job, { message: String(error) })
    }
  }
  async function enqueue(tx: Tx, name: QueueName, all: readonly object[], options: EnqueueOptions = {}) {
    if (all.length === 0) return
    const { key, afterSeconds, id } = options
    const also = {
      ...(key && { singletonKey: key }),
      ...(afterSeconds && { startAfter: afterSeconds }),
      ...(id && { id }),
    }
    await boss.insert(
      name,
      all.map((data) => ({ data: storableJson(data), priority: 1 - rank(name, data), ...also })),
      { db: fromKysely(tx) },
    )
  }
  return {
    enqueue,
    async cancel(tx, name, id) {
      await boss.deleteJob(name, id, { db: fromKysely(tx) })
    },
    async handle(name, handler) {
      await boss.work<object>(name, workOptions, async (batch) => {
        // The library takes what is awaited before the rest, but hands a batch on in any order.
        const awaitedFirst = batch.toSorted((a, b) => rank(name, a.data) - rank(name, b.data))
        for (const job of awaitedFirst) await attempt(name, job, handler)
      })
    },
    async schedule(name, cron) {
      await boss.schedule(name, cron)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
      await settling.end()
    },
  }
}
