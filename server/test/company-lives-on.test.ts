import { fetchUser, forgotPassword, logIn, signUp, verifyEmail } from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount, exportData } from '@hearback/contract/accounts/data-rights.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { getMySubscription } from '@hearback/contract/accounts/subscriptions.ts'
import { listTemplates } from '@hearback/contract/hiring/answering.ts'
import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { getEmployerProfile, updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { runAnswerClock } from '../src/features/applications/answer-clock.service.ts'
import { mailUnread } from '../src/features/chat/notices/chat-notices.service.ts'
import { eraseDueAccounts } from '../src/features/data-rights/erase-accounts.service.ts'
import { testApp } from './app.ts'
import { anApplication, shiftApplication } from './application-factory.ts'
import { aChat, messagesOf, say } from './chat-factory.ts'
import { anEmployer, type EmployerPerson } from './employer-factory.ts'
import { anAccount, type Person, password } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'
import './matchers.ts'

const app = testApp()
let founder: EmployerPerson
let olga: Person
let rita: Person
let ana: Person
let jobId: string

/** Fiona founded Crust; Olga is its second owner, Rita its recruiter. */
beforeEach(async () => {
  founder = await anEmployer(app, { name: 'fiona', businessName: 'Crust' })
  olga = await anAccount(app, 'employer', 'olga')
  rita = await anAccount(app, 'employer', 'rita')
  await join(olga, 'owner')
  await join(rita, 'recruiter')
  ana = await aSeeker(app)
  jobId = await aJob(app, { by: founder, title: 'Baker' })
})

const join = (member: Person, role: string) =>
  app.pool.query('update company_members set company_id = $1, role = $2 where user_id = $3', [
    founder._id,
    role,
    member._id,
  ])
const remove = (member: Person) => app.pool.query('delete from company_members where user_id = $1', [member._id])
const erasureOf = (who: Person) => who.call(deleteAccount, { body: { currentPassword: password } })
const signIn = async (who: Person) =>
  app.caller((await app.caller().call(logIn, { body: { email: who.email, password } })).authtoken)
async function eraseDue(): Promise<void> {
  await app.pool.query(`update account_deletions set erase_at = now() - interval '1 minute'`)
  await eraseDueAccounts(app.deps)
}
async function erase(...people: Person[]): Promise<void> {
  for (const who of people) await erasureOf(who)
  await eraseDue()
}
const members = async () =>
  (await app.pool.query('select user_id, company_id, role from company_members order by user_id')).rows.map(
    ({ user_id, company_id, role }) => [user_id, company_id === founder._id, role],
  )
const row = async (who: Person) =>
  (await app.pool.query('select email, phone, origin, plan from users where id = $1', [who._id])).rows[0]
const mailsTo = async (subject: string) =>
  (
    await app.pool.query<{ to: string }>(
      `select data->>'to' as to from pgboss.job where name = 'mail' and data->>'subject' ~ $1 order by 1`,
      [subject],
    )
  ).rows.map(({ to }) => to)
const statusOf = async (id: string) => (await ana.call(getApplication, { params: { id } })).application.status
const companyOf = (id: string) => app.caller().call(getEmployerProfile, { params: { id } })

describe('a founder who erases their account', () => {
  test('leaves the company with its jobs, applications, chats and plan to the others, who answer on', async () => {
    await app.pool.query(`update users set plan = 'employer_pro_monthly' where id = $1`, [founder._id])
    const id = await anApplication(app, { by: ana, to: jobId })
    const { chatId } = await aChat(app, { by: founder, with: ana })
    await say(founder, chatId, 'Hello from Crust.')
    const { eraseAt } = await erasureOf(founder)
    expect(eraseAt).toBeTruthy()
    await expect(founder.call(exportData)).toBeRefused('not_signed_in')
    expect((await app.caller().call(getJob, { params: { id: jobId } })).job.status).toBe('open')
    await eraseDue()

    expect((await app.caller().call(getJob, { params: { id: jobId } })).job.status).toBe('open')
    expect((await companyOf(founder._id)).profile).toMatchObject({ businessName: 'Crust', firstName: '', openJobs: 1 })
    expect((await ana.call(fetchUser, { params: { id: founder._id } })).user.userType).toBe('employer')
    expect(await row(founder)).toMatchObject({ origin: 'company', phone: null, plan: 'employer_pro_monthly' })
    expect(await olga.call(getMySubscription)).toMatchObject({ plan: 'employer_pro_monthly' })

    await shiftApplication(app, id, 8)
    await runAnswerClock(app.deps)
    expect(await mailsTo('for your answer$')).toEqual([olga.email, rita.email].toSorted())
    await say(ana, chatId, 'When can I start?')
    expect((await messagesOf(olga, chatId)).messages.map(({ content }) => content)).toContain('Hello from Crust.')
    await say(rita, chatId, 'On Monday, if you like.')
    await olga.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'shortlisted' } })
    expect(await statusOf(id)).toBe('shortlisted')
    const { profile } = await olga.call(updateEmployerProfile, {
      params: { id: founder._id },
      body: { firstName: 'Olga', lastName: 'Reed' },
    })
    expect(profile).toMatchObject({ firstName: 'Olga', businessName: 'Crust' })
  })

  test('cannot sign in any more, and registers again with the same address as a new person', async () => {
    await erase(founder)
    await expect(signIn(founder)).toBeRefused('wrong_credentials')
    await app.caller().call(forgotPassword, { body: { email: founder.email } })
    expect(await mailsTo('password')).toEqual([])
    const form = { email: founder.email, phone: '+12085550123', password: 'a wholly new password' } as const
    const again = app.caller((await app.caller().call(signUp, { body: { ...form, userType: 'employer' } })).authtoken)
    const { subject } = await app.mailTo(founder.email, /^\d{6}/)
    const { user } = await again.call(verifyEmail, { body: { code: subject.slice(0, 6) } })
    expect(user._id).not.toBe(founder._id)
    expect(user).toMatchObject({ hasProfile: false, plan: 'free' })
    expect((await companyOf(founder._id)).profile.businessName).toBe('Crust')
    expect(await members()).toContainEqual([user._id, false, 'owner'])
  })

  test('is no longer named anywhere', async () => {
    await app.pool.query(
      `update employers set first_name = 'Zyxora', last_name = 'Zyxora', nickname = 'Zyxora', profession = 'Zyxora', gender = 'Zyxora'`,
    )
    await erase(founder)
    const { rows } = await app.pool.query('select row_to_json(employers)::text as text from employers')
    expect(rows[0].text).not.toContain('Zyxora')
    const { rows: users } = await app.pool.query('select row_to_json(users)::text as text from users where id = $1', [
      founder._id,
    ])
    expect(users[0].text).not.toContain('fiona')
  })

  test('comes back within 30 days without the company, and may be made an owner of it again', async () => {
    await erasureOf(founder)
    expect((await app.mailTo(founder.email, /will be deleted/)).text).toContain('You’ve left your company')
    const back = await signIn(founder)
    expect((await back.call(fetchUser, { params: { id: founder._id } })).user.company).toBeNull()
    await expect(back.call(listTemplates)).toBeRefused('not_allowed')
    await eraseDue()
    expect((await row(founder)).origin).toBe('signup')
    await app.pool.query(`insert into company_members (user_id, company_id, role) values ($1, $1, 'owner')`, [
      founder._id,
    ])
    await back.call(listTemplates)
    expect((await members()).map(([, isOfCrust]) => isOfCrust)).toEqual([true, true, true])
  })

  test('gets no mails of the company from the request on', async () => {
    await erasureOf(founder)
    const id = await anApplication(app, { by: ana, to: jobId })
    await shiftApplication(app, id, 8)
    await runAnswerClock(app.deps)
    expect(await mailsTo('for your answer$')).toEqual([olga.email, rita.email].toSorted())
  })

  test('who left long before, is erased as a person alone, whatever the plan of the company', async () => {
    await remove(founder)
    await app.pool.query(`insert into payment_customers (id, user_id) values ('cus_1', $1)`, [founder._id])
    await app.pool.query(
      `insert into subscriptions (id, customer_id, plan, status, cancel_at_period_end, period_end, reading)
       values ('sub_1', 'cus_1', 'employer_pro_monthly', 'active', false, now() + interval '20 days', 1)`,
    )
    await erase(founder)
    expect(await row(founder)).toMatchObject({ origin: 'company', phone: null })
    expect((await companyOf(founder._id)).profile).toMatchObject({ businessName: 'Crust', firstName: '' })
  })
})

