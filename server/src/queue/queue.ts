import type { MailGroup } from '@hearback/contract/accounts/notifications.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import { type ConstructorOptions, fromKysely, type Job, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { openDatabase, openPool, type Tx } from '../db/database.ts'
import { connectionOptions } from '../db/hosts/connection-options.ts'
import type { CompanyId } from '../db/ids.ts'
import { storableJson } from '../db/jsonb.ts'
import type { AnswerMatter, ReplyMatter } from '../domain/reply-matter.ts'
import type { Mail } from '../ports/mail.ts'
import { counter } from '../telemetry/counters.ts'
import { inSpan } from '../telemetry/spans.ts'
import { watchPool } from './watch-pool.ts'

/** The queues and the payloads of their jobs. */
export interface JobPayloads {
  /** `about`: the recipient and the kind of notification, which they can switch off. */
  mail: Mail & {
    about?: { userId: string; group: MailGroup }
    /** The member of a company whom the mail is for, with a role in which they get it. */
    member?: { userId: string; companyId: CompanyId; isOwner: boolean }
    /** The matter and person that replies are for. */
    reply?: { matter: ReplyMatter; userId: string }
    /** The recipient asked for it, such as a code: sent to an undeliverable address too. */
    isRequested?: true
    /** The member and the applications whose links the mail has placeholders for. */
    answerLinks?: { userId: string; matters: readonly AnswerMatter[] }
  }
  push: { sessionId: string; notificationId: string }
  /** Pushes how many messages of the chat are unread at the time of sending. */
  'push-messages': { sessionId: string; userId: string; chatId: string }
  'answer-clock': object
  'job-expiry': object
  /** Closed jobs whose applicants are to be told. */
  'job-closings': object
  'interview-reminders': object
  'offer-clock': object
  'response-stats': { employerId?: CompanyId }
  lexicons: object
  'small-lexicons': object
  'company-places': object
  'job-places': object
  'profile-places': object
  /** Documents of profiles that gained a year of experience. */
  'talent-years': object
  'talent-seen': object
  'regional-words': object
  /** Documents of companies whose response figures reached another band. */
  'answer-facets': object
  'file-sweep': object
  'file-removals': object
  'unread-mails': object
  alerts: object
  webhooks: object
  'weekly-summaries': object
  mailbox: object
  'review-clock': object
  'review-ratings': object
  salaries: object
  subscriptions: object
  'answer-claims': object
  'answer-statistics': object
  'mail-answers': object
  'fraud-reported': { kind: ReportKind; id: string }
  'hold-ends': object
  /** Proofs of domains that are due for a check. */
  'domain-checks': object
  /** Companies that changed, to compare with verified ones. */
  lookalikes: object
  /** Jobs whose texts changed, to compare with those of other companies. */
  'copied-posts': object
  /** Tells search engines that the page of the job changed. */
  'index-now': { jobId: string }
  housekeeping: object
  'account-erasure': object
}
export type QueueName = keyof JobPayloads

interface EnqueueOptions {
  readonly key?: string
  /** The minimum delay in seconds. */
  readonly afterSeconds?: number
  /** The id of a single job, to cancel it by. */
  readonly id?: string
}

export interface Queue {
  /** Adds jobs in the caller's transaction, by one statement (transactional outbox). */
  enqueue<K extends QueueName>(tx: Tx, name: K, all: readonly JobPayloads[K][], options?: EnqueueOptions): Promise<void>
  /** Removes a waiting job, in the caller's transaction, and returns its payload; undefined if it is gone. */
  cancel<K extends QueueName>(tx: Tx, name: K, id: string): Promise<JobPayloads[K] | undefined>
  /** Starts a worker. Failed jobs are retried with exponential backoff. */
  handle<K extends QueueName>(name: K, handler: (data: JobPayloads[K]) => Promise<void>): Promise<void>
  /** Like `handle`, with batches of up to 100 jobs, which are completed or retried together. */
  handleBatches<K extends QueueName>(name: K, handler: (batch: JobPayloads[K][]) => Promise<void>): Promise<void>
  /** Adds empty jobs by a cron expression (UTC), once for all processes. */
  schedule(name: QueueName, cron: string): Promise<void>
  /** Calls `listener` when the queue has stopped, while the database is open. */
  onStop(listener: () => Promise<void>): void
  stop(): Promise<void>
}

/** A killed process sends no heartbeats; after this time other workers take over its jobs. */
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
  'job-closings',
  'interview-reminders',
  'offer-clock',
  'response-stats',
  'company-places',
  'job-places',
  'profile-places',
  'talent-years',
  'talent-seen',
  'lexicons',
  'small-lexicons',
  'regional-words',
  'answer-facets',
  'file-sweep',
  'file-removals',
  'unread-mails',
  'webhooks',
  'weekly-summaries',
  'mailbox',
  'alerts',
  'review-clock',
  'review-ratings',
  'salaries',
  'subscriptions',
  'answer-claims',
  'answer-statistics',
  'mail-answers',
  'fraud-reported',
  'hold-ends',
  'domain-checks',
  'lookalikes',
  'copied-posts',
  'index-now',
  'housekeeping',
  'account-erasure',
] as const satisfies readonly QueueName[]
const pieces = counter('hearback_queue_work_total', 'Background jobs tried, by queue and outcome', {
  queue: names,
  outcome: ['done', 'failed'],
})

