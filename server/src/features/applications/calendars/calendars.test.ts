import { changeLanguage } from '@hearback/contract/accounts/accounts.ts'
import { pickSlot } from '@hearback/contract/hiring/answering.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { getCalendar, removeCalendar, renewCalendar } from '@hearback/contract/hiring/calendars.ts'
import { cancelInterview } from '@hearback/contract/hiring/interview-changes.ts'
import { describe, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { aJob } from '../../../../test/job-factory.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { aContributor, aFormerMember, aMember } from '../../../../test/team-factory.ts'

const app = testApp()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function people() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  return { hana, ana }
}

interface Planned {
  by: EmployerPerson
  with: Person
  title?: string
  days?: number
  message?: string
}

/** An interview whose time was picked; returns the application. */
async function interview({ by, with: seeker, title = 'Baker', days = 2, message = 'Come by.' }: Planned) {
  const id = await anApplication(app, { by: seeker, to: await aJob(app, { by, title }) })
  const slot = inDays(days)
  const body = { newStatus: 'interview', interviewInvitation: { message, slots: [slot] } } as const
  await by.call(updateApplicationStatus, { params: { id }, body })
  await seeker.call(pickSlot, { params: { id }, body: { slot } })
  return id
}

const addressOf = async (who: Caller) => (await who.call(renewCalendar)).address ?? ''

const open = (address: string, headers = {}) =>
  app.server.inject({ method: 'GET', url: new URL(address).pathname, headers })

/** The property values of the events, with long lines joined (RFC 5545 section 3.1). */
async function eventsAt(address: string, property = 'SUMMARY') {
  const { body, statusCode } = await open(address)
  expect(statusCode).toBe(200)
  const lines = body.replaceAll('\r\n ', '').split('\r\n')
  return lines.filter((line) => line.startsWith(`${property}:`)).map((line) => line.replace(`${property}:`, ''))
}

describe('the address', () => {
  test('does not exist before someone asks for it, and is the same at each look', async () => {
    const { ana } = await people()
    expect(await ana.call(getCalendar)).toMatchObject({ address: null })
    const address = await addressOf(ana)
    expect(await ana.call(getCalendar)).toMatchObject({ address })
  })

  test('ends when it is replaced, and when it is removed', async () => {
    const { ana } = await people()
    const first = await addressOf(ana)
    const second = await addressOf(ana)
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200])
    await ana.call(removeCalendar)
    await ana.call(removeCalendar)
    expect((await open(second)).statusCode).toBe(404)
    expect(await ana.call(getCalendar)).toMatchObject({ address: null })
  })

  test.each([
    ['another person', (address: string, other: string) => address.replace(/calendars\/[^.]+/u, `calendars/${other}`)],
    ['another signature', (address: string) => address.replace(/\.[\w-]+\.ics$/u, `.${'A'.repeat(43)}.ics`)],
    ['no signature', (address: string) => address.replace(/\.[\w-]+\.ics$/u, '.ics')],
    ['words instead of ids', (address: string) => address.replace(/calendars\/.*$/u, 'calendars/a.b.c.ics')],
  ])('is refused with %s', async (_, change) => {
    const { ana, hana } = await people()
    await addressOf(hana)
    expect((await open(change(await addressOf(ana), hana._id))).statusCode).toBe(404)
  })

  test('ends while the account is suspended', async () => {
    const { ana } = await people()
    const address = await addressOf(ana)
    await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
    expect((await open(address)).statusCode).toBe(404)
    await app.pool.query('update users set suspended_at = null where id = $1', [ana._id])
    expect((await open(address)).statusCode).toBe(200)
  })

  test('is neither stored by caches nor found by search engines', async () => {
    const { ana } = await people()
    const { headers } = await open(await addressOf(ana))
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    })
  })

  test('can be asked for its headers alone, and is not forbidden to calendar programs that follow robots.txt', async () => {
    const { ana } = await people()
    const address = await addressOf(ana)
    const { statusCode, body } = await app.server.inject({ method: 'HEAD', url: new URL(address).pathname })
    expect([statusCode, body]).toEqual([200, ''])
    const robots = await app.server.inject({ method: 'GET', url: '/robots.txt' })
    expect(robots.body).toContain('Disallow: /api/')
    expect(robots.body).not.toContain('Disallow: /cal')
  })
})

