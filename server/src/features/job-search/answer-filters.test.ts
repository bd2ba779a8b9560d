import type { InputOf } from '@hearback/contract/endpoint.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { rewriteAnswers } from '../../search/index/rewrite-answers.ts'

const app = testApp()
type Filters = InputOf<typeof searchJobs>['body']
const search = (body: Filters) => app.caller().call(searchJobs, { body: { resultsPerPage: 20, ...body } })
const titles = async (body: Filters) => (await search(body)).jobs.map((job) => job.jobTitle)
const setFigures = ({ _id }: EmployerPerson, finished: number, answered: number, hours: number | null = 24) =>
  app.pool.query('update response_stats set finished = $2, answered = $3, median_hours = $4 where employer_id = $1', [
    _id,
    finished,
    answered,
    hours,
  ])

test('finds jobs by the share and the days that their cards show, also after these change', async () => {
  const [good, slow, fresh] = [await anEmployer(app), await anEmployer(app), await anEmployer(app)]
  await setFigures(good, 20, 16, 24 * 7.4)
  await aJob(app, { by: good, title: 'Good' })
  await aJob(app, { by: slow, title: 'Slow' })
  await aJob(app, { by: slow, title: 'Closed', status: 'closed' })
  await aJob(app, { by: fresh, title: 'Fresh' })
  await setFigures(slow, 20, 20, 24 * 13)
  await setFigures(fresh, 4, 4)
  expect(await titles({ answersShare: 80 })).toEqual(['Good'])
  await rewriteAnswers(app.deps)
  expect(await titles({ answersShare: 80 })).toEqual(['Slow', 'Good'])
  expect(await titles({ answersShare: 90 })).toEqual(['Slow'])
  expect(await titles({ answersWithinDays: 7 })).toEqual(['Good'])
  expect(await titles({ answersShare: 90, answersWithinDays: 7 })).toEqual([])
  await setFigures(good, 20, 15, 24)
  await rewriteAnswers(app.deps)
  expect(await titles({ answersShare: 80 })).toEqual(['Slow'])
  expect(await titles({ answersShare: 50, answersWithinDays: 3 })).toEqual(['Good'])
  expect(await titles({ sort: 'answers' })).toEqual(['Slow', 'Good', 'Fresh'])
  expect((await app.pool.query('select from answer_rewrites')).rowCount).toBe(0)
})

test('asks for a rewrite only where a company reaches another band', async () => {
  const by = await anEmployer(app)
  const requests = async () =>
    (await app.pool.query('select from answer_rewrites where employer_id = $1', [by._id])).rowCount
  await setFigures(by, 4, 4)
  expect(await requests()).toBe(0)
  await setFigures(by, 20, 20)
  expect(await requests()).toBe(1)
  await rewriteAnswers(app.deps)
  await setFigures(by, 21, 20, 30)
  expect(await requests()).toBe(0)
  await app.pool.query('delete from response_stats where employer_id = $1', [by._id])
  await app.pool.query(
    `insert into response_stats (employer_id, finished, answered, median_hours, computed_at) values ($1, 20, 20, 24, now())`,
    [by._id],
  )
  expect(await requests()).toBe(1)
})

test('rewrites a company with many jobs by and by, and begins again where its figures change meanwhile', async () => {
  const [large, small] = [await anEmployer(app), await anEmployer(app)]
  for (let n = 0; n < 45; n++) await aJob(app, { by: large, title: 'Baker' })
  await aJob(app, { by: small, title: 'Miller' })
  await setFigures(large, 20, 19)
  await setFigures(small, 20, 17)
  await rewriteAnswers(app.deps)
  expect((await search({ answersShare: 90 })).total).toBe(45)
  await setFigures(large, 20, 2)
  await app.pool.query('update answer_rewrites set rewritten_through = (select max(search_seq) from jobs)')
  await setFigures(large, 20, 17)
  await rewriteAnswers(app.deps)
  expect((await search({ answersShare: 80 })).total).toBe(46)
  expect((await search({ answersShare: 90 })).total).toBe(0)
})

test.each([
  ['answersShare', [0, 79, 101, 80.5, 'most', [80]]],
  ['answersWithinDays', [0, 8, 365, -3]],
] as const)('refuses %s beside the choices', async (field, values) => {
  for (const value of values) await expect(search({ [field]: value } as Filters)).toBeRefused('invalid_input', field)
  expect((await search({ [field]: null, sort: 'answers' })).total).toBe(0)
  expect((await search({ [field]: '' } as never)).total).toBe(0)
})