/** 0 is sent first: mails that people wait for, such as codes. Mails that can be switched off, such as digests, come later. */
const rank = (name: QueueName, data: object) =>
  name === 'mail' && !('about' in data) && !('unsubscribe' in data) ? 0 : 1

/** Queues that keep at most one waiting job per key; further ones are dropped as duplicates. */
const oncePerKey: readonly QueueName[] = ['response-stats', 'index-now']
const special: Partial<Record<QueueName, object>> = { mail: mailOptions, lexicons: lexiconsOptions }
const optionsOf = (name: QueueName) => special[name] ?? queueOptions
const policyOf = (name: QueueName) => (oncePerKey.includes(name) ? { policy: 'short' as const } : {})

/**
 * A notification wakes a worker once, however many jobs were added, so it fetches batches until none is left. Jobs of
 * a batch are completed or retried one by one, so that a killed process leaves one job in doubt instead of a batch.
 */
const workOptions = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 5,
} as const

/** Creates missing queues, and updates those with options of another release. Most starts find neither: one query. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const found = new Map((await boss.getQueues([...names])).map((queue) => [queue.name, queue]))
  for (const name of names) {
    const options = optionsOf(name)
    const queue = found.get(name)
    if (!queue) await boss.createQueue(name, { ...options, ...policyOf(name) })
    else if (!hasOptions(queue, options)) await boss.updateQueue(name, options)
  }
}

const hasOptions = (queue: object, options: object) =>
  Object.entries(options).every(([option, value]) => queue[option as keyof typeof queue] === value)

/**
 * Starts pg-boss. It uses LISTEN, so `url` must not point to a pooler. Creates its schema `pgboss` at the first start;
 * concurrent starts are safe.
 */
export async function startQueue({ url, log }: { url: string; log: Logger }): Promise<Queue> {
  // pg-boss uses no named statements, and planning a completion costs three times as much as executing it.
  const settling = openPool({ url, connections: 1, forceGenericPlan: true })
  const settle = { db: fromKysely(openDatabase(settling)) }
  const boss = await startBoss(url, log)
  await prepareQueues(boss)
  const stopListeners: (() => Promise<void>)[] = []
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
      const [job] = await boss.findJobs<JobPayloads[typeof name]>(name, { id, db: fromKysely(tx) })
      await boss.deleteJob(name, id, { db: fromKysely(tx) })
      return job?.data
    },
    async handle(name, handler) {
      await boss.work<object>(name, workOptions, async (batch) => {
        // pg-boss fetches by priority, but returns a batch unordered.
        const awaitedFirst = batch.toSorted((a, b) => rank(name, a.data) - rank(name, b.data))
        for (const job of awaitedFirst) await attempt(name, job, handler)
      })
    },
    handleBatches: (name, handler) => workInBatches(boss, log, name, handler as never),
    async schedule(name, cron) {
      await boss.schedule(name, cron)
    },
    onStop(listener) {
      stopListeners.push(listener)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
      for (const listener of stopListeners) await listener()
      await settling.end()
    },
  }
}

async function startBoss(url: string, log: Logger): Promise<PgBoss> {
  const connection = connectionOptions(url)
  const boss = new PgBoss({
    ...(connection as ConstructorOptions),
    // The account may have a statement timeout for pooled connections, but maintenance may take longer.
    options: '-c statement_timeout=0',
    max: 4,
    useListenNotify: true,
    notifyHeartbeatIntervalMs: 5_000,
    notifyHeartbeatTimeoutMs: 2_000,
    application_name: 'hearback-queue',
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
  })
  boss.on('error', (error: Error) => log.error({ err: error }, 'the queue failed'))
  await boss.start()
  watchPool(boss, connection)
  return boss
}

async function workInBatches(
  boss: PgBoss,
  log: Logger,
  name: QueueName,
  handler: (batch: object[]) => Promise<void>,
): Promise<void> {
  // pg-boss completes the batch when the handler returns, and retries it when it throws.
  await boss.work<object>(name, { ...workOptions, batchSize: 100 }, async (batch) => {
    try {
      await inSpan({ name: `queue ${name}`, kind: 'consumer' }, () => handler(batch.map(({ data }) => data)))
      pieces.inc({ queue: name, outcome: 'done' }, batch.length)
    } catch (error) {
      pieces.inc({ queue: name, outcome: 'failed' }, batch.length)
      log.error({ err: error, queue: name, pieces: batch.length }, 'a batch of work failed and is retried')
      throw error
    }
  })
}