describe('the calendar', () => {
  test('has the picked interviews of a job seeker, and none of other people', async () => {
    const { hana, ana } = await people()
    const bea = await aSeeker(app)
    await interview({ by: hana, with: ana, days: 3, title: 'Cook' })
    await interview({ by: hana, with: ana, days: 2 })
    await interview({ by: hana, with: bea, title: 'Waiter' })
    const open = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Barista' }) })
    await hana.call(updateApplicationStatus, {
      params: { id: open },
      body: { newStatus: 'interview', interviewInvitation: { message: '', slots: [inDays(4)] } },
    })
    expect(await eventsAt(await addressOf(ana))).toEqual(['Interview: Cook (Crust)', 'Interview: Baker (Crust)'])
  })

  test('is empty without interviews', async () => {
    const { ana } = await people()
    expect(await eventsAt(await addressOf(ana))).toEqual([])
  })

  test('keeps the event of a moved interview, at its new time', async () => {
    const { hana, ana } = await people()
    const id = await interview({ by: hana, with: ana })
    const address = await addressOf(ana)
    const [before] = await eventsAt(address, 'UID')
    const slot = inDays(5)
    await hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'interview', interviewInvitation: { message: '', slots: [slot] } },
    })
    expect(await eventsAt(address, 'UID')).toEqual([])
    await ana.call(pickSlot, { params: { id }, body: { slot } })
    expect(await eventsAt(address, 'UID')).toEqual([before])
    expect(await eventsAt(address, 'DTSTART')).toEqual([`${slot.replaceAll(/[-:]|\.\d+/gu, '')}`])
  })

  test('loses interviews that were canceled, and those to come of applications that ended', async () => {
    const { hana, ana } = await people()
    const canceled = await interview({ by: hana, with: ana })
    const rejected = await interview({ by: hana, with: ana, title: 'Cook' })
    const address = await addressOf(ana)
    await hana.call(cancelInterview, { params: { id: canceled }, body: { reason: 'The oven broke.' } })
    await hana.call(updateApplicationStatus, {
      params: { id: rejected },
      body: { newStatus: 'rejected', reasonCode: 'position_filled', employerFeedback: 'We hired someone else.' },
    })
    expect(await eventsAt(address)).toEqual([])
  })

  test('keeps interviews that took place for 90 days, whatever became of the application', async () => {
    const { hana, ana } = await people()
    const id = await interview({ by: hana, with: ana, days: 1 })
    const address = await addressOf(ana)
    await shiftApplication(app, id, 2)
    await hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'rejected', reasonCode: 'position_filled', employerFeedback: 'We hired someone else.' },
    })
    expect(await eventsAt(address)).toEqual(['Interview: Baker (Crust)'])
    await shiftApplication(app, id, 90)
    expect(await eventsAt(address)).toEqual([])
  })

  test('speaks the language of its reader', async () => {
    const { hana, ana } = await people()
    await interview({ by: hana, with: ana })
    await ana.call(changeLanguage, { body: { language: 'es' } })
    expect(await eventsAt(await addressOf(ana))).toEqual(['Entrevista: Baker (Crust)'])
  })

  test.each([
    ['emoji at the end of a line', `${'x'.repeat(60)}${'👩🏽‍🍳'.repeat(12)}`],
    [
      'other scripts',
      'مقابلة عمل في المخبز على شارع طويل جدا 面接は駅の近くのパン屋で行います。よろしくお願いします。',
    ],
    ['signs with a meaning in calendars', 'Bring: CV; ID, and\nEND:VEVENT\nBEGIN:VEVENT \\n'],
  ])('keeps %s', async (_, message) => {
    const { hana, ana } = await people()
    await interview({ by: hana, with: ana, message })
    const [description = ''] = await eventsAt(await addressOf(ana), 'DESCRIPTION')
    const read = description.replaceAll(/\\([\\;,n])/gu, (_all, sign) => (sign === 'n' ? '\n' : sign))
    expect(read).toBe(`Video call\n\n${message}`)
    const { body } = await open((await ana.call(getCalendar)).address ?? '')
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  })

  test('is not sent again while it is unchanged', async () => {
    const { hana, ana } = await people()
    await interview({ by: hana, with: ana })
    const address = await addressOf(ana)
    const { headers } = await open(address)
    expect((await open(address, { 'if-none-match': headers.etag })).statusCode).toBe(304)
    await interview({ by: hana, with: ana, title: 'Cook' })
    expect((await open(address, { 'if-none-match': headers.etag })).statusCode).toBe(200)
  })
})

describe('the calendar of a company’s member', () => {
  test('has the interviews of the jobs of which the member is notified', async () => {
    const { hana, ana } = await people()
    const rita = await aMember(app, hana)
    const id = await interview({ by: hana, with: ana })
    const { job_id } = await app.db
      .selectFrom('applications')
      .select('job_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const address = await addressOf(rita)
    expect(await eventsAt(address)).toEqual(['Interview: Baker (Ana Ruiz)'])
    await app.db
      .insertInto('job_people')
      .values({ job_id, user_id: hana._id, company_id: hana._id, is_lead: true })
      .execute()
    expect(await eventsAt(address)).toEqual([])
    expect(await eventsAt(await addressOf(hana))).toEqual(['Interview: Baker (Ana Ruiz)'])
  })

  test('has none of the company once the member is removed', async () => {
    const { hana, ana } = await people()
    const rita = await aMember(app, hana)
    await interview({ by: hana, with: ana })
    const address = await addressOf(rita)
    expect(await eventsAt(address)).toHaveLength(1)
    await app.db.deleteFrom('company_members').where('user_id', '=', rita._id).execute()
    expect(await eventsAt(address)).toEqual([])
  })

  test('is not for contributors and former members', async () => {
    const { hana } = await people()
    for (const caller of [await aContributor(app, hana), await aFormerMember(app)]) {
      await expect(caller.call(renewCalendar)).rejects.toMatchObject({ body: { code: 'not_allowed' } })
    }
  })
})
