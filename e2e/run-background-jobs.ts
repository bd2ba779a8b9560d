import { pino } from 'pino'
import { openForCommand } from '../server/src/cli/open.ts'
import { type QueueName, startQueue } from '../server/src/queue/queue.ts'

/** Requests background jobs of the running server now, instead of at their next minute: `node e2e/run-background-jobs.ts QUEUE ...`. */
const { url, db, close } = await openForCommand()
const queue = await startQueue({ url, log: pino({ level: 'silent' }) })
await db.transaction().execute(async (tx) => {
  for (const name of process.argv.slice(2)) await queue.enqueue(tx, name as QueueName, [{}])
})
await queue.stop()
await close()
