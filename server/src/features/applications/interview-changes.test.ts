import { updateLastSeen } from '@hearback/contract/accounts/accounts.ts'
import { getInterviewCalendar, listInterviews, pickSlot } from '@hearback/contract/hiring/answering.ts'
import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import {
  cancelInterview,
  listPastInterviews,
  markNoShow,
  requestOtherTimes,
} from '@hearback/contract/hiring/interview-changes.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { inTransaction } from '../../db/transaction.ts'
import { eraseApplications } from './erasure.service.ts'
import { remindOfInterviews } from './interviews.service.ts'

const app = testApp()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Ana is invited by Hana to one of two times. */
async function anInvitation() {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker' }) })
  const slots = [inDays(3), inDays(4)] as const
  const invite = (...offered: string[]) => {
    const interviewInvitation = { mode: 'phone' as const, timeZone: 'America/Boise', slots: offered }
    return hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'interview', interviewInvitation } })
  }
  await invite(...slots)
  const params = { id }
  return {
    hana,
    ana,
    id,
    slots,
    invite,
    pick: (slot: string) => ana.call(pickSlot, { params, body: { slot } }),
    cancel: (reason = '') => hana.call(cancelInterview, { params, body: { reason } }),
    miss: () => hana.call(markNoShow, { params }),
    ask: (message: string) => ana.call(requestOtherTimes, { params, body: { message } }),
    seenBy: async (person: typeof ana) => (await person.call(getApplication, { params })).application,
    past: async () => (await hana.call(listPastInterviews)).interviews,
  }
}
const changesOf = ({ interviewChanges }: { interviewChanges: readonly { kind: string; by: string }[] }) =>
  interviewChanges.map(({ kind, by }) => `${kind} by ${by}`)
const calendarLine = (file: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(file)?.[1]?.trim()
const forgetMails = () => app.pool.query('delete from mail_threads; delete from mail_counts')
const queued = async (subject: string) =>
  (await app.pool.query(`select 1 from pgboss.job where name = 'mail' and data->>'subject' ~ $1`, [subject])).rowCount

describe('canceling an interview', () => {
  test('removes the time from both calendars, with its reason, and leaves a trace', async () => {
    const { hana, ana, slots, pick, cancel, seenBy, past } = await anInvitation()
    await pick(slots[0])
    const { application } = await cancel('The oven broke.')
    expect(application).toMatchObject({ status: 'interview', interviewInvitation: null })
    for (const person of [hana, ana]) {
      const { calendar } = await app.mailTo(person.email, /^Interview canceled: Baker/)
      expect(calendar?.method).toBe('CANCEL')
      expect(calendar?.content).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/)
      const start = slots[0].replaceAll(/[-:]|\.\d+/g, '')
      expect(calendarLine(calendar?.content ?? '', 'DTSTART')).toBe(start)
    }
    expect((await app.mailTo(ana.email, /^Interview canceled/)).text).toContain('The oven broke.')
    expect((await app.mailTo(hana.email, /^Interview canceled/)).text).not.toContain('The oven broke.')
    const seen = await seenBy(ana)
    expect(changesOf(seen)).toEqual(['picked by seeker', 'canceled by employer'])
    expect(seen.interviewChanges[1]).toMatchObject({ slot: slots[0], message: 'The oven broke.', isCurrent: false })
    expect((await hana.call(listInterviews)).interviews).toEqual([])
    expect(await past()).toMatchObject([{ slot: slots[0], outcome: 'canceled', reason: 'The oven broke.' }])
  })

  test('without a picked time tells the applicant alone, and has nothing to remove', async () => {
    const { ana, slots, pick, cancel, past } = await anInvitation()
    await cancel()
    const { calendar, text } = await app.mailTo(ana.email, /^Interview canceled/)
    expect(calendar).toBeUndefined()
    expect(text).toContain('No time had been picked.')
    expect(await queued('^Interview canceled')).toBe(1)
    expect(await past()).toEqual([])
    await expect(pick(slots[0])).toBeRefused('slot_not_offered')
  })

  test('happens once, and drops the reminder', async () => {
    const { id, slots, pick, cancel } = await anInvitation()
    await pick(slots[0])
    const tries = await Promise.allSettled([cancel(), cancel(), cancel()])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(cancel()).toBeRefused('step_not_allowed')
    await shiftApplication(app, id, 2.1)
    await remindOfInterviews(app.deps)
    expect(await queued('^Reminder')).toBe(0)
  })

  test('is the employer’s alone, before the start, while the interview is arranged', async () => {
    const { hana, ana, id, slots, pick, cancel } = await anInvitation()
    const params = { id }
    await expect(ana.call(cancelInterview, { params, body: {} })).toBeRefused('not_allowed')
    await expect((await anEmployer(app)).call(cancelInterview, { params, body: {} })).toBeRefused('not_found')
    await pick(slots[0])
    await shiftApplication(app, id, 3.1)
    await expect(cancel()).toBeRefused('step_not_allowed')
    await hana.call(updateApplicationStatus, { params, body: { newStatus: 'rejected', reasonCode: 'location' } })
    await expect(cancel()).toBeRefused('step_not_allowed')
  })

  test('keeps the event for a later invitation, as its next version', async () => {
    const { ana, id, slots, pick, cancel, invite } = await anInvitation()
    await pick(slots[0])
    const first = (await ana.call(getInterviewCalendar, { params: { id } })).ics
    await cancel()
    await invite(slots[1])
    await pick(slots[1])
    const second = (await ana.call(getInterviewCalendar, { params: { id } })).ics
    expect(calendarLine(second, 'UID')).toBe(calendarLine(first, 'UID'))
    expect([first, second].map((file) => calendarLine(file, 'SEQUENCE'))).toEqual(['0', '2'])
  })

  test('still reaches calendars if its delayed email gives way to a later one', async () => {
    const { hana, ana, id, slots, pick, cancel, invite } = await anInvitation()
    for (const slot of slots) {
      await pick(slot)
      await cancel()
      await invite(slots[1])
    }
    await pick(slots[1])
    await hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'rejected', reasonCode: 'location' },
    })
    const { rows } = await app.pool.query(
      `select data from pgboss.job where name = 'mail' and data->>'to' = $1 order by start_after, created_on`,
      [ana.email],
    )
    const files = rows.flatMap(({ data }) => data.calendar?.content ?? [])
    const latest = files
      .toSorted((a, b) => Number(calendarLine(a, 'SEQUENCE')) - Number(calendarLine(b, 'SEQUENCE')))
      .at(-1)
    expect(calendarLine(latest, 'METHOD')).toBe('CANCEL')
  })
})

