import { updateLastSeen } from '@hearback/contract/accounts/accounts.ts'
import { getInterviewCalendar, pickSlot } from '@hearback/contract/hiring/answering.ts'
import { type Application, getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { remindOfInterviews } from './interviews.service.ts'

const app = testApp()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

async function anInvitation(invitation: object | string | undefined = {}) {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker' }) })
  const slots = [inDays(3), inDays(4)]
  const invite = (content: object | string | undefined): Promise<{ application: Application }> =>
    hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'interview', interviewInvitation: content as never },
    })
  const { application } = await invite(
    typeof invitation === 'object'
      ? {
          message: 'Bring an apron.',
          mode: 'onsite',
          place: '1 Oven Way',
          timeZone: 'America/Boise',
          slots,
          ...invitation,
        }
      : invitation,
  )
  const pick = (slot = '') => ana.call(pickSlot, { params: { id }, body: { slot } })
  return { hana, ana, id, slots, application, invite, pick }
}
const interviewRows = () => app.db.selectFrom('interviews').selectAll().orderBy('created_at').execute()

describe('an invitation', () => {
  test('offers times in order, and is mailed with them in its time zone', async () => {
    const [late, early] = ['2030-01-09T17:00:00Z', '2030-01-08T17:00:00.000Z'] as const
    const { ana, id, application } = await anInvitation({ slots: [late, early] })
    expect(application.interviewInvitation).toEqual({
      message: 'Bring an apron.',
      mode: 'onsite',
      place: '1 Oven Way',
      timeZone: 'America/Boise',
      minutes: 30,
      slots: [early, '2030-01-09T17:00:00.000Z'],
      picked: null,
    })
    const mail = await app.mailTo(ana.email, /Interview: Baker at Crust/)
    expect(mail.text).toContain('Tuesday, January 8, 2030 at 10:00')
    expect(mail.text).toContain('Bring an apron.')
    const { application: seen } = await ana.call(getApplication, { params: { id } })
    expect(seen.history.at(-1)?.invitation).toEqual(application.interviewInvitation)
  })

  test('is mailed by the clock of its reader first, once a device has told it', async () => {
    const hana = await anEmployer(app, { businessName: 'Crust' })
    const ana = await aSeeker(app)
    await ana.call(updateLastSeen, { body: { timeZone: 'Asia/Calcutta' } })
    await hana.call(updateLastSeen, { body: { timeZone: 'America/New_York' } })
    const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker' }) })
    const interviewInvitation = {
      mode: 'phone',
      timeZone: 'America/Boise',
      slots: ['2030-01-08T17:00:00.000Z'],
    } as const
    await hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'interview', interviewInvitation } })
    const invited = (await app.mailTo(ana.email, /Interview: Baker at Crust/)).text
    expect(invited).toMatch(/January 8, 2030 at 10:30.PM \(Asia\/Kolkata\), 10:00.AM \(America\/Boise\)/)
    await ana.call(pickSlot, { params: { id }, body: { slot: '2030-01-08T17:00:00.000Z' } })
    const agreed = (await app.mailTo(hana.email, /Interview confirmed: Baker/)).text
    expect(agreed).toMatch(/January 8, 2030 at 12:00.PM \(America\/New_York\), 10:00.AM \(America\/Boise\)/)
    await expect(ana.call(updateLastSeen, { body: { timeZone: '+05:30' } })).toBeRefused('invalid_input', 'timeZone')
  })

  test('may be a plain text', async () => {
    const { application, pick } = await anInvitation('Come by on Tuesday.')
    expect(application.interviewInvitation).toMatchObject({ message: 'Come by on Tuesday.', slots: [] })
    await expect(pick(inDays(1))).toBeRefused('slot_not_offered')
  })

  test('may come later', async () => {
    const { application, invite } = await anInvitation(undefined)
    expect(application.interviewInvitation).not.toBeNull()
    await invite(undefined)
    const { application: second } = await invite('')
    expect(second.interviewInvitation).toEqual(application.interviewInvitation)
    expect(await interviewRows()).toHaveLength(1)
  })

  test.each([
    ['interviewInvitation.slots', { slots: [inDays(-1)] }],
    ['interviewInvitation.slots', { slots: [inDays(3), '2031-01-01T00:00:00Z', '2031-01-01T00:00:00.000Z'] }],
    ['interviewInvitation.place', { place: '' }],
    ['interviewInvitation', { slots: [], message: '', place: '' }],
    ['interviewInvitation', { slots: [1, 2, 3, 4, 5, 6].map(inDays) }],
    ['interviewInvitation.timeZone', { timeZone: 'Mars/Olympus' }],
    ['interviewInvitation', { mode: 'telepathy' }],
  ])('with a wrong %s is refused and changes nothing: %o', async (field, change) => {
    await expect(anInvitation(change)).toBeRefused('invalid_input', field)
    expect(await interviewRows()).toEqual([])
    const { status } = await app.db.selectFrom('applications').select('status').executeTakeFirstOrThrow()
    expect(status).toBe('applied')
  })

  test('by video may name its link later', async () => {
    const { application } = await anInvitation({ mode: 'video', place: '' })
    expect(application.interviewInvitation?.mode).toBe('video')
  })

  test('supersedes the earlier one, and calls off the time that was agreed', async () => {
    const { hana, ana, slots, invite, pick } = await anInvitation()
    await pick(slots[0])
    const { application } = await invite({ message: 'Another day, please.', mode: 'phone', slots: [inDays(9)] })
    expect(application.interviewInvitation).toMatchObject({ message: 'Another day, please.', picked: null })
    const [first, second] = await interviewRows()
    expect(first?.superseded_at).not.toBeNull()
    expect(second?.superseded_at).toBeNull()
    for (const person of [hana, ana]) {
      const mail = await app.mailTo(person.email, /^New interview times: Baker/)
      expect(mail.calendar?.content).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/)
    }
    await expect(pick(slots[0])).toBeRefused('slot_not_offered')
  })
})

