import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Database, PoolCounts } from './db/database.ts'
import type { Replica } from './db/replica/replica.ts'
import type { Events } from './domain/events.ts'
import type { ResolveDns } from './ports/dns.ts'
import type { FileStore } from './ports/file-store.ts'
import type { Mailer } from './ports/mailer.ts'
import type { OutgoingClient } from './ports/outgoing-client.ts'
import type { Payments } from './ports/payments.ts'
import type { Push } from './ports/push.ts'
import type { RateLimits } from './ports/rate-limits.ts'
import type { Redis } from './ports/redis.ts'
import type { Queue } from './queue/queue.ts'

/** The dependencies of the features. A service function declares the subset it uses. */
export interface Deps {
  readonly config: Config
  readonly db: Database
  /** Connection counts for metrics; statements go through db. */
  readonly pool: PoolCounts
  readonly replica: Replica
  readonly events: Events
  readonly queue: Queue
  readonly mailer: Mailer
  readonly files: FileStore
  readonly payments: Payments
  readonly limits: RateLimits
  readonly push: Push
  /** Requests addresses that users name. */
  readonly outgoing: OutgoingClient
  /** Looks for the TXT records of companies. */
  readonly dns: ResolveDns
  /** Connects several processes; undefined for a single one. */
  readonly redis: Redis | undefined
  readonly log: Logger
}
