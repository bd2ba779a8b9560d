import cluster from 'node:cluster'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase, openPool } from './db/database.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { createEvents } from './events.ts'
import { loadPlacesOnce } from './features/places/load-places.service.ts'
import { keyFor } from './features/signing/signing.service.ts'
import { callInProcess } from './http/bind.ts'
import { registerOutbox } from './http/outbox.ts'
import { registerPages } from './http/pages.ts'
import { startQueue } from './jobs/queue.ts'
import { startWork } from './jobs/work.ts'
import { choosePayments } from './ports/choose-payments.ts'
import { createFileStore } from './ports/file-store.ts'
import { createMailer } from './ports/mailer.ts'
import { createPush, newPushKey } from './ports/push.ts'
import { createRateLimits } from './ports/rate-limits.ts'
import { announce, configOrExit, createLog, giveUp } from './start-up.ts'

async function start(config: Config): Promise<void> {
  let stopping = false
  const log = createLog(config)
  const paymentsWith = choosePayments(config)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: config.dataDir, log: (sentence) => log.info(sentence) })
  const url = config.databaseUrl ?? embedded?.url ?? ''
  const pool = openPool({
    url,
    statementNames: config.databaseStatementNames,
    // The error carries the whole client; a connection that ends while we stop is no news.
    onError: ({ message }) => stopping || log.error({ message }, 'a database connection failed'),
  })
  const db = openDatabase(pool)
  await migrate(db)
  await loadPlacesOnce(db)
  const queue = await startQueue({ url, log })
  const deps = {
    config,
    db,
    queue,
    log,
    events: createEvents(log),
    mailer: createMailer(config, log),
    files: createFileStore(config),
    payments: paymentsWith(db),
    limits: createRateLimits(pool),
    push: createPush({
      privateKey: config.pushPrivateKey ?? (await keyFor(db, 'push', newPushKey)),
      contact: config.pushContact,
    }),
  }
  const { server, api } = await buildApp(deps)
  const outbox = config.trial && !config.smtpUrl
  await registerPages(server, {
    call: callInProcess(api),
    events: deps.events,
    publicUrl: config.publicUrl,
    mode: config.environment === 'production' ? 'production' : 'development',
    outbox,
    counted: config.analytics.by !== 'off',
    socketPath: config.socket.path,
  })
  if (outbox) registerOutbox(server, join(config.dataDir, 'outbox'))
  await startWork(deps)
  await server.listen({ port: config.port, host: config.host })
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    stopping = true
    if (err) log.fatal({ err }, 'stopping after an error')
    await server.close()
    await queue.stop()
    await pool.end()
    await embedded?.stop()
  })
  // Of several processes the first one speaks.
  if (!cluster.isWorker) announce(config, embedded?.folder)
}

await start(configOrExit()).catch(giveUp)
