import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fetchUser, forgotPassword, logIn, resetPassword } from '@hearback/contract/accounts/accounts.ts'
import { deleteAccount, exportData } from '@hearback/contract/accounts/data-rights.ts'
import { addTemplate } from '@hearback/contract/hiring/answering.ts'
import { listMyApplications } from '@hearback/contract/hiring/applications.ts'
import { sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import { makeOffer } from '@hearback/contract/hiring/offers.ts'
import { getJob, saveJob } from '@hearback/contract/jobs/jobs.ts'
import {
  getEmployerProfile,
  listEmployers,
  updateEmployerProfile,
  uploadEmployerPicture,
} from '@hearback/contract/people/employers.ts'
import {
  addExperience,
  getSeekerProfile,
  publishProfile,
  uploadSeekerPicture,
} from '@hearback/contract/people/seekers.ts'
import { contactUs } from '@hearback/contract/trust/contact.ts'
import { reportCompany, reportSeeker } from '@hearback/contract/trust/reports.ts'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, messagesOf, say } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { rebuildLexicon } from '../../search/index/lexicon.sql.ts'
import { searchTables } from '../../search/model/search-tables.ts'
import { purgeCoverLetters } from '../applications/erasure.service.ts'
import { sweepFiles } from '../files/files.service.ts'
import { eraseDueAccounts } from './erase-accounts.service.ts'

const app = testApp()
/** Words that occur only in the content of these two people. */
const [hers, theirs] = ['zyxora', 'qwubble']
let picture: Blob
let ana: Person
let hana: Person
let jobId: string
let chatId: string

beforeAll(async () => {
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#0c3d2c' } })
    .png()
    .toBuffer()
  picture = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
})

/** Ana and Hana leave data in every feature. */
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', hers)
  hana = await anEmployer(app, { name: theirs })
  await ana.call(publishProfile, {
    body: {
      firstName: hers,
      lastName: hers,
      city: 'Boise',
      jobTitle: `${hers} baker`,
      skill: [hers],
      aboutMe: hers,
      availability: hers,
      jobCategory: hers,
      instituteName: hers,
      subject: hers,
    },
  })
  await ana.call(uploadSeekerPicture, { file: picture })
  await ana.call(addExperience, {
    body: { title: hers, company: hers, startDate: '2020-01', description: hers, leavingReason: hers },
  })
  await hana.call(updateEmployerProfile, {
    params: { id: hana._id },
    body: { businessDescription: theirs, industryType: theirs, firstName: theirs },
  })
  await hana.call(uploadEmployerPicture, { file: picture })
  await hana.call(addTemplate, { body: { name: theirs, body: `We ${theirs} thank you very much.` } })
  jobId = await aJob(app, { by: hana, description: theirs, skills: [theirs] })
  await anApplication(app, { by: ana, to: jobId, description: `I am ${hers}.` })
  ;({ chatId } = await aChat(app, { by: hana, with: ana }))
  await say(hana, chatId, `Hello from ${theirs}.`)
  await say(ana, chatId, `Hello from ${hers}.`)
  await ana.call(sendFileMessage, { body: { chatId }, file: picture })
  await hana.call(makeOffer, { body: { hr: hana._id, jobSeeker: ana._id, details: 'Come and bake with us.' } })
  const other = await anEmployer(app)
  await ana.call(saveJob, { params: { id: await aJob(app, { by: other }) } })
  await ana.call(reportCompany, { params: { id: other._id }, body: { reason: 'spam', details: hers } })
  await hana.call(reportSeeker, { params: { id: ana._id }, body: { reason: 'spam', details: theirs } })
  await ana.call(contactUs, { body: { name: hers, message: hers } })
  await hana.call(contactUs, { body: { name: theirs, message: theirs } })
})

const leave = (who: Person) => who.call(deleteAccount, { body: { currentPassword: password } })
const signIn = (who: Person) => app.caller().call(logIn, { body: { email: who.email, password } })
const daysPass = (days: number) =>
  app.pool.query('update account_deletions set erase_at = erase_at - make_interval(days => $1)', [days])
/** Within the 30 days the lexicons are rebuilt, without the words of hidden profiles and jobs. */
async function erase(who: Person) {
  await leave(who)
  for (const table of searchTables) await eventually(() => rebuildLexicon(app.db, table))
  await daysPass(31)
  await eraseDueAccounts(app.deps)
}

