import cluster from 'node:cluster'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { startBackgroundJobs } from './background-jobs.ts'
import type { Config } from './config/config.ts'
import { openDatabases } from './databases.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { adviseMemory } from './db/embedded/memory-advice.ts'
import { createEvents } from './domain/events.ts'
import { mailRepliesWork } from './features/mail-replies/mail-replies.work.ts'
import { outboxReplies } from './features/mail-replies/outbox-reply.service.ts'
import { keyFor } from './features/signing/signing.service.ts'
import { callInProcess } from './http/bind.ts'
import { registerOutbox } from './http/outbox/outbox.ts'
import { registerPages } from './http/pages/pages.ts'
import { choosePayments } from './ports/choose-payments.ts'
import { systemDns } from './ports/dns.ts'
import { createFileStore } from './ports/file-store.ts'
import { createMailer } from './ports/mailer.ts'
import { createOutgoingClient } from './ports/outgoing-client.ts'
import { createPush, newPushKey } from './ports/push.ts'
import { createRateLimits } from './ports/rate-limits.ts'
import type { Redis } from './ports/redis.ts'
import { restrictFiles } from './process/private-files.ts'
import { configOrExit, exitWithError, logStartup } from './process/startup.ts'
import { startQueue } from './queue/queue.ts'
import { captureOutput } from './telemetry/capture-output.ts'
import { createLog } from './telemetry/log.ts'
import { tracedPort } from './telemetry/spans.ts'
import { startTracing } from './telemetry/start-tracing.ts'

async function start(config: Config): Promise<void> {
  const log = createLog(config)
  restrictFiles(config.dataDir)
  // In development Vite prints to the terminal.
  if (config.environment !== 'development') captureOutput(log)
  const paymentsWith = choosePayments(config)
  const stopTracing = await startTracing(config, log)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({ dataDir: config.dataDir, log: (sentence) => log.info(sentence) })
  const databases = await openDatabases(config, config.databaseUrl ?? embedded?.url ?? '', log)
  const { db, pool, replica, directUrl } = databases
  const queue = await startQueue({ url: directUrl, log })
  const redis = config.redisUrl ? await connectTo(config.redisUrl, log) : undefined
  const outgoing = createOutgoingClient({ loopback: config.trial })
  const deps = {
    config,
    db,
    pool,
    replica,
    queue,
    log,
    events: createEvents(log),
    mailer: tracedPort('mail', createMailer(config, log)),
    files: tracedPort('files', createFileStore(config)),
    payments: tracedPort('payments', paymentsWith(db)),
    push: createPush({
      privateKey: config.pushPrivateKey ?? (await keyFor(db, 'push', newPushKey)),
      contact: config.pushContact,
      outgoing,
    }),
    outgoing,
    limits: createRateLimits(pool, redis),
    dns: systemDns(config.dnsServers),
    redis,
  }
  const { server, api, drain } = await buildApp(deps)
  const outbox = config.smtpUrl ? 'off' : config.devOutbox
  await registerPages(server, {
    call: callInProcess(api),
    upToDateCall: callInProcess(api, { upToDate: true }),
    lagMs: replica.lagMs,
    events: deps.events,
    outbox: outbox !== 'off',
    ...pageSettings(config),
  })
  const folder = join(config.dataDir, 'outbox')
  registerOutbox(server, { folder, readers: outbox, publicUrl: config.publicUrl, replies: outboxReplies(deps) })
  await startBackgroundJobs(deps)
  const mailbox = await mailRepliesWork(deps)
  await server.listen({ port: config.port, host: config.host })
  closeWithGrace({ delay: 10_000 + config.drainMs, logger: log }, async ({ err, signal }) => {
    databases.expectEnd()
    if (err) log.fatal({ err }, 'stopping after an error')
    // A manual stop (SIGINT) skips the grace: there is no other process to take over.
    await drain({ keepAliveGrace: signal === 'SIGTERM' })
    await mailbox?.close()
    await server.close()
    await queue.stop()
    await databases.close()
    await stopTracing()
    await embedded?.stop()
  })
  if (!cluster.isWorker) logStartup(config, embedded?.folder)
  if (config.databaseUrl && (cluster.worker?.id ?? 1) === 1) await adviseMemory(db, log)
}

const pageSettings = ({ publicUrl, environment, analytics, verifiesEmployers, socket, mapTiles }: Config) =>
  ({
    publicUrl,
    mode: environment === 'production' ? 'production' : 'development',
    counted: analytics.by !== 'off',
    verifies: verifiesEmployers,
    socketPath: socket.path,
    mapTiles,
  }) as const

/** Imports the client on demand, because reading its 400 files takes a tenth of a start. */
async function connectTo(redisUrl: string, log: Logger): Promise<Redis> {
  const { connectRedis } = await import('./ports/redis.ts')
  return connectRedis(redisUrl, log)
}

await start(configOrExit()).catch(exitWithError)
