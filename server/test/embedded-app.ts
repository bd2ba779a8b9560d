import { startEmbedded } from '../src/db/embedded/embedded.ts'

// The smallest application on the embedded database, for tests that kill it. Prints its URL and ends on SIGTERM.
const [dataDir = ''] = process.argv.slice(2)
const embedded = await startEmbedded({
  dataDir,
  settings: { fsync: 'off' },
  log: (sentence) => process.stderr.write(`${sentence}\n`),
})
process.stdout.write(`${embedded.url}\n`)
const alive = setInterval(() => {}, 60_000)
process.once('SIGTERM', async () => {
  await embedded.stop()
  clearInterval(alive)
})
