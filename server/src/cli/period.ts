import { pino } from 'pino'
import { endPeriodNow } from '../features/subscriptions/end-period.service.ts'
import { choosePayments } from '../ports/choose-payments.ts'
import { startQueue } from '../queue/queue.ts'
import { openForCommand } from './open.ts'

const [email, ...others] = process.argv.slice(2)
const refusals = {
  real: 'Payments are real here: only the provider moves their time. Nothing was changed.\n',
  nobody: `Nobody of the address ${email} has a paid plan. Nothing was changed.\n`,
}

if (email === undefined || others.length > 0) {
  process.stderr.write(`Usage: npm run period -- EMAIL
  where payments are simulated: lets the period that this person has paid for be over now. The plan then renews, ends, or
  goes into its days of grace, by what they chose; once more, and the days of grace are over too
`)
  process.exitCode = 1
} else {
  const { url, db, config, close } = await openForCommand()
  try {
    const payments = choosePayments(config)(db)
    const queue = await startQueue({ url, log: pino({ level: 'silent' }) })
    const outcome = await endPeriodNow({ db, queue, payments }, email)
    await queue.stop()
    if (outcome === 'done') process.stdout.write(`The period of ${email} is over; the running server draws the bill.\n`)
    else process.stderr.write(refusals[outcome])
    if (outcome !== 'done') process.exitCode = 1
  } finally {
    await close()
  }
}