describe('choosing a time', () => {
  test('sends a calendar file to both, without the address of the other', async () => {
    const { hana, ana, id, pick } = await anInvitation({ slots: ['2030-01-08T17:00:00Z'], minutes: 45 })
    const { application } = await pick('2030-01-08T17:00:00Z')
    expect(application.interviewInvitation?.picked).toBe('2030-01-08T17:00:00.000Z')
    for (const [person, other] of [
      [hana, ana],
      [ana, hana],
    ] as const) {
      const file = (await app.mailTo(person.email, /Interview confirmed/)).calendar?.content ?? ''
      const lines = file.replaceAll('\r\n ', '').split('\r\n')
      expect(lines).toContain('METHOD:REQUEST')
      expect(lines).toContain('DTSTART:20300108T170000Z')
      expect(lines).toContain('DTEND:20300108T174500Z')
      expect(lines).toContain('SEQUENCE:0')
      expect(lines).toContain('LOCATION:1 Oven Way')
      expect(file).not.toContain(other.email)
      const { fileName, ics } = await person.call(getInterviewCalendar, { params: { id } })
      expect(fileName).toBe('interview.ics')
      const withoutStamp = (text: string) => text.replace(/DTSTAMP:\S+/, '')
      expect(withoutStamp(ics)).toBe(withoutStamp(file))
    }
  })

  test('may be done again until the interview begins, under the same UID', async () => {
    const { id, ana, slots, pick } = await anInvitation()
    await pick(slots[0])
    const first = (await ana.call(getInterviewCalendar, { params: { id } })).ics
    await pick(slots[1])
    const second = (await ana.call(getInterviewCalendar, { params: { id } })).ics
    expect(second.match(/UID:.*/)?.[0]).toBe(first.match(/UID:.*/)?.[0])
    expect(second).toContain('SEQUENCE:1')
    await shiftApplication(app, id, 5)
    await expect(pick(slots[0])).toBeRefused('slot_not_offered')
  })

  test('twice the same tells no one twice', async () => {
    const { ana, slots, pick } = await anInvitation()
    await Promise.all([pick(slots[0]), pick(slots[0]), pick(slots[0])])
    expect((await interviewRows())[0]).toMatchObject({ revision: 1 })
    await app.mailTo(ana.email, /Interview confirmed/)
    const queued = await app.pool.query(
      `select 1 from pgboss.job where name = 'mail' and data->>'subject' ~ 'confirmed'`,
    )
    expect(queued.rowCount).toBe(2)
  })

  test('that was not offered, or has passed, is refused', async () => {
    const { id, slots, pick } = await anInvitation()
    await expect(pick(inDays(3.5))).toBeRefused('slot_not_offered')
    await shiftApplication(app, id, 3.5)
    const [row] = await interviewRows()
    await expect(pick(row?.slots[0]?.toISOString())).toBeRefused('slot_not_offered')
    await expect(pick('tomorrow')).toBeRefused('invalid_input', 'slot')
    expect((await interviewRows())[0]?.picked).toBeNull()
    expect(slots).toHaveLength(2)
  })

  test('is the applicant’s alone, and only while an interview is arranged', async () => {
    const { ana, id, slots, pick } = await anInvitation()
    const stranger = await aSeeker(app)
    await expect(stranger.call(pickSlot, { params: { id }, body: { slot: slots[0] ?? '' } })).toBeRefused('not_found')
    await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    await expect(pick(slots[0])).toBeRefused('step_not_allowed')
  })
})

