import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { changeMemberRole, removeMember } from '@hearback/contract/accounts/team.ts'
import { setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { type Person, password } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aPaidPlan } from '../../../test/subscription-factory.ts'
import { aContributor, aMember } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { eraseAccountData } from '../data-rights/erase-accounts.service.ts'
import { sendMail } from '../notifications/send-mail.service.ts'

const app = testApp()
let hana: EmployerPerson
let olga: Person
let rita: Person

beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  olga = await aMember(app, hana, { role: 'owner', firstName: 'Olga' })
  rita = await aMember(app, hana)
  await aContributor(app, hana)
})

interface Queued {
  to: string
  subject: string
  text: string
}
const queued = async (subject: RegExp) =>
  (
    await app.pool.query<{ data: Queued }>(`select data from pgboss.job where name = 'mail' order by created_on`)
  ).rows.flatMap(({ data }) => (subject.test(data.subject) ? [data] : []))
const leave = (who: Person) => who.call(removeMember, { params: { id: who._id } })
const lead = (jobId: string, who: Person) =>
  hana.call(setJobPeople, { params: { id: jobId }, body: { lead: who._id, recruiters: [] } })
/** The receivers of those that are still sent. */
async function sentOf(mails: Queued[]): Promise<string[]> {
  const to: string[] = []
  const mailer = { send: async (mail: Queued) => void to.push(mail.to) }
  for (const mail of mails) await sendMail({ ...app.deps, mailer } as never, mail as never)
  return to
}
const receivers = (mails: Queued[]) => mails.map(({ to }) => to).toSorted()

describe('a member who leaves', () => {
  test('is told of to each owner, with the jobs and waiting applications that were handed over', async () => {
    const bread = await aJob(app, { by: hana, title: 'Baker' })
    await lead(bread, rita)
    await lead(await aJob(app, { by: hana, title: 'Miller' }), rita)
    await anApplication(app, { by: await aSeeker(app), to: bread })
    await leave(rita)
    const mails = await queued(/left Crust/)
    expect(receivers(mails)).toEqual([hana.email, olga.email].toSorted())
    const textTo = ({ email }: Person) => mails.find(({ to }) => to === email)?.text
    expect(textTo(hana)).toContain(`Rita Kaya (${rita.email}) left the team of Crust`)
    expect(textTo(hana)).toContain('They led 2 jobs. You lead them now:\n\nBaker\nMiller')
    expect(textTo(olga)).toContain('They led 2 jobs. Harriet Reed leads them now:')
    expect(textTo(olga)).toContain('1 application to these jobs is waiting for an answer.')
  })

  test('without jobs of their own hands nothing over', async () => {
    await leave(rita)
    const [mail] = await queued(/^Rita Kaya left Crust$/)
    expect(mail?.text).toContain('They led no jobs, so nothing was handed over.')
  })

  test('is told of in the language of each owner, by email address if they gave no name', async () => {
    await app.pool.query(`update users set language = 'es' where id = $1`, [olga._id])
    await app.pool.query(`update company_members set first_name = null, last_name = null where user_id = $1`, [
      rita._id,
    ])
    await lead(await aJob(app, { by: hana, title: 'Baker' }), rita)
    await leave(rita)
    expect(await queued(/left Crust|dejó Crust/)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ to: hana.email, subject: `${rita.email} left Crust` }),
        expect.objectContaining({
          to: olga.email,
          subject: `${rita.email} dejó Crust`,
          text: expect.stringContaining('Era responsable de 1 empleo. Ahora lo es Harriet Reed:\n\nBaker'),
        }),
      ]),
    )
  })

  test('with hundreds of jobs is told of with ten of them', async () => {
    for (let each = 0; each < 12; each++) await lead(await aJob(app, { by: hana, title: `Baker ${each}` }), rita)
    await leave(rita)
    const [mail] = await queued(/left Crust/)
    expect(mail?.text.match(/^Baker \d+$/gm)).toHaveLength(10)
    expect(mail?.text).toContain('and 2 more jobs')
  })

  test('and founded the company is told of to the owners who stay', async () => {
    await leave(hana)
    expect(receivers(await queued(/^Harriet Reed left Crust$/))).toEqual([olga.email])
  })

  test('by deleting the account is told of immediately, and not again when it is erased', async () => {
    await lead(await aJob(app, { by: hana, title: 'Baker' }), rita)
    await rita.call(deleteAccount, { body: { currentPassword: password } })
    const mails = await queued(/left Crust/)
    expect(receivers(mails)).toEqual([hana.email, olga.email].toSorted())
    expect(mails[0]?.text).toContain(`Rita Kaya (${rita.email}) asked us to delete their account.`)
    await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, rita._id))
    expect(await queued(/left Crust/)).toHaveLength(2)
  })

  test('is told of by no one if an owner removes them', async () => {
    await hana.call(removeMember, { params: { id: rita._id } })
    expect(await queued(/left Crust/)).toEqual([])
  })

  test('is not told of to an owner who has left meanwhile', async () => {
    await leave(rita)
    await leave(olga)
    expect(await sentOf(await queued(/^Rita Kaya left/))).toEqual([hana.email])
  })

  test('and cannot, as the last owner, is told of to no one', async () => {
    await leave(olga)
    await expect(leave(hana)).toBeRefused('last_owner')
    expect(await queued(/^Harriet Reed left/)).toEqual([])
  })
})

describe('the plan of a company', () => {
  const kindsOf = async (who: Person) => (await who.call(listNotifications)).notifications.map(({ kind }) => kind)

  test('is told of to its owners only', async () => {
    await aPaidPlan(hana, 'employer_pro_monthly')
    await eventually(async () => (await kindsOf(olga)).includes('plan_started'))
    expect(await kindsOf(hana)).toContain('plan_started')
    expect(await kindsOf(rita)).toEqual([])
    const about = await queued(/plan/)
    expect(receivers(about).filter((to) => to === rita.email)).toEqual([])
    expect(receivers(about)).toEqual(expect.arrayContaining([hana.email, olga.email]))
  })

  test('is forgotten by an owner who becomes a recruiter', async () => {
    await aPaidPlan(hana, 'employer_pro_monthly')
    await eventually(async () => (await kindsOf(olga)).includes('plan_started'))
    await hana.call(changeMemberRole, { params: { id: olga._id }, body: { role: 'recruiter' } })
    expect(await kindsOf(olga)).toEqual([])
    expect(new Set(await sentOf(await queued(/plan/)))).toEqual(new Set([hana.email]))
  })
})
