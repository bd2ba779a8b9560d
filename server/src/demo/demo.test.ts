import type { ApplicationStatus } from '@hearback/contract/applications.ts'
import { searchJobs } from '@hearback/contract/job-search.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { stepsFor } from '../features/applications/applications.rules.ts'
import type { DemoApplication } from './applications.ts'
import { isEmpty } from './demo.sql.ts'
import { drawDemo, fillDemo } from './fill.ts'

const app = testApp()

describe('the demo', () => {
  const demo = drawDemo()

  test('is the same at every run', () => {
    expect(drawDemo()).toEqual(demo)
  })

  test('has companies, jobs, people and applications in all states', () => {
    expect(demo.employers.length).toBeGreaterThanOrEqual(40)
    expect(demo.jobs.length).toBeGreaterThanOrEqual(400)
    expect(demo.seekers.length).toBeGreaterThanOrEqual(200)
    expect(demo.applications.length).toBeGreaterThanOrEqual(1_500)
    const states = new Set(demo.applications.map(({ steps }) => steps.at(-1)?.to))
    expect([...states].sort()).toEqual(
      [
        'applied',
        'declined',
        'expired',
        'hired',
        'interview',
        'offered',
        'rejected',
        'shortlisted',
        'viewed',
        'withdrawn',
      ].sort(),
    )
  })

  test('has no two people of one e-mail and no two companies of one name', () => {
    const emails = [...demo.employers, ...demo.seekers].map(({ email }) => email)
    expect(new Set(emails).size).toBe(emails.length)
    expect(new Set(demo.employers.map(({ businessName }) => businessName)).size).toBe(demo.employers.length)
  })

  test('tells histories in which time runs forward and every step is one of the transition table', () => {
    const wrong = demo.applications.filter((application) => !isLegal(application))
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('fills the tables, the figures and the search of an empty installation', async () => {
    expect(await isEmpty(app.db)).toBe(true)
    await fillDemo(app.db, 'a password', () => {})
    expect(await isEmpty(app.db)).toBe(false)
    const found = await app.caller().call(searchJobs, { body: { keyword: 'baker', resultsPerPage: 10 } })
    expect(found.jobs.length).toBeGreaterThan(0)
    expect(found.jobs.some(({ company }) => company.responseStats.answeredShare !== null)).toBe(true)
    const { rows } = await app.pool.query(
      `select count(*)::int as wrong from applications a where status <>
        (select to_status from application_steps s where s.application_id = a.id order by at desc, id desc limit 1)`,
    )
    expect(rows[0].wrong).toBe(0)
  }, 60_000)
})

function isLegal({ steps }: DemoApplication): boolean {
  return steps.every((step, i) => {
    const previous = steps[i - 1]
    if (!previous) return step.from === null && step.to === 'applied'
    if (step.from !== previous.to || step.daysAgo > previous.daysAgo) return false
    return stepsFor(standing(previous.to), step.by).includes(step.to as ApplicationStatus)
  })
}

const standing = (status: string) => ({
  status: status as ApplicationStatus,
  statusChangedAt: new Date(0),
  now: new Date(0),
  rounds: 1,
  jobIsOpen: true,
})