test('there is no calendar file before a time is chosen, and none for others', async () => {
  const { ana, id } = await anInvitation()
  await expect(ana.call(getInterviewCalendar, { params: { id } })).toBeRefused('step_not_allowed')
  await expect((await anEmployer(app)).call(getInterviewCalendar, { params: { id } })).toBeRefused('not_found')
})

describe('the end of an application', () => {
  test('calls off the interview that was agreed', async () => {
    const { hana, ana, id, slots, pick } = await anInvitation()
    await pick(slots[0])
    await hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'rejected', reasonCode: 'role_cancelled' },
    })
    await app.mailTo(ana.email, /canceled/)
    await app.mailTo(hana.email, /canceled/)
    await expect(ana.call(getInterviewCalendar, { params: { id } })).toBeRefused('step_not_allowed')
  })
})

describe('the reminder', () => {
  const reminders = async () =>
    (await app.pool.query(`select 1 from pgboss.job where name = 'mail' and data->>'subject' ~ '^Reminder: interview'`))
      .rowCount

  test('reaches both within the day before, once, however often and on however many processes it runs', async () => {
    const { hana, ana, id, slots, pick } = await anInvitation()
    await pick(slots[0])
    await remindOfInterviews(app.deps)
    expect(await reminders()).toBe(0)
    await shiftApplication(app, id, 2.1)
    await Promise.all([1, 2, 3, 4].map(() => remindOfInterviews(app.deps)))
    await remindOfInterviews(app.deps)
    expect(await reminders()).toBe(2)
    await app.mailTo(hana.email, /Reminder: interview/)
    await app.mailTo(ana.email, /Reminder: interview/)
  })

  test('is left out where the time was chosen within the last day', async () => {
    const { pick } = await anInvitation({ slots: ['2030-01-01T00:00:00Z'] })
    await app.pool.query(`update interviews set slots = array[date_trunc('second', now() + interval '20 hours')]`)
    const [row] = await interviewRows()
    await pick(row?.slots[0]?.toISOString())
    await remindOfInterviews(app.deps)
    expect(await reminders()).toBe(0)
  })

  test('is left out when the application ended meanwhile', async () => {
    const { ana, id, slots, pick } = await anInvitation()
    await pick(slots[0])
    await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    await shiftApplication(app, id, 2.1)
    await remindOfInterviews(app.deps)
    await eventually(() => app.mails.find((mail) => mail.to === ana.email && /canceled/.test(mail.subject)))
    expect(await reminders()).toBe(0)
  })
})
