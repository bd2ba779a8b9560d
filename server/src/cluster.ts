import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { Config } from './config/config.ts'
import { connectionsPerProcess } from './databases.ts'
import { startEmbedded } from './db/embedded/embedded.ts'
import { startLocalRedis } from './process/local-redis.ts'
import { restrictFiles } from './process/private-files.ts'
import { configOrExit, exitWithError, logStartup } from './process/startup.ts'
import { startWorkers } from './process/workers.ts'
import { captureOutput } from './telemetry/capture-output.ts'
import { gatherMetrics } from './telemetry/cluster-metrics.ts'
import { createLog } from './telemetry/log.ts'

// `npm run start:cluster`: several processes of main.ts on one port. This process serves no requests; it owns the
// shared PostgreSQL and Redis.
async function start(config: Config): Promise<void> {
  const log = createLog(config)
  const { dataDir, processes } = config
  restrictFiles(dataDir)
  captureOutput(log)
  const embedded = config.databaseUrl
    ? undefined
    : await startEmbedded({
        dataDir,
        settings: { max_connections: Math.max(100, (processes + 1) * connectionsPerProcess) },
        log: (sentence) => log.info(sentence),
      })
  const redis = config.redisUrl ? undefined : await startLocalRedis(join(dataDir, 'redis'), log)
  gatherMetrics()
  const workers = startWorkers({
    count: processes,
    env: { DATABASE_URL: config.databaseUrl ?? embedded?.url, REDIS_URL: config.redisUrl ?? redis?.url },
    drainMs: config.drainMs,
    log,
  })
  process.on('SIGHUP', () => workers.restart())
  closeWithGrace({ delay: 10_000 + config.drainMs, skip: ['SIGHUP'], logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an error')
    await workers.stop()
    await redis?.stop()
    await embedded?.stop()
  })
  await workers.listening
  logStartup(config, embedded?.folder)
  process.stdout.write(`Processes: ${processes}; the Redis between them: ${redis?.address ?? 'that of REDIS_URL'}\n`)
  process.stdout.write(`To replace them one by one, so that nobody notices: kill -HUP ${process.pid}\n`)
}

await start(configOrExit()).catch(exitWithError)
