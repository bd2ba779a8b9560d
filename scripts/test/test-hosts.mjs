import { main, prepare } from '../bootstrap.mjs'
import { log, run } from '../run-command.mjs'
import {
  ensureChromium,
  ensureFailoverPrograms,
  ensureNginx,
  ensurePgBouncer,
  ensurePostgres,
  ensureRedis,
  ensureSwift,
} from './system-packages.mjs'

// node scripts/test/test-hosts.mjs OPTIONS: simulates several hosts on this one, and runs journeys and faults on them.
await main(async () => {
  const { node, env: found } = await prepare({ pages: true })
  const programs = {
    CHROMIUM_PATH: process.argv.includes('--no-journeys') ? undefined : await ensureChromium(),
    NATIVE_POSTGRES_BIN: await ensurePostgres(),
    REDIS_SERVER: await ensureRedis(),
    PGBOUNCER: await ensurePgBouncer(),
    NGINX: await ensureNginx(),
  }
  const failover = await ensureFailoverPrograms()
  await ensureSwift()
  const missing = Object.entries(programs).filter(([, program]) => program === undefined)
  for (const [name] of missing) if (name !== 'CHROMIUM_PATH') log(`The program of ${name} is missing.`)
  return run(node, ['server/test/hosts/run.ts', ...process.argv.slice(2)], {
    env: { ...found, ...programs, ...failover },
  })
})
