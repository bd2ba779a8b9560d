import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { getEmployerProfile, getOwnResponseStats } from '@hearback/contract/people/employers.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { refreshAllResponseStats, refreshResponseStats } from './response-stats.service.ts'

const app = testApp()

/** Times in hours: how long ago the application was made, and how long after that each event happened. */
interface Course {
  appliedAgo: number
  answeredAfter?: number | undefined
  expiredAfter?: number | undefined
  withdrawnAfter?: number | undefined
}
const day = 24

async function applications(employer: Person, courses: Course[]): Promise<void> {
  const seeker = await aSeeker(app)
  for (const course of courses) await insertCourse(employer, seeker, await aJob(app, { by: employer }), course)
}

async function insertCourse(employer: Person, seeker: Person, jobId: string, course: Course): Promise<void> {
  const { appliedAgo, answeredAfter = null, expiredAfter, withdrawnAfter } = course
  const { rows } = await app.pool.query(
    `insert into applications (job_id, seeker_id, employer_id, applied_at, answered_at)
     values ($1, $2, $3, now() - make_interval(secs => $4 * 3600),
       now() - make_interval(secs => ($4 - $5::float8) * 3600)) returning id`,
    [jobId, seeker._id, employer._id, appliedAgo, answeredAfter],
  )
  const steps = { applied: 0, expired: expiredAfter, withdrawn: withdrawnAfter }
  for (const [status, after] of Object.entries(steps)) {
    if (after === undefined) continue
    await app.pool.query(
      `insert into application_steps (application_id, to_status, by, at)
       values ($1, $2, 'system', now() - make_interval(secs => $3 * 3600))`,
      [rows[0].id, status, appliedAgo - after],
    )
  }
}

async function figuresOf(employer: Person) {
  await refreshResponseStats(app.db, employer._id)
  return app.db
    .selectFrom('response_stats')
    .select(['finished', 'answered', 'median_hours'])
    .where('employer_id', '=', employer._id)
    .executeTakeFirstOrThrow()
}

describe('the response figures of a company', () => {
  test.each<[string, Course, { finished: number; answered: number }]>([
    ['counts an answer', { appliedAgo: 100, answeredAfter: 10 }, { finished: 1, answered: 1 }],
    ['counts silence until the expiry', { appliedAgo: 31 * day, expiredAfter: 30 * day }, { finished: 1, answered: 0 }],
    ['leaves out what is still within its time', { appliedAgo: 20 * day }, { finished: 0, answered: 0 }],
    ['leaves out who withdrew before', { appliedAgo: 100, withdrawnAfter: 10 }, { finished: 0, answered: 0 }],
    [
      'keeps an answer after which somebody withdrew',
      { appliedAgo: 100, answeredAfter: 10, withdrawnAfter: 20 },
      { finished: 1, answered: 1 },
    ],
    [
      'counts a late answer as silence',
      { appliedAgo: 40 * day, expiredAfter: 30 * day, answeredAfter: 31 * day },
      { finished: 1, answered: 0 },
    ],
    [
      'keeps an answer after which the shortlisting expired',
      { appliedAgo: 40 * day, answeredAfter: 2 * day, expiredAfter: 32 * day },
      { finished: 1, answered: 1 },
    ],
    [
      'forgets what finished over 90 days ago',
      { appliedAgo: 100 * day, answeredAfter: 9 * day },
      { finished: 0, answered: 0 },
    ],
    ['goes by when it finished', { appliedAgo: 100 * day, answeredAfter: 11 * day }, { finished: 1, answered: 1 }],
  ])('%s', async (_rule, course, expected) => {
    const acme = await anEmployer(app)
    await applications(acme, [course])
    expect(await figuresOf(acme)).toMatchObject(expected)
  })

  test('agree with a plain count, whatever happened', async () => {
    const acme = await anEmployer(app)
    const jobs = await Promise.all(Array.from({ length: 8 }, () => aJob(app, { by: acme })))
    const seeker = await aSeeker(app)
    const after = fc.option(fc.integer({ min: 0, max: 45 * day }), { nil: undefined })
    const course = fc.record({
      appliedAgo: fc.integer({ min: 1, max: 145 * day }),
      answeredAfter: after,
      expiredAfter: fc.option(fc.integer({ min: 30 * day, max: 50 * day }), { nil: undefined }),
      withdrawnAfter: after,
    })
    const happened = fc.array(course, { maxLength: jobs.length }).map((courses) => courses.map(withoutFuture))
    await fc.assert(
      fc.asyncProperty(happened, async (courses) => {
        await app.db.deleteFrom('applications').execute()
        for (const [i, one] of courses.entries()) await insertCourse(acme, seeker, jobs[i] ?? '', one)
        const figures = await figuresOf(acme)
        const expected = plainCount(courses)
        expect(figures).toMatchObject({ finished: expected.finished, answered: expected.answered })
        if (expected.medianHours === null) expect(figures.median_hours).toBeNull()
        else expect(figures.median_hours).toBeCloseTo(expected.medianHours, 2)
      }),
      { numRuns: 60 },
    )
  })

  test('are those of the company alone, and follow nightly for all', async () => {
    const [acme, other] = [await anEmployer(app), await anEmployer(app)]
    await applications(acme, [{ appliedAgo: 100, answeredAfter: 10 }])
    await applications(other, [{ appliedAgo: 40 * day, expiredAfter: 30 * day }])
    await refreshAllResponseStats(app.deps)
    const rows = await app.db.selectFrom('response_stats').select(['employer_id', 'finished', 'answered']).execute()
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ employer_id: acme._id, finished: 1, answered: 1 })
    expect(rows).toContainEqual({ employer_id: other._id, finished: 1, answered: 0 })
    await app.db.deleteFrom('applications').execute()
    await refreshAllResponseStats(app.deps)
    expect(await app.db.selectFrom('response_stats').select('finished').execute()).toEqual([
      { finished: 0 },
      { finished: 0 },
    ])
  })

  test('are not overwritten by a count that began earlier', async () => {
    const acme = await anEmployer(app)
    await applications(acme, [{ appliedAgo: 100, answeredAfter: 10 }])
    await app.pool.query(
      `update response_stats set finished = 9, answered = 9, computed_at = now() + interval '1 second'`,
    )
    expect(await figuresOf(acme)).toMatchObject({ finished: 9 })
  })

  test('follow a step of an application, and are shown from the fifth', async () => {
    const acme = await anEmployer(app)
    const profile = async () => (await acme.call(getEmployerProfile, { params: { id: acme._id } })).profile
    const answered = { appliedAgo: 200, answeredAfter: 3 * day }
    await applications(acme, [answered, answered, answered, { appliedAgo: 999, expiredAfter: 720 }])
    expect((await profile()).responseStats).toMatchObject({ finished: 0, answeredShare: null })
    const id = await anApplication(app, {
      by: await aSeeker(app),
      to: await aJob(app, { by: acme }),
      appliedDaysAgo: 3,
    })
    const step = { newStatus: 'rejected', reasonCode: 'position_filled' } as const
    await acme.call(updateApplicationStatus, { params: { id }, body: step })
    const figures = await eventually(async () => {
      const { responseStats } = await profile()
      return responseStats.finished > 0 ? responseStats : undefined
    })
    expect(figures).toEqual({ finished: 5, answered: 4, answeredShare: 0.8, medianDays: 3 })
  })

  test('are asked for once while the work waits', async () => {
    const acme = await anEmployer(app)
    await app.db.transaction().execute(async (tx) => {
      for (let i = 0; i < 5; i++) {
        await app.deps.queue.enqueue(tx, 'response-stats', [{ employerId: acme._id }], { key: acme._id })
      }
    })
    const { rows } = await app.pool.query(`select count(*)::int as asked from pgboss.job where name = 'response-stats'`)
    expect(rows).toEqual([{ asked: 1 }])
  })
})

