import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { score, setNames, sheetOf } from '../../../test/scorecard-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { inTransaction } from '../../db/transaction.ts'
import { eraseAccountData } from '../data-rights/erase-accounts.service.ts'
import { purgeEvaluations } from './erasure.service.ts'

const app = testApp()
let hana: EmployerPerson
let rita: Person
let ana: Person
let jobId: string
let id: string
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  rita = await aMember(app, hana)
  ana = await aSeeker(app)
  jobId = await aJob(app, { by: hana })
  id = await anApplication(app, { by: ana, to: jobId })
  await setNames(hana, jobId, ['Oven'])
})

const exported = async (who: Person) => JSON.stringify(await who.call(exportData))
const erase = (who: Person) =>
  inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, who._id))
const stored = async () =>
  (await app.pool.query('select from scorecards union all select from scorecard_ratings')).rowCount

test('scorecards are in the export of the applicant with criteria, ratings, sentences and first names, and nothing else of the author', async () => {
  await score(rita, id, { Oven: { rating: 3, sentence: 'Calm at the oven.' } })
  const { tables } = JSON.parse(await exported(ana))
  expect(tables.scorecards.rows).toMatchObject([{ author_name: 'Rita', version: 1 }])
  expect(tables.scorecard_ratings.rows).toMatchObject([{ criterion: 'Oven', rating: 3, sentence: 'Calm at the oven.' }])
  const data = JSON.stringify(tables)
  expect(data).not.toContain(rita._id)
  expect(data).not.toContain(rita.email)
  expect(await exported(await aSeeker(app))).not.toContain('Calm at the oven.')
})

test('exports of members have their own scorecards, also those of owners who wrote none', async () => {
  const otto = await aMember(app, hana, { role: 'owner' })
  await score(hana, id, { Oven: { sentence: 'Of the founder' } })
  await score(rita, id, { Oven: { sentence: 'Of the recruiter' } })
  expect(await exported(rita)).toMatch(/^(?!.*Of the founder).*Of the recruiter/)
  expect(await exported(hana)).toMatch(/^(?!.*Of the recruiter).*Of the founder/)
  expect(await exported(otto)).not.toMatch(/Of the founder|Of the recruiter/)
  expect(await exported(otto)).toContain('"Oven"')
})

test('scorecards are erased with the applicant, and none is written about an erased person', async () => {
  const { version, criteria } = await score(hana, id, { Oven: { rating: 1 } })
  const outcomes = await Promise.allSettled([erase(ana), score(rita, id, { Oven: { rating: 2 } })])
  expect(outcomes[0]?.status).toBe('fulfilled')
  expect(await stored()).toBe(0)
  await expect(score(rita, id, { Oven: { rating: 2 } })).toBeRefused('conflict')
  expect(await sheetOf(hana, id)).toMatchObject({ version, criteria, own: null, others: { count: 0 } })
})

test('scorecards and criteria are erased with the company', async () => {
  await score(hana, id, { Oven: { rating: 1 } })
  await app.pool.query('delete from company_members where user_id = $1', [rita._id])
  await erase(hana)
  expect(await stored()).toBe(0)
  expect((await app.pool.query('select from scorecard_criteria')).rowCount).toBe(0)
})

test('a scorecard loses the name of a member whose account is erased, and is no one’s own', async () => {
  await score(rita, id, { Oven: { sentence: 'Calm' } })
  await erase(rita)
  expect(await sheetOf(hana, id)).toMatchObject({ own: null, others: { count: 1, names: [] }, scorecards: [] })
  const { scorecards } = await score(hana, id, { Oven: { rating: 2 } })
  expect(scorecards).toMatchObject([{ author: { name: null, isYou: false }, ratings: [{ sentence: 'Calm' }] }])
})

test('a founder who is erased leaves their scorecard to the company without a name', async () => {
  const otto = await aMember(app, hana, { role: 'owner' })
  await score(hana, id, { Oven: { sentence: 'Calm' } })
  await erase(hana)
  const { scorecards } = await score(otto, id, { Oven: { rating: 2 } })
  expect(scorecards).toMatchObject([{ author: { name: null }, ratings: [{ sentence: 'Calm' }] }])
  expect(await exported(ana)).toContain('Calm')
})

test.each(['rejected', 'withdrawn', 'hired'] as const)(
  'scorecards are deleted 6 months after an application was rejected or withdrawn: %s',
  async (status) => {
    await score(hana, id, { Oven: { rating: 4 } })
    await app.pool.query('update applications set status = $2 where id = $1', [id, status])
    await purgeEvaluations(app.deps)
    expect(await stored()).toBe(2)
    await app.pool.query(`update applications set status_changed_at = now() - interval '184 days' where id = $1`, [id])
    await purgeEvaluations(app.deps)
    expect(await stored()).toBe(status === 'hired' ? 2 : 0)
  },
)

test('the database refuses a rating by a criterion of another job', async () => {
  await score(hana, id, { Oven: { rating: 4 } })
  const otherJob = await aJob(app, { by: hana })
  const [foreign] = await setNames(hana, otherJob, ['Foreign'])
  const insert = (job: string) =>
    app.pool.query(
      `insert into scorecard_ratings (scorecard_id, criterion_id, job_id, criterion, rating, sentence)
       select id, $1, $2, 'Foreign', 1, '' from scorecards`,
      [foreign?._id, job],
    )
  await expect(insert(otherJob)).rejects.toThrow('violates foreign key constraint')
  await expect(insert(jobId)).rejects.toThrow('violates foreign key constraint')
})
