import { sql } from 'kysely'
import { pino } from 'pino'
import { openForCommand } from '../server/src/cli/open.ts'
import { startQueue } from '../server/src/queue/queue.ts'

/**
 * Lets days pass for the applications of a company, its answers from emails, and the deletion of an account. Then runs the clocks
 * of the server:
 * `node e2e/pass-days.ts COMPANY ACCOUNT DAYS`.
 */
const [companyId = '', accountId = '', days = ''] = process.argv.slice(2)
const { url, db, close } = await openForCommand()
const queue = await startQueue({ url, log: pino({ level: 'silent' }) })
const back = sql`make_interval(secs => ${Number(days) * 86_400}::float8)`
await db.transaction().execute(async (tx) => {
  await sql`update applications set applied_at = applied_at - ${back}, answer_due_at = answer_due_at - ${back},
    status_changed_at = status_changed_at - ${back} where employer_id = ${companyId}::uuid`.execute(tx)
  await sql`update mail_answers set runs_at = runs_at - ${back}
    where application_id in (select id from applications where employer_id = ${companyId}::uuid)`.execute(tx)
  await sql`update account_deletions set erase_at = erase_at - ${back} where user_id = ${accountId}::uuid`.execute(tx)
  await queue.enqueue(tx, 'mail-answers', [{}])
  await queue.enqueue(tx, 'answer-clock', [{}])
  await queue.enqueue(tx, 'account-erasure', [{}])
})
await queue.stop()
await close()