describe('rescheduling an interview', () => {
  test('keeps the UID and raises SEQUENCE each time', async () => {
    const { ana, id, slots, pick, invite } = await anInvitation()
    const sent: string[] = []
    for (const slot of [slots[0], inDays(5), inDays(6)]) {
      if (sent.length > 0) {
        await forgetMails()
        await invite(slot)
        sent.push((await app.mailTo(ana.email, /^New interview times/)).calendar?.content ?? '')
        app.mails.splice(0)
      }
      await pick(slot)
      sent.push((await ana.call(getInterviewCalendar, { params: { id } })).ics)
    }
    expect(new Set(sent.map((file) => calendarLine(file, 'UID'))).size).toBe(1)
    expect(sent.map((file) => calendarLine(file, 'METHOD'))).toEqual([
      'REQUEST',
      'CANCEL',
      'REQUEST',
      'CANCEL',
      'REQUEST',
    ])
    expect(sent.map((file) => calendarLine(file, 'SEQUENCE'))).toEqual(['0', '1', '2', '3', '4'])
  })

  test('voids the old times, and asks the applicant alone while none was picked', async () => {
    const { ana, slots, pick, invite } = await anInvitation()
    const later = inDays(9)
    await invite(later)
    const mail = await app.mailTo(ana.email, /^New interview times: Baker/)
    expect(mail.text).toContain('The earlier ones no longer apply.')
    expect(mail.calendar).toBeUndefined()
    expect(await queued('^New interview times')).toBe(1)
    await expect(pick(slots[0])).toBeRefused('slot_not_offered')
    await pick(later)
  })

  test('moves the reminder to the new time', async () => {
    const { id, slots, pick, invite } = await anInvitation()
    await pick(slots[0])
    const later = inDays(8)
    await invite(later)
    await pick(later)
    await shiftApplication(app, id, 2.1)
    await remindOfInterviews(app.deps)
    expect(await queued('^Reminder')).toBe(0)
    await shiftApplication(app, id, 5)
    await remindOfInterviews(app.deps)
    expect(await queued('^Reminder')).toBe(2)
  })

  test('after the start is a second interview, with an event of its own', async () => {
    const { ana, id, slots, pick, invite, past } = await anInvitation()
    await pick(slots[0])
    const first = (await ana.call(getInterviewCalendar, { params: { id } })).ics
    await shiftApplication(app, id, 3.5)
    await forgetMails()
    await invite(inDays(9))
    await app.mailTo(ana.email, /^Interview: Baker at Crust/)
    expect(await queued('^New interview times')).toBe(0)
    await pick((await ana.call(getApplication, { params: { id } })).application.interviewInvitation?.slots[0] ?? '')
    const second = (await ana.call(getInterviewCalendar, { params: { id } })).ics
    expect(calendarLine(second, 'UID')).not.toBe(calendarLine(first, 'UID'))
    expect(await past()).toMatchObject([{ outcome: 'held', reason: '' }])
  })

  test('while the applicant picks leaves one state: the new times, with or without the pick before', async () => {
    const { ana, slots, pick, invite, seenBy } = await anInvitation()
    await Promise.allSettled([pick(slots[0]), invite(inDays(7)), pick(slots[1])])
    const { interviewInvitation } = await seenBy(ana)
    expect(interviewInvitation).toMatchObject({ picked: null })
    expect(interviewInvitation?.slots).toHaveLength(1)
  })
})

