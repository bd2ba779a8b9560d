import { changeLanguage } from '@hearback/contract/accounts/accounts.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { bulkUpdateStatus, pickSlot } from '@hearback/contract/hiring/answering.ts'
import { applyToJob, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { readChat, unblock } from '@hearback/contract/hiring/chat.ts'
import { updateOfferStatus } from '@hearback/contract/hiring/offers.ts'
import { replyAsEmployer } from '@hearback/contract/hiring/reviews.ts'
import { contactUs } from '@hearback/contract/trust/contact.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { aChat, decide, say } from '../../../test/chat-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aReport } from '../../../test/moderation-factory.ts'
import { aGenerousEmployer, anOffer } from '../../../test/offer-factory.ts'
import { aReview } from '../../../test/review-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { mailUnread } from '../chat/notices/chat-notices.service.ts'

const app = testApp()
const repeats = 30
let hana: Person
let ana: Person
beforeEach(async () => {
  ;[hana, ana] = [await aGenerousEmployer(app), await aSeeker(app)]
})

/** All emails to this person, delayed ones included, in the order of sending. */
async function mailsOf({
  email,
}: Person): Promise<{ subject: string; text: string; language: string; waits: boolean }[]> {
  const { rows } = await app.pool.query(
    `select data->>'subject' as subject, data->>'text' as text, data->>'language' as language, start_after > now() as waits
     from pgboss.job where name = 'mail' and data->>'to' = $1 order by start_after, created_on`,
    [email],
  )
  return rows
}

const step = (who: Person, id: string, newStatus: 'interview' | 'rejected' | 'shortlisted' | 'withdrawn', rest = {}) =>
  who.call(updateApplicationStatus, { params: { id }, body: { newStatus, ...rest } })
const times = ['2030-01-08T17:00:00Z', '2030-01-09T17:00:00Z']
const interviewInvitation = { message: '', mode: 'video' as const, timeZone: 'America/Boise', slots: times }
const rejection = { reasonCode: 'missing_skill' as const }
const application = async () => anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
const ignoringRefusals = (act: Promise<unknown>) => act.catch(() => undefined)
const forgetMails = () => app.pool.query('delete from pgboss.job; delete from mail_threads; delete from mail_counts')

/** Prepares an act that causes mails to others, then performs it for the n-th time. A refused repetition is fine. */
type Act = () => Promise<(n: number) => Promise<unknown>>
const acts: Record<string, Act> = {
  'choosing another interview time': async () => {
    const id = await application()
    await step(hana, id, 'interview', { interviewInvitation })
    return (n) => ana.call(pickSlot, { params: { id }, body: { slot: times[n % 2] ?? '' } })
  },
  'inviting to an interview again': async () => {
    const id = await application()
    return () => step(hana, id, 'interview', { interviewInvitation })
  },
  'rejecting and shortlisting in turn': async () => {
    const id = await application()
    return (n) => (n % 2 === 0 ? step(hana, id, 'rejected', rejection) : step(hana, id, 'shortlisted'))
  },
  'the same in bulk': async () => {
    const id = await application()
    return (n) =>
      hana.call(bulkUpdateStatus, {
        body:
          n % 2 === 0 ? { ids: [id], newStatus: 'rejected', ...rejection } : { ids: [id], newStatus: 'shortlisted' },
      })
  },
  'superseding an offer': async () => {
    let id = await anOffer({ by: hana, to: ana })
    return async () => {
      id = await anOffer({ by: hana, to: ana, supersedes: id })
    }
  },
  'making an offer and withdrawing it': async () => async () => {
    const id = await anOffer({ by: hana, to: ana })
    await hana.call(updateOfferStatus, { params: { id }, body: { status: 'withdrawn' } })
  },
  'declining offer after offer': async () => async () => {
    const id = await anOffer({ by: hana, to: ana })
    await ana.call(updateOfferStatus, { params: { id }, body: { status: 'declined' } })
  },
  'applying and withdrawing': async () => {
    const jobId = await aJob(app, { by: hana })
    let id = ''
    return async () => {
      const form = { params: { jobId }, body: { applicationDescription: 'I bake.' } }
      id = (await ana.call(applyToJob, form)).application._id
      await step(ana, id, 'withdrawn')
    }
  },
  'asking for a chat, declining, accepting and blocking': async () => {
    const { chatId } = await aChat(app, { by: ana, with: hana })
    await say(ana, chatId, 'Hello.')
    return async (n) => {
      await decide(hana, chatId, (['decline', 'accept', 'block'] as const)[n % 3] ?? 'accept')
      if (n % 3 === 2) await hana.call(unblock, { params: { id: chatId } })
    }
  },
  'writing what stays unread, again after it was read': async () => {
    const { chatId } = await aChat(app, { by: hana, with: ana })
    return async () => {
      const { seq } = await say(hana, chatId, 'Are you there?')
      await app.pool.query(`update messages set created_at = created_at - interval '11 minutes'`)
      await app.pool.query(`update users set last_seen_at = now() - interval '11 minutes'`)
      await mailUnread(app.deps)
      await ana.call(readChat, { body: { chatId, seq } })
    }
  },
  'replying to a review': async () => {
    const id = await aReview(app, { by: ana, of: hana })
    return () => hana.call(replyAsEmployer, { params: { id }, body: { comment: 'Thank you.' } })
  },
  'writing by the contact form': async () => {
    await anAccount(app, 'admin', 'mona')
    return () => ana.call(contactUs, { body: { name: 'Ana', message: 'Hello.' } })
  },
  reporting: async () => {
    await anAccount(app, 'admin', 'mona')
    return () => aReport(ana, 'company', hana._id, 'scam_or_fraud')
  },
}