test('a message of an erased founder names the company alone, whoever its profile names later', async () => {
  const { chatId } = await aChat(app, { by: founder, with: ana })
  await say(founder, chatId, 'Hello from Crust.')
  const writer = async () => (await messagesOf(ana, chatId)).messages.at(-1)?.writer?.firstName ?? null
  expect(await writer()).toBe('Harriet')
  await erasureOf(founder)
  await olga.call(updateEmployerProfile, { params: { id: founder._id }, body: { firstName: 'Olga' } })
  expect(await writer()).toBe('Harriet')
  await eraseDue()
  expect(await writer()).toBeNull()
  expect((await companyOf(founder._id)).profile.firstName).toBe('Olga')
})

describe('a member who erases their account', () => {
  test('leaves the company as it is', async () => {
    await erase(rita)
    expect(await members()).toEqual([founder, olga].map(({ _id }) => [_id, true, 'owner']).toSorted())
    expect((await companyOf(founder._id)).profile).toMatchObject({ businessName: 'Crust', firstName: 'Harriet' })
    expect((await app.caller().call(getJob, { params: { id: jobId } })).job.status).toBe('open')
    expect(await row(rita)).toMatchObject({ origin: 'erased', phone: null })
  })

  test('makes someone else an owner first, if they are the last one', async () => {
    await erasureOf(founder)
    await expect(erasureOf(olga)).toBeRefused('last_owner')
    expect((await app.pool.query('select from account_deletions')).rowCount).toBe(1)
    await olga.call(fetchUser, { params: { id: olga._id } })
    await app.pool.query(`update company_members set role = 'owner' where user_id = $1`, [rita._id])
    await erasureOf(olga)
    expect(await members()).toEqual([[rita._id, true, 'owner']])
  })

  test('needs not cancel the plan of a company that lives on; the last member does', async () => {
    await app.pool.query(`insert into payment_customers (id, user_id) values ('cus_1', $1)`, [founder._id])
    await app.pool.query(
      `insert into subscriptions (id, customer_id, plan, status, cancel_at_period_end, period_end, reading)
       values ('sub_1', 'cus_1', 'employer_pro_monthly', 'active', false, now() + interval '20 days', 1)`,
    )
    await erase(founder, rita)
    await expect(erasureOf(olga)).toBeRefused('conflict')
    const { rows } = await app.pool.query('select user_id from payment_customers')
    expect(rows).toEqual([{ user_id: founder._id }])
  })

  test('as the last one closes the company, which comes back with them', async () => {
    await erase(founder, rita)
    await erasureOf(olga)
    expect((await app.caller().call(getJob, { params: { id: jobId } })).job.status).toBe('paused')
    await expect(ana.call(fetchUser, { params: { id: founder._id } })).toBeRefused('not_found')
    const back = await signIn(olga)
    expect((await app.caller().call(getJob, { params: { id: jobId } })).job.status).toBe('open')
    await back.call(listTemplates)
    await ana.call(fetchUser, { params: { id: founder._id } })
  })

  test('as the last one is erased with the whole company that another person founded', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    await erase(founder, rita)
    await erase(olga)
    await expect(companyOf(founder._id)).rejects.toThrow()
    expect(await row(founder)).toMatchObject({ origin: 'erased', plan: 'free' })
    expect(await row(olga)).toMatchObject({ origin: 'erased' })
    expect(await statusOf(id)).toBe('rejected')
    expect(await members()).toEqual([])
    const { rows } = await app.pool.query('select description, status from jobs')
    expect(rows).toEqual([{ description: 'The company has left Hearback.', status: 'closed' }])
  })

  test('as the last one leaves the account of a founder who left before', async () => {
    await remove(founder)
    await app.pool.query(`update users set plan = 'employer_pro_monthly' where id = $1`, [founder._id])
    await erase(rita)
    await erase(olga)
    expect(await row(founder)).toMatchObject({ origin: 'signup', plan: 'free', email: founder.email })
    await signIn(founder)
    await expect(companyOf(founder._id)).rejects.toThrow()
  })

  test('keeps the company for someone who joined in the 30 days, who becomes its owner', async () => {
    await erase(founder, rita)
    await erasureOf(olga)
    const ruth = await anAccount(app, 'employer', 'ruth')
    await join(ruth, 'recruiter')
    await ana.call(fetchUser, { params: { id: founder._id } })
    await eraseDue()
    expect(await members()).toEqual([[ruth._id, true, 'owner']])
    expect((await companyOf(founder._id)).profile.businessName).toBe('Crust')
    await ruth.call(listTemplates)
  })
})