/** Columns with rows that contain the word, as `table.column`. */
async function placesOf(word: string): Promise<string[]> {
  const { rows: columns } = await app.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { table, column } of columns) {
    const { rowCount } = await app.pool.query(`select from "${table}" where "${column}"::text ilike $1 limit 1`, [
      `%${word}%`,
    ])
    if (rowCount) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}
/** Keys of released files, and whether each file still exists. */
async function releasedFiles(): Promise<[key: string, isThere: boolean][]> {
  const { rows } = await app.pool.query<{ key: string }>('select key from pending_files order by key')
  return rows.map(({ key }) => [key, existsSync(join(app.deps.config.dataDir, 'files', key))])
}
const mailsTo = async (address: string) =>
  (
    await app.pool.query(
      `select from pgboss.job where name = 'mail' and data->>'to' = $1 and data->>'subject' not like '%will be deleted on%'`,
      [address],
    )
  ).rowCount

describe('the export', () => {
  test('has everything that a seeker wrote, wherever it stands', async () => {
    const { tables, userId } = await ana.call(exportData)
    expect(userId).toBe(ana._id)
    const exported = Object.entries(tables)
      .filter(([, { rows }]) => JSON.stringify(rows).includes(hers))
      .map(([table]) => table)
    const stored = [...new Set((await placesOf(hers)).map((place) => place.split('.')[0]))]
    // Her content also stands in rows of other people: in the search index, in their notifications and reports.
    const elsewhere = ['talent_search', 'reports', 'notifications']
    expect(stored.filter((table) => !exported.includes(table ?? '') && !elsewhere.includes(table ?? ''))).toEqual([])
    expect(exported).toEqual(
      expect.arrayContaining(['users', 'seekers', 'experiences', 'applications', 'messages', 'reports']),
    )
    expect(tables.message_files?.rows).toHaveLength(1)
    expect(tables.application_steps?.about).toContain('history')
  })

  test('has neither passwords and tokens nor what belongs to others alone', async () => {
    const text = JSON.stringify(await hana.call(exportData))
    const { rows } = await app.pool.query('select password_hash from users where id = $1', [hana._id])
    expect(text).not.toContain(rows[0].password_hash)
    expect(text).not.toContain('token_hash')
    expect(text).not.toContain(`I am ${hers}.`)
    expect(text).not.toContain(ana.email)
    expect(text).toContain(theirs)
  })

  test('has each row once, however many there are', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into notifications (user_id, kind, data, path)
       select $1, 'offer_received', '{}', '/offers' from generate_series(1, 1234) returning id`,
      [ana._id],
    )
    const { tables } = await ana.call(exportData)
    const ids = new Set(tables.notifications?.rows.map((row) => row.id))
    expect(rows.filter(({ id }) => !ids.has(id))).toEqual([])
    expect(ids.size).toBe(tables.notifications?.rows.length)
  })

  test('says of each thing that it leaves out why', async () => {
    const { leftOut } = await ana.call(exportData)
    expect(Object.values(leftOut).every((reason) => reason.length > 10)).toBe(true)
    expect(leftOut.talent_search).toContain('Search index')
  })

  test('is given 10 times an hour', async () => {
    for (let time = 0; time < 10; time++) await ana.call(exportData)
    await expect(ana.call(exportData)).toBeRefused('too_many_requests')
  })
})

describe('an account that its person deletes', () => {
  test('needs the password', async () => {
    await expect(ana.call(deleteAccount, { body: { currentPassword: 'wrong' } })).toBeRefused(
      'invalid_input',
      'currentPassword',
    )
    expect((await ana.call(fetchUser, { params: { id: ana._id } })).user.email).toBe(ana.email)
  })

  test('is not deleted while a plan would be charged again', async () => {
    await app.pool.query(`insert into payment_customers (id, user_id) values ('cus_1', $1)`, [ana._id])
    await app.pool.query(
      `insert into subscriptions (id, customer_id, plan, status, cancel_at_period_end, period_end, reading)
       values ('sub_1', 'cus_1', 'seeker_plus_monthly', 'active', false, now() + interval '20 days', 1)`,
    )
    await expect(leave(ana)).toBeRefused('conflict')
    const failedFor = (days: number) =>
      app.pool.query(`update subscriptions set status = 'unpaid', past_due_since = now() - make_interval(days => $1)`, [
        days,
      ])
    await failedFor(6)
    await expect(leave(ana)).toBeRefused('conflict')
    await failedFor(7)
    expect((await leave(ana)).eraseAt).toBeTruthy()
  })

  test('is deleted once the plan is canceled', async () => {
    await app.pool.query(`insert into payment_customers (id, user_id) values ('cus_1', $1)`, [ana._id])
    await app.pool.query(
      `insert into subscriptions (id, customer_id, plan, status, cancel_at_period_end, period_end, reading)
       values ('sub_1', 'cus_1', 'seeker_plus_monthly', 'active', true, now() + interval '20 days', 1)`,
    )
    expect((await leave(ana)).eraseAt).toBeTruthy()
  })

  test('is hidden and signed out immediately, and the mail says until when it can be had back', async () => {
    const { eraseAt } = await leave(ana)
    expect(Math.round((Date.parse(eraseAt) - Date.now()) / 86_400_000)).toBe(30)
    await expect(ana.call(exportData)).toBeRefused('not_signed_in')
    const stranger = await anEmployer(app)
    await expect(stranger.call(getSeekerProfile, { params: { id: ana._id } })).toBeRefused('not_found')
    expect((await app.mailTo(ana.email, /will be deleted on/)).text).toContain('/login')
  })

  test('takes its open jobs out of sight', async () => {
    await leave(hana)
    expect((await app.caller().call(getJob, { params: { id: jobId } })).job.status).toBe('paused')
  })

  test('comes back as it was when one signs in', async () => {
    await leave(ana)
    await leave(hana)
    await daysPass(29)
    await eraseDueAccounts(app.deps)
    const { authtoken } = await signIn(ana)
    await signIn(hana)
    const { profile } = await app.caller(authtoken).call(getSeekerProfile, { params: { id: ana._id } })
    expect(profile).toMatchObject({ published: true, firstName: hers })
    expect((await app.caller().call(getJob, { params: { id: jobId } })).job.status).toBe('open')
    expect(await app.mailTo(ana.email, /is back/)).toMatchObject({ thread: `deletion ${ana._id}` })
    await daysPass(60)
    await eraseDueAccounts(app.deps)
    expect((await app.caller(authtoken).call(fetchUser, { params: { id: ana._id } })).user.email).toBe(ana.email)
  })

  test('comes back with a new password too', async () => {
    await leave(ana)
    await app.caller().call(forgotPassword, { body: { email: ana.email } })
    const { text } = await app.mailTo(ana.email, /password/)
    const code = /\d{6}/.exec(text)?.[0] ?? ''
    await app.caller().call(resetPassword, { body: { email: ana.email, code, password: 'another long password' } })
    expect((await app.pool.query('select from account_deletions')).rowCount).toBe(0)
  })

  test('of a profile that was hidden before comes back hidden', async () => {
    await app.pool.query('update seekers set published_at = null where user_id = $1', [ana._id])
    await leave(ana)
    const { authtoken } = await signIn(ana)
    const { profile } = await app.caller(authtoken).call(getSeekerProfile, { params: { id: ana._id } })
    expect(profile.published).toBe(false)
  })

  test('gets no mails of others meanwhile', async () => {
    await leave(ana)
    const before = await mailsTo(ana.email)
    await hana.call(makeOffer, { body: { hr: hana._id, jobSeeker: ana._id, job: jobId, details: 'Do come.' } })
    expect(await mailsTo(ana.email)).toBe(before)
    await signIn(ana)
    expect(await mailsTo(ana.email)).toBe(Number(before) + 1)
  })
})

describe('after 30 days', () => {
  test('no word of a seeker is left anywhere', async () => {
    await erase(ana)
    // Notifications of other people about her are deleted by age, after at most 180 days.
    expect(
      (await placesOf(hers)).filter((place) => !['notifications.data', 'rate_limits.key'].includes(place)),
    ).toEqual([])
    await expect(signIn(ana)).toBeRefused('wrong_credentials')
    const erased = { text: expect.stringContaining('have been deleted'), thread: `deletion ${ana._id}` }
    expect(await app.mailTo(ana.email, /was deleted/)).toMatchObject(erased)
  })

  test('no word of a company is left anywhere', async () => {
    await erase(hana)
    expect(
      (await placesOf(theirs)).filter((place) => !['notifications.data', 'rate_limits.key'].includes(place)),
    ).toEqual([])
    await expect(app.caller().call(getEmployerProfile, { params: { id: hana._id } })).toBeRefused('not_found')
    const { profiles } = await app.caller().call(listEmployers, { query: { limit: 50 } })
    expect(profiles.map(({ _id }) => _id)).not.toContain(hana._id)
  })

  test('the files are gone too', async () => {
    await erase(ana)
    await erase(hana)
    const released = await releasedFiles()
    expect(released.filter(([key]) => key.startsWith('pictures/'))).toHaveLength(6)
    expect(released.filter(([key]) => key.startsWith('chat/')).length).toBeGreaterThan(0)
    expect(released.every(([, isThere]) => isThere)).toBe(true)
    await app.pool.query(`update pending_files set created_at = now() - interval '13 hours'`)
    await sweepFiles(app.deps)
    expect(await releasedFiles()).toEqual([])
    const left = released.filter(([key]) => existsSync(join(app.deps.config.dataDir, 'files', key)))
    expect(left).toEqual([])
  })

  test('the other keeps their own messages, in their order', async () => {
    await erase(ana)
    const { messages } = await messagesOf(hana, chatId)
    expect(messages.map(({ content }) => content)).toEqual([
      `Hello from ${theirs}.`,
      'This message was deleted with its account.',
      'This message was deleted with its account.',
    ])
    await expect(say(hana, chatId, 'Are you there?')).toBeRefused('chat_closed')
  })

  test('no one waits for an answer of a company that is gone', async () => {
    await erase(hana)
    const { applications } = await ana.call(listMyApplications, { query: {} })
    expect(applications).toMatchObject([{ status: 'rejected', reasonCode: 'role_cancelled' }])
    expect(await app.mailTo(ana.email, /Baker/)).toBeTruthy()
  })

  test('an application of somebody who is gone counts on, without its letter', async () => {
    await erase(ana)
    const { facts } = await app.caller().call(getJob, { params: { id: jobId } })
    expect(facts.applicants).toBe(1)
    const { rows } = await app.pool.query('select status, description from applications where seeker_id = $1', [
      ana._id,
    ])
    expect(rows).toEqual([{ status: 'withdrawn', description: '' }])
  })

  test('reviews that they wrote stay without a name, and those about them go', async () => {
    const { rows } = await app.pool.query(
      `insert into reviews (author_id, subject_id, about, rating, communication, service_quality, comment, met, after_reading, shown_from, again_from)
       select *, 5, 5, 5, 'Kind people.', 'application', false, clock_timestamp() + interval '1 day', now() + interval '1 year'
       from (values ($1::uuid, $2::uuid, 'employer'), ($2, $1, 'seeker')) as pair returning id`,
      [ana._id, hana._id],
    )
    await erase(ana)
    const left = await app.pool.query('select id, author_id from reviews')
    expect(left.rows).toEqual([{ id: rows[0].id, author_id: null }])
  })

  test('the address can be used for a new account', async () => {
    await erase(ana)
    const { rows } = await app.pool.query('select email, phone, origin from users where id = $1', [ana._id])
    expect(rows).toEqual([{ email: `erased-${ana._id}@hearback.invalid`, phone: null, origin: 'erased' }])
  })
})

test('letters of applications that ended 6 months ago are taken from the employer', async () => {
  const bea = await aSeeker(app)
  await anApplication(app, { by: bea, to: jobId, status: 'rejected', appliedDaysAgo: 200 })
  await anApplication(app, { by: await aSeeker(app), to: jobId, status: 'rejected', appliedDaysAgo: 100 })
  await purgeCoverLetters(app.deps)
  const { rows } = await app.pool.query(
    `select seeker_id = $1 as is_old, description = '' as is_blank from applications where status = 'rejected' order by is_old`,
    [bea._id],
  )
  expect(rows).toEqual([
    { is_old: false, is_blank: false },
    { is_old: true, is_blank: true },
  ])
})
