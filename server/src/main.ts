import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { openDatabase, openPool } from './db/database.ts'
import { startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import { createEvents } from './events.ts'
import { loadPlacesOnce } from './features/places/load-places.service.ts'
import { callInProcess } from './http/bind.ts'
import { registerOutbox } from './http/outbox.ts'
import { clear, registerPages } from './http/pages.ts'
import { startQueue } from './jobs/queue.ts'
import { startWork } from './jobs/work.ts'
import { createFileStore } from './ports/file-store.ts'
import { createMailer } from './ports/mailer.ts'
import { createRateLimits } from './ports/rate-limits.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    process.stderr.write(`Hearback cannot start with these settings:\n${(error as Error).message}\n`)
    process.exit(1)
  }
}

async function start(config: Config): Promise<void> {
  let stopping = false
  const log = pino({ level: config.logLevel, redact: ['req.headers'] }, pino.destination({ dest: 2, sync: false }))
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
    limits: createRateLimits(pool),
  }
  const { server, api } = await buildApp(deps)
  const outbox = config.trial && !config.smtpUrl
  await registerPages(server, {
    call: callInProcess(api),
    publicUrl: config.publicUrl,
    mode: config.environment === 'production' ? 'production' : 'development',
    outbox,
    socketPath: config.socket.path,
  })
  for (const change of ['job.changed', 'employer.changed'] as const) deps.events.on(change, clear)
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
  announce(config, embedded?.folder)
}

function announce(config: Config, database: string | undefined): void {
  say(`Hearback is at ${config.publicUrl}`)
  say(`Data: ${config.dataDir}; the database: ${database ?? 'that of DATABASE_URL'}`)
  if (!config.smtpUrl) say(`Mail: no SMTP_URL, so each mail is a file in ${join(config.dataDir, 'outbox')}`)
  say('Empty installation? Fill it with believable people and jobs: npm run demo')
}

await start(configOrExit()).catch((error: unknown) => {
  process.stderr.write(`Hearback did not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