describe('at the same moment', () => {
  test('two owners who delete their accounts leave one of them to the recruiter', async () => {
    const results = await Promise.allSettled([erasureOf(founder), erasureOf(olga)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await members()).filter(([, , role]) => role === 'owner')).toHaveLength(1)
  })

  test('two owners alone leave one after the other, and the second closes the company', async () => {
    await erase(rita)
    await Promise.all([erasureOf(founder), erasureOf(olga)])
    expect((await app.caller().call(getJob, { params: { id: jobId } })).job.status).toBe('paused')
    expect(
      (await app.pool.query(`select from account_deletions where paused_jobs = array[$1]::uuid[]`, [jobId])).rowCount,
    ).toBe(1)
    await app.pool.query(`update account_deletions set erase_at = now() - interval '1 minute'`)
    await Promise.all([eraseDueAccounts(app.deps), eraseDueAccounts(app.deps)])
    expect((await app.pool.query(`select from users where origin = 'erased'`)).rowCount).toBe(3)
    expect((await app.pool.query(`select from users where origin = 'company'`)).rowCount).toBe(0)
    expect(await members()).toEqual([])
    await expect(companyOf(founder._id)).rejects.toThrow()
  })

  test.each([1, 2, 3, 4, 5])('an erasure and someone who leaves or joins never leave half a company (%i)', async () => {
    await erase(founder, rita)
    await erasureOf(olga)
    const [ruth, rosa] = [await anAccount(app, 'employer'), await anAccount(app, 'employer')]
    await join(ruth, 'recruiter')
    await app.pool.query(`update account_deletions set erase_at = now() - interval '1 minute'`)
    await Promise.allSettled([eraseDueAccounts(app.deps), remove(ruth), join(rosa, 'recruiter')])
    // A deadlock leaves the row for its next try.
    await app.pool.query('delete from failed_rows')
    await eraseDueAccounts(app.deps)
    const ofCrust = (await members()).filter(([, isOfCrust]) => isOfCrust)
    const isErased = (await app.pool.query('select from employers where erased_at is not null')).rowCount === 1
    expect(isErased).toBe(ofCrust.length === 0)
    if (!isErased) expect(ofCrust.map(([, , role]) => role)).toContain('owner')
    expect((await row(olga)).origin).toBe('erased')
  })
})

