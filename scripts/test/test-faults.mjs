import { main, prepare } from '../bootstrap.mjs'
import { run } from '../run-command.mjs'

// node scripts/test/test-faults.mjs OPTIONS: the long form of the fault tests, against the server as production runs it.
await main(async () => {
  const { node, env } = await prepare({ pages: true })
  return run(node, ['server/test/faults/run.ts', ...process.argv.slice(2)], { env })
})
