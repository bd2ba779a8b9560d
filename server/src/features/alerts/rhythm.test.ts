import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { addPushDevice } from '@hearback/contract/accounts/push.ts'
import { createAlert, getAlertRhythm, removeAlert, setAlertRhythm } from '@hearback/contract/jobs/alerts.ts'
import { followCompany } from '@hearback/contract/jobs/follows.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { pushService } from '../../../test/push-service.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'
import { createSearch } from '../../search/search.ts'
import { sendDigests } from './digests.service.ts'

const app = testApp()
const pushes = pushService()
const run = () => sendDigests({ ...app.deps, search: createSearch(app.db, 'job_search') })
const makeDue = () => app.pool.query(`update alert_digests set next_at = now() - interval '1 minute'`)
const mailsTo = async ({ email }: Person): Promise<string[]> => {
  const { rows } = await app.pool.query(
    `select data->>'subject' as subject from pgboss.job
      where name = 'mail' and data->>'to' = $1 and data->>'subject' like '%new job%' order by created_on`,
    [email],
  )
  return rows.map(({ subject }) => subject)
}
/** Minutes until the next digest, and its local weekday and hour. */
async function nextOf({ _id }: Person) {
  const { rows } = await app.pool.query(
    `select extract(epoch from next_at - now()) / 60 as minutes, trim(to_char(next_at at time zone time_zone, 'Day')) as day,
       to_char(next_at at time zone time_zone, 'HH24:MI') as time from alert_digests where user_id = $1`,
    [_id],
  )
  return { ...rows[0], minutes: Number(rows[0].minutes) } as { minutes: number; day: string; time: string }
}
/** A zone in which it is noon within half an hour, and one in which it is three at night. */
const zoneAtHour = (hour: number) => {
  const offset = (((hour - new Date().getUTCHours() + 36) % 24) - 12) * -1
  return `Etc/GMT${offset < 0 ? offset : `+${offset}`}`
}

let hana: Person
let ana: Person
beforeEach(async () => {
  ;[hana, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
})
const choose = (rhythm: 'instant' | 'daily' | 'weekly' | 'off', timeZone?: string) =>
  ana.call(setAlertRhythm, { body: { rhythm, ...(timeZone && { timeZone }) } })
const rhythmOf = async (who: Person) => (await who.call(getAlertRhythm)).rhythm

describe('the rhythm of alerts', () => {
  test('is daily until it is chosen, also before the first saved search, and each has their own', async () => {
    expect(await rhythmOf(ana)).toBe('daily')
    await choose('weekly')
    const { alert } = await ana.call(createAlert, { body: { keyword: 'baker' } })
    expect(await rhythmOf(ana)).toBe('weekly')
    await ana.call(removeAlert, { params: { id: alert._id } })
    await makeDue()
    await run()
    expect(await rhythmOf(ana)).toBe('weekly')
    expect(await rhythmOf(await aSeeker(app))).toBe('daily')
  })

  test('is refused where it is none', async () => {
    await expect(ana.call(setAlertRhythm, { body: { rhythm: 'hourly' as never } })).toBeRefused(
      'invalid_input',
      'rhythm',
    )
    expect(await rhythmOf(ana)).toBe('daily')
  })

  test('weekly comes on Monday morning, daily on the next morning, in the zone of the person', async () => {
    await ana.call(createAlert, { body: { keyword: 'baker', timeZone: 'Asia/Kolkata' } })
    await choose('weekly')
    expect(await nextOf(ana)).toMatchObject({ day: 'Monday', time: '07:00' })
    await choose('daily', 'America/Boise')
    const next = await nextOf(ana)
    expect(next.time).toBe('07:00')
    expect(next.minutes).toBeLessThanOrEqual(24 * 60)
  })

  test('instant comes within minutes by day, and in the morning after the night', async () => {
    await ana.call(createAlert, { body: { keyword: 'baker', timeZone: zoneAtHour(12) } })
    await choose('instant')
    expect((await nextOf(ana)).minutes).toBeLessThan(5)
    await choose('instant', zoneAtHour(2))
    const { time, minutes } = await nextOf(ana)
    expect(time).toBe('07:00')
    expect(minutes).toBeGreaterThan(60)
  })

  test('instant tells of 200 jobs of searches and companies in one mail, and of the next ones an hour later', async () => {
    await choose('instant', zoneAtHour(12))
    await ana.call(createAlert, { body: { keyword: 'baker' } })
    for (const company of [hana, await anEmployer(app, { businessName: 'Mill' })]) {
      await ana.call(followCompany, { params: { id: company._id }, body: {} })
      await aJob(app, { by: company, title: 'Painter' })
    }
    await ana.call(addPushDevice, { body: { ...pushes.aDevice().subscription, named: true } })
    for (let n = 0; n < 30; n++) await aJob(app, { by: hana, title: `Baker ${n}` })
    await makeDue()
    await run()
    expect(await mailsTo(ana)).toHaveLength(1)
    expect((await app.pool.query(`select from pgboss.job where name = 'push'`)).rowCount).toBe(1)
    expect((await nextOf(ana)).minutes).toBeGreaterThan(55)
    await aJob(app, { by: hana, title: 'Late baker' })
    await run()
    expect(await mailsTo(ana)).toHaveLength(1)
    await makeDue()
    await run()
    expect(await mailsTo(ana)).toHaveLength(2)
  })

  test('instant looks again within minutes when nothing was new', async () => {
    await choose('instant', zoneAtHour(12))
    await ana.call(createAlert, { body: { keyword: 'baker' } })
    await makeDue()
    await run()
    expect(await mailsTo(ana)).toEqual([])
    expect((await nextOf(ana)).minutes).toBeLessThan(5)
  })

  test('off tells nothing; turned on again, only of jobs from then on', async () => {
    await ana.call(createAlert, { body: { keyword: 'baker' } })
    await ana.call(followCompany, { params: { id: hana._id }, body: {} })
    await choose('off')
    await aJob(app, { by: hana, title: 'Baker' })
    expect((await nextOf(ana)).minutes).toBeGreaterThan(1_000_000)
    await run()
    expect((await ana.call(listNotifications)).notifications).toEqual([])
    await app.pool.query(`update jobs set published_at = published_at - interval '1 hour'`)
    await app.pool.query(`update job_search set posted_at = posted_at - interval '1 hour'`)
    await choose('daily')
    await aJob(app, { by: hana, title: 'Night baker' })
    await makeDue()
    await run()
    expect((await ana.call(listNotifications)).notifications).toMatchObject([
      { kind: 'jobs_found', data: { count: 1 } },
    ])
  })
})
