import { pino } from 'pino'
import { endPeriodNow } from '../features/subscriptions/end-period.service.ts'
import { choosePayments } from '../ports/choose-payments.ts'
import { startQueue } from '../queue/queue.ts'
import { openForCommand } from './open.ts'

const [email, ...others] = process.argv.slice(2)
const refusals = {
  real: 'Payments are real here, so only the payment provider can end a period. Nothing changed.\n',
  nobody: `${email} has no paid plan. Nothing changed.\n`,
}

if (email === undefined || others.length > 0) {
  process.stderr.write(`Usage: npm run period -- EMAIL
  with simulated payments: ends this person's paid period now. The plan then renews, ends or enters its grace period,
  depending on what they chose. Run it again to end the grace period too
`)
  process.exitCode = 1
} else {
  const { url, db, config, close } = await openForCommand()
  try {
    const payments = choosePayments(config)(db)
    const queue = await startQueue({ url, log: pino({ level: 'silent' }) })
    const outcome = await endPeriodNow({ db, queue, payments }, email)
    await queue.stop()
    if (outcome === 'done') process.stdout.write(`The paid period of ${email} has ended. The server bills the next.\n`)
    else process.stderr.write(refusals[outcome])
    if (outcome !== 'done') process.exitCode = 1
  } finally {
    await close()
  }
}
