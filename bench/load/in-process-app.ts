import { pino } from 'pino'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config/config.ts'
import { openDatabase, openPool } from '../../server/src/db/database.ts'
import { withoutReplica } from '../../server/src/db/replica/replica.ts'
import type { Deps } from '../../server/src/deps.ts'
import { createEvents } from '../../server/src/domain/events.ts'
import { systemDns } from '../../server/src/ports/dns.ts'
import { createFileStore } from '../../server/src/ports/file-store.ts'
import { createOutgoingClient } from '../../server/src/ports/outgoing-client.ts'
import { createPush, newPushKey } from '../../server/src/ports/push.ts'
import { createRateLimits } from '../../server/src/ports/rate-limits.ts'
import { simulatedPayments } from '../../server/src/ports/simulated-payments.ts'
import type { Queue } from '../../server/src/queue/queue.ts'

export interface InProcessAppOptions {
  readonly url: string
  readonly dataDir: string
}

/** Ignores all jobs, so that no background statement mixes with the recorded ones. */
const noopQueue: Queue = {
  enqueue: async () => {},
  cancel: async () => {},
  handle: async () => {},
  handleBatches: async () => {},
  schedule: async () => {},
  onStop: () => {},
  stop: async () => {},
}

/** Starts the application in this process; it sends no mail and no push. */
export async function openInProcessApp({ url, dataDir }: InProcessAppOptions, queue: Queue = noopQueue) {
  const log = pino({ level: 'silent' })
  const pool = openPool({ url, connections: 2, skipDeadServerCheck: true })
  const config = readConfig({ NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: dataDir })
  const db = openDatabase(pool)
  const outgoing = createOutgoingClient()
  const deps: Deps = {
    config,
    db,
    pool,
    replica: withoutReplica(db),
    queue,
    log,
    events: createEvents(log),
    mailer: { send: async () => {} },
    files: createFileStore(config),
    payments: simulatedPayments(db, config.publicUrl),
    limits: createRateLimits(pool),
    push: createPush({ privateKey: newPushKey(), contact: config.pushContact, outgoing }),
    outgoing,
    dns: systemDns(),
    redis: undefined,
  }
  const { server, api } = await buildApp(deps)
  await server.ready()
  return {
    deps,
    pool,
    server,
    api,
    close: async () => {
      await server.close()
      await pool.end()
    },
  }
}
