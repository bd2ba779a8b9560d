import { main, prepare } from './bootstrap.mjs'
import {
  ensureChromium,
  ensureNginx,
  ensurePgBouncer,
  ensurePostgres,
  ensureRedis,
  ensureSwift,
} from './machine-programs.mjs'
import { run, say } from './run-program.mjs'

// node scripts/test-hosts.mjs OPTIONS: what several hosts would be, built on this one from the system's packages, and the journeys and faults on it.
await main(async () => {
  const { node, env: found } = await prepare({ pages: true })
  const programs = {
    CHROMIUM_PATH: process.argv.includes('--no-journeys') ? undefined : await ensureChromium(),
    NATIVE_POSTGRES_BIN: await ensurePostgres(),
    REDIS_SERVER: await ensureRedis(),
    PGBOUNCER: await ensurePgBouncer(),
    NGINX: await ensureNginx(),
  }
  await ensureSwift()
  const missing = Object.entries(programs).filter(([, program]) => program === undefined)
  for (const [name] of missing) if (name !== 'CHROMIUM_PATH') say(`${name} names no program that is there.`)
  return run(node, ['server/test/hosts/run.ts', ...process.argv.slice(2)], { env: { ...found, ...programs } })
})