describe(`done ${repeats} times`, () => {
  test.each(Object.entries(acts))(
    '%s mails no one else more than twice of a kind within the hour',
    async (_, prepare) => {
      const act = await prepare()
      await forgetMails()
      for (let n = 0; n < repeats; n++) await ignoringRefusals(act(n))
      const { rows } = await app.pool.query(
        `select data->>'to' as "to", regexp_replace(data->>'subject', '\\d+', 'N') as subject, count(*)::int as mails
       from pgboss.job where name = 'mail' group by 1, 2`,
      )
      for (const row of rows) expect(row.mails, JSON.stringify(row)).toBeLessThanOrEqual(2)
      for (const person of [hana, ana]) expect((await mailsOf(person)).length).toBeLessThanOrEqual(3)
    },
  )
})

describe('a follow-up within the hour', () => {
  test('waits until the hour is over and tells the latest state, in the language of its reader', async () => {
    await ana.call(changeLanguage, { body: { language: 'es' } })
    const id = await application()
    await forgetMails()
    for (let round = 0; round < 5; round++) {
      await step(hana, id, 'rejected', rejection)
      await step(hana, id, 'shortlisted')
    }
    const [first, last, ...rest] = await mailsOf(ana)
    expect(rest).toEqual([])
    expect(first).toMatchObject({ waits: false, language: 'es', subject: expect.stringMatching(/^Tu candidatura/) })
    expect(last).toMatchObject({ waits: true, language: 'es', subject: expect.stringMatching(/preselecci/) })
    const { rows } = await app.pool.query(
      `select extract(epoch from start_after - now())::int as seconds from pgboss.job where start_after > now()`,
    )
    expect(rows[0].seconds).toBeGreaterThan(3_500)
    expect(rows[0].seconds).toBeLessThanOrEqual(3_600)
    expect((await ana.call(listNotifications)).notifications).toHaveLength(11)
  })

  test('is dropped when something else about the matter leaves immediately', async () => {
    const id = await application()
    await step(hana, id, 'shortlisted')
    await step(hana, id, 'rejected', rejection)
    await step(hana, id, 'shortlisted')
    expect((await mailsOf(ana)).map(({ waits }) => waits)).toEqual([false, false, true])
    await step(hana, id, 'interview', { interviewInvitation })
    expect((await mailsOf(ana)).map(({ waits }) => waits)).toEqual([false, false, false])
  })

  test('leaves immediately after the hour', async () => {
    const id = await application()
    await step(hana, id, 'shortlisted')
    await app.pool.query(`update mail_threads set sent_at = sent_at - interval '1 hour'`)
    await step(hana, id, 'rejected', rejection)
    expect((await mailsOf(ana)).map(({ waits }) => waits)).toEqual([false, false, false])
  })

  test('is one, however many acts come concurrently', async () => {
    const id = await application()
    await step(hana, id, 'interview', { interviewInvitation })
    await forgetMails()
    const picks = Array.from({ length: 15 }, (_, n) =>
      ana.call(pickSlot, { params: { id }, body: { slot: times[n % 2] ?? '' } }),
    )
    await Promise.allSettled(picks)
    for (const person of [hana, ana]) expect((await mailsOf(person)).length).toBeLessThanOrEqual(2)
  })
})

describe('one person', () => {
  test('gets at most 10 emails a day about another, and the rest in the app', async () => {
    for (let n = 0; n < 12; n++) await application()
    expect(await mailsOf(hana)).toHaveLength(10)
    expect((await hana.call(listNotifications)).total).toBe(12)
    const bea = await aSeeker(app)
    await anApplication(app, { by: bea, to: await aJob(app, { by: hana }) })
    expect(await mailsOf(hana)).toHaveLength(11)
    await app.pool.query(`update mail_counts set day = day - 1`)
    await application()
    expect(await mailsOf(hana)).toHaveLength(12)
  })

  test('gets at most 50 emails a day about all others together, and the rest in the app', async () => {
    await application()
    await app.pool.query('update mail_counts set mails = 49')
    const apply = async () => anApplication(app, { by: await aSeeker(app), to: await aJob(app, { by: hana }) })
    for (let n = 0; n < 3; n++) await apply()
    expect(await mailsOf(hana)).toHaveLength(2)
    expect((await hana.call(listNotifications)).total).toBe(4)
    await app.pool.query('update mail_counts set day = day - 1')
    await apply()
    expect(await mailsOf(hana)).toHaveLength(3)
  })

  test('gets those about others, however many about contact messages were mailed', async () => {
    await app.pool.query('insert into mail_counts (user_id, counterpart_id, day, mails) values ($1, $1, $2, 60)', [
      hana._id,
      new Date().toISOString().slice(0, 10),
    ])
    await application()
    expect(await mailsOf(hana)).toHaveLength(1)
  })

  test('is counted nothing for an act that is taken back', async () => {
    const jobId = await aJob(app, { by: hana })
    await anApplication(app, { by: ana, to: jobId })
    await expect(anApplication(app, { by: ana, to: jobId })).toBeRefused('already_applied')
    expect((await app.pool.query('select mails from mail_counts where user_id = $1', [hana._id])).rows).toEqual([
      { mails: 1 },
    ])
  })
})

test('an interview time is changed five times at most', async () => {
  const id = await application()
  await step(hana, id, 'interview', { interviewInvitation })
  const pick = (n: number) => ana.call(pickSlot, { params: { id }, body: { slot: times[n % 2] ?? '' } })
  for (let n = 0; n <= 5; n++) await pick(n)
  await expect(pick(6)).toBeRefused('step_not_allowed')
  await pick(5)
})