describe('a no-show', () => {
  test('is noted after the start, once, and told to the applicant', async () => {
    const { hana, ana, id, slots, pick, miss, seenBy, past } = await anInvitation()
    await expect(miss()).toBeRefused('step_not_allowed')
    await pick(slots[0])
    await expect(miss()).toBeRefused('step_not_allowed')
    await shiftApplication(app, id, 3.1)
    await Promise.all([miss(), miss()])
    expect((await app.mailTo(ana.email, /^Missed interview: Baker/)).text).toContain('Crust noted that you missed')
    expect(await queued('^Missed interview')).toBe(1)
    expect(changesOf(await seenBy(hana))).toEqual(['picked by seeker', 'no_show by employer'])
    expect(await past()).toMatchObject([{ outcome: 'no_show' }])
    await expect(ana.call(markNoShow, { params: { id } })).toBeRefused('not_allowed')
  })
})

describe('asking for other times', () => {
  test('tells the employer the message, and keeps the offered times', async () => {
    const { hana, ana, slots, ask, pick, seenBy } = await anInvitation()
    await ask('I work mornings. Could it be after 3?')
    const mail = await app.mailTo(hana.email, /asked for other interview times: Baker/)
    expect(mail.text).toContain('I work mornings. Could it be after 3?')
    expect((await seenBy(hana)).interviewChanges).toMatchObject([{ kind: 'times_requested', isCurrent: true }])
    await expect(ask('And again.')).toBeRefused('step_not_allowed')
    await pick(slots[0])
    expect(changesOf(await seenBy(ana))).toEqual(['times_requested by seeker', 'picked by seeker'])
  })

  test('needs words, an invitation, and to be its applicant', async () => {
    const { hana, id, ask, cancel } = await anInvitation()
    const params = { id }
    await expect(ask(' ')).toBeRefused('invalid_input', 'message')
    await expect(hana.call(requestOtherTimes, { params, body: { message: 'Later?' } })).toBeRefused('not_allowed')
    await expect((await aSeeker(app)).call(requestOtherTimes, { params, body: { message: 'Hi' } })).toBeRefused(
      'not_found',
    )
    await cancel()
    await expect(ask('Later?')).toBeRefused('step_not_allowed')
  })

  test('is possible again for new times', async () => {
    const { ask, invite, seenBy, ana } = await anInvitation()
    await ask('Later?')
    await invite(inDays(9))
    await ask('Even later?')
    expect((await seenBy(ana)).interviewChanges.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  })
})

test('a request leaves with the account of its applicant', async () => {
  const { ana, ask } = await anInvitation()
  await ask('My zyxora is broken.')
  await inTransaction(app.deps, (tx, publish) => eraseApplications(app.deps, tx, publish, ana._id))
  const { rows } = await app.pool.query('select message from interview_changes')
  expect(rows).toEqual([{ message: '' }])
})

test('the end of an application cancels the interview in the timeline too', async () => {
  const { ana, id, slots, pick, seenBy, past } = await anInvitation()
  await pick(slots[0])
  await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
  expect(changesOf(await seenBy(ana))).toEqual(['picked by seeker', 'canceled by seeker'])
  expect(await past()).toMatchObject([{ outcome: 'canceled' }])
})

test('the employer sees in which time zone the applicant is', async () => {
  const { hana, ana, seenBy } = await anInvitation()
  expect((await seenBy(hana)).applicantTimeZone).toBeNull()
  await ana.call(updateLastSeen, { body: { timeZone: 'America/New_York' } })
  expect((await seenBy(hana)).applicantTimeZone).toBe('America/New_York')
})
