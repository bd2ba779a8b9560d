import { beforeEach, expect, test } from 'vitest'
import { refreshAnswerStatistics } from '../src/features/answer-statistics/answer-statistics.service.ts'
import { clearPageCache } from '../src/http/pages/pages.ts'
import { testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { aJob } from './job-factory.ts'
import { publicPages } from './public-pages.ts'
import { aSeeker } from './seeker-factory.ts'

const app = testApp()
const read = publicPages(app)

beforeEach(async () => {
  const seekers = []
  for (let n = 0; n < 10; n++) seekers.push((await aSeeker(app))._id)
  for (let n = 0; n < 3; n++) {
    const job = await aJob(app, { by: await anEmployer(app), category: 'Health care' })
    await app.pool.query(
      `insert into applications (job_id, seeker_id, employer_id, applied_at, answered_at)
       select jobs.id, seeker, employer_id, now() - interval '5 days', now() - interval '2 days'
       from jobs, unnest($2::uuid[]) as seeker where jobs.id = $1`,
      [job, seekers],
    )
  }
})

test('the page of answers says what counts before there are figures, and shows them afterwards in both languages', async () => {
  const before = await read('/answers')
  expect(before.status).toBe(200)
  expect(before.body).toContain('No figures yet')
  expect(before.head.data).toEqual([])
  expect(before.body).toContain('Opening an application is no answer.')
  await refreshAnswerStatistics(app.deps)
  clearPageCache()
  const page = await read('/answers')
  expect(page.head.canonical).toBe(`${app.deps.config.publicUrl}/answers`)
  expect(page.head.meta('robots')).toBeUndefined()
  expect(page.body).toContain('of 30 finished applications')
  expect(page.body).toContain('100%')
  expect(page.body).toContain('3 days')
  expect(page.body).toContain('Health care')
  expect(page.head.data).toMatchObject([
    { '@type': 'Dataset', distribution: { contentUrl: `${app.deps.config.publicUrl}/api/answers` } },
  ])
  const spanish = await read('/es/answers')
  expect(spanish.body).toContain('de 30 candidaturas terminadas')
  expect(spanish.body).toContain('Salud')
  expect((await read('/sitemap.xml')).status).toBe(200)
})