test('an account that cannot be erased does not keep others from it, and is erased later', async () => {
  await app.pool.query(
    `create function refuse_erasure() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  )
  await app.pool.query(
    `create trigger refuse_erasure before update of email on users for each row when (old.email = 'fiona@people.example') execute function refuse_erasure()`,
  )
  try {
    await erase(founder, rita)
    expect(await row(founder)).toMatchObject({ origin: 'signup', email: founder.email })
    expect((await companyOf(founder._id)).profile.businessName).toBe('Crust')
    expect((await row(rita)).origin).toBe('erased')
    expect((await app.pool.query('select from failed_rows')).rowCount).toBe(1)
  } finally {
    await app.pool.query('drop function refuse_erasure cascade')
  }
  await app.pool.query('update failed_rows set retry_at = now()')
  await eraseDueAccounts(app.deps)
  expect((await row(founder)).origin).toBe('company')
})

describe('the export', () => {
  beforeEach(async () => {
    await app.pool.query(`insert into payment_customers (id, user_id) values ('cus_1', $1)`, [founder._id])
    await anApplication(app, { by: ana, to: jobId })
  })

  test('of a recruiter has what is theirs, and says that owners have the rest', async () => {
    const { tables, leftOut } = await rita.call(exportData)
    expect(Object.keys(tables).toSorted()).toEqual(
      'company_members mail_counts mail_threads notifications sessions users'.split(' '),
    )
    expect(tables.users?.rows).toMatchObject([{ id: rita._id }])
    expect(leftOut.payment_customers).toContain('owners')
  })

  test('of an owner has the company too, and no other person', async () => {
    const { tables, leftOut } = await olga.call(exportData)
    expect(tables.users?.rows).toMatchObject([{ id: olga._id, email: olga.email }])
    expect(tables.payment_customers?.rows).toHaveLength(1)
    expect(tables.jobs?.rows).toMatchObject([{ id: jobId }])
    expect(tables.applications?.rows).toHaveLength(1)
    expect(tables.sessions?.rows).toMatchObject([{ user_id: olga._id }])
    expect(JSON.stringify(tables)).not.toContain(founder.email)
    expect(leftOut).not.toHaveProperty('payment_customers')
  })

  test('of a founder who has left or became a recruiter has the person alone', async () => {
    await app.pool.query(`update company_members set role = 'recruiter' where user_id = $1`, [founder._id])
    expect(Object.keys((await founder.call(exportData)).tables)).not.toContain('jobs')
    await remove(founder)
    const { tables } = await founder.call(exportData)
    expect(tables.users?.rows).toMatchObject([{ id: founder._id }])
    expect(Object.keys(tables)).not.toContain('jobs')
  })
})

describe('mails about unread messages', () => {
  test('go to the members of a company without its founder, each once they are gone', async () => {
    const { chatId } = await aChat(app, { by: founder, with: ana })
    await erase(founder)
    await say(ana, chatId, 'Are you there?')
    await app.pool.query(`update messages set created_at = created_at - interval '1 hour'`)
    await app.pool.query('update users set last_seen_at = now() where id = $1', [olga._id])
    await mailUnread(app.deps)
    expect(await mailsTo('message')).toEqual([rita.email])
    await app.pool.query(`update users set last_seen_at = now() - interval '1 day' where id = $1`, [olga._id])
    await mailUnread(app.deps)
    expect(await mailsTo('message')).toEqual([olga.email, rita.email].toSorted())
    const { notifications } = await rita.call(listNotifications)
    expect(notifications.length).toBeGreaterThan(0)
  })
})
