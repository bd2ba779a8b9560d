import { pino } from 'pino'
import { requestDigestNow } from '../features/alerts/digests.service.ts'
import { startQueue } from '../queue/queue.ts'
import { openForCommand } from './open.ts'

const [email, ...others] = process.argv.slice(2)
if (email === undefined || others.length > 0) {
  process.stderr.write(`Usage: npm run digest -- EMAIL
  sends this person the email of their saved searches and companies now instead of in the morning, if there are new jobs
`)
  process.exitCode = 1
} else {
  const { url, db, close } = await openForCommand()
  try {
    const queue = await startQueue({ url, log: pino({ level: 'silent' }) })
    const isDue = await requestDigestNow({ db, queue }, email)
    await queue.stop()
    if (isDue) process.stdout.write(`The running server will email ${email} if there are new jobs.\n`)
    else process.stderr.write(`${email} has no saved searches and follows no company. Nothing changed.\n`)
    if (!isDue) process.exitCode = 1
  } finally {
    await close()
  }
}
