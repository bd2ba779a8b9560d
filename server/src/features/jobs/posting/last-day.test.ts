import { getJob, postJob, renewJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { endOfDay } from '@hearback/contract/values/zones.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import '../../../../test/matchers.ts'
import { endOfLastDay, zoneOf } from '../job/job-zone.rules.ts'

const app = testApp()
const form = {
  jobTitle: 'Baker',
  category: 'Food',
  description: 'Bread, early in the morning.',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: ['Baking'],
}

const places: readonly (readonly [zone: string, latitude: number, longitude: number])[] = [
  ['America/Los_Angeles', 34.05, -118.24],
  ['America/New_York', 40.71, -74.01],
  ['America/St_Johns', 47.56, -52.71],
  ['America/Santiago', -33.45, -70.67],
  ['Pacific/Auckland', -36.85, 174.76],
  ['Pacific/Apia', -13.83, -171.77],
  ['Pacific/Chatham', -43.95, -176.56],
  ['Asia/Kathmandu', 27.72, 85.32],
  ['Asia/Kolkata', 28.61, 77.21],
  ['Australia/Lord_Howe', -31.55, 159.08],
  ['Europe/Madrid', 40.42, -3.7],
  ['Europe/Kyiv', 50.45, 30.52],
  ['America/Nuuk', 64.18, -51.72],
]
const dates = Array.from({ length: 50 }, (_, index) =>
  new Date(Date.UTC(2027, 0, 1 + index * 7)).toISOString().slice(0, 10),
)

describe('a last day', () => {
  test.each(places)(
    'in %s ends with that day there, on 50 dates as PostgreSQL has them',
    async (zone, latitude, longitude) => {
      expect(zoneOf({ latitude, longitude })).toBe(zone)
      const { rows } = await app.pool.query<{ end: Date }>(
        `select (day::date + 1)::timestamp at time zone $1 - interval '1 ms' as end
       from unnest($2::text[]) with ordinality as every(day, number) order by number`,
        [zone, dates],
      )
      expect(dates.map((date) => endOfLastDay({ latitude, longitude }, date))).toEqual(rows.map(({ end }) => end))
    },
  )

  const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const at = ([, latitude, longitude]: (typeof places)[number]) => ({ city: 'A town', latitude, longitude })

  test.each(places.slice(0, 9))(
    'of a job in %s is shown as that date, and stays it when edited and read again',
    async (...place) => {
      const hana = await anEmployer(app)
      const lastDay = soon(40)
      const { job } = await hana.call(postJob, { body: { ...form, location: at(place), lastDay } })
      expect(job).toMatchObject({ lastDay, timeZone: place[0] })
      expect(Date.parse(job.expiresAt)).toBe(endOfDay(place[0], lastDay))
      const body = { lastDay: job.lastDay, description: 'Changed' }
      const edited = await hana.call(updateJob, { params: { id: job._id }, body })
      expect(edited.job).toMatchObject({ lastDay, expiresAt: job.expiresAt })
      const read = await app.caller().call(getJob, { params: { id: job._id } })
      expect(read.job).toMatchObject({ lastDay, timeZone: place[0] })
    },
  )

  test('moves with the job, and an instant of an older client stays one', async () => {
    const hana = await anEmployer(app)
    const [losAngeles, newYork] = places
    if (!losAngeles || !newYork) throw new Error('no places')
    const lastDay = soon(40)
    const { job } = await hana.call(postJob, { body: { ...form, location: at(losAngeles), lastDay } })
    const params = { id: job._id }
    const moved = await hana.call(updateJob, { params, body: { location: at(newYork) } })
    expect(moved.job).toMatchObject({ lastDay, timeZone: newYork[0] })
    const expiresAt = `${soon(30)}T18:00:00.000Z`
    const exact = await hana.call(updateJob, { params, body: { expiresAt } })
    expect(exact.job).toMatchObject({ expiresAt, lastDay: soon(30) })
    const back = await hana.call(updateJob, { params, body: { location: at(losAngeles) } })
    expect(back.job).toMatchObject({ expiresAt })
    const cleared = await hana.call(updateJob, { params, body: { lastDay: null } })
    expect(Date.parse(cleared.job.expiresAt)).toBeGreaterThan(Date.now() + 44 * 86_400_000)
    expect((await hana.call(renewJob, { params })).job.lastDay).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test.each(['2020-01-01', '2026-02-30', 'soon', '2099-01-01', '2026-12'])(
    '%s is refused at the field',
    async (lastDay) => {
      const hana = await anEmployer(app)
      await expect(hana.call(postJob, { body: { ...form, lastDay } })).toBeRefused('invalid_input', 'lastDay')
    },
  )
})