/** Removes future events, a second withdrawal or expiry, and an expiry after an answer or withdrawal. */
function withoutFuture({ appliedAgo, ...times }: Course): Course {
  const past = (after: number | undefined) => (after !== undefined && after < appliedAgo ? after : undefined)
  const answeredAfter = past(times.answeredAfter)
  const withdrawnAfter = past(times.withdrawnAfter)
  const isLate = withdrawnAfter !== undefined && withdrawnAfter < (answeredAfter ?? Number.POSITIVE_INFINITY)
  return {
    appliedAgo,
    withdrawnAfter,
    answeredAfter: isLate ? undefined : answeredAfter,
    expiredAfter: isLate ? undefined : past(times.expiredAfter),
  }
}

function plainCount(courses: Course[]) {
  let finished = 0
  const hours: number[] = []
  for (const { appliedAgo, answeredAfter = Infinity, expiredAfter = Infinity } of courses) {
    const end = Math.min(answeredAfter, expiredAfter)
    if (end === Infinity || appliedAgo - end >= 90 * day) continue
    finished += 1
    if (answeredAfter <= expiredAfter) hours.push(answeredAfter)
  }
  hours.sort((a, b) => a - b)
  const middle = (hours.length - 1) / 2
  const median = ((hours[Math.floor(middle)] ?? 0) + (hours[Math.ceil(middle)] ?? 0)) / 2
  return { finished, answered: hours.length, medianHours: hours.length > 0 ? median : null }
}

describe('the own figures of a company', () => {
  test('are the public ones, beside those of the 90 days before by the same rule', async () => {
    const hana = await anEmployer(app)
    const answered = (days: number) => ({ appliedAgo: days * day, answeredAfter: day })
    const missed = (days: number) => ({ appliedAgo: days * day, expiredAfter: 30 * day })
    await applications(hana, [
      ...[10, 20, 40, 60, 80].map(answered),
      missed(70),
      // Answered 89 and 91 days ago.
      answered(90),
      answered(92),
      ...[100, 120, 140].map(answered),
      missed(150),
      // Missed before the earlier window, and answered before it.
      missed(211),
      answered(182),
    ])
    await refreshResponseStats(app.db, hana._id)
    const { current, previous } = await hana.call(getOwnResponseStats)
    expect(current).toEqual({ finished: 7, answered: 6, answeredShare: 0.86, medianDays: 1 })
    expect(previous).toEqual({ finished: 5, answered: 4, answeredShare: 0.8, medianDays: 1 })
    const { profile } = await hana.call(getEmployerProfile, { params: { id: hana._id } })
    expect(profile.responseStats).toEqual(current)
  })

  test('are zeros for a new company', async () => {
    const none = { finished: 0, answered: 0, answeredShare: null, medianDays: null }
    const { current, previous } = await (await anEmployer(app)).call(getOwnResponseStats)
    expect({ current, previous }).toEqual({ current: none, previous: none })
  })
})
