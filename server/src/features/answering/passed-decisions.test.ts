import { getDashboard } from '@hearback/contract/hiring/answering.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()

const dayIn = (timeZone: string, days = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * 86_400_000)
async function decidedBy(by: EmployerPerson, day: string, facts: object = {}) {
  const id = await aJob(app, { by, ...facts })
  await app.db.updateTable('jobs').set({ decision_by: day }).where('id', '=', id).execute()
  return id
}
const applied = async (to: string, status?: 'viewed' | 'shortlisted' | 'interview' | 'offered' | 'rejected') =>
  anApplication(app, { by: await aSeeker(app), to, ...(status && { status }) })
const passed = async (by: EmployerPerson) => (await by.call(getDashboard)).passedDecisions

test('a job past its decision day is due with everyone who has no decision, the earliest day first', async () => {
  const hana = await anEmployer(app)
  const later = await decidedBy(hana, '2026-02-01', { title: 'Cook' })
  const first = await decidedBy(hana, '2026-01-31', { title: 'Baker' })
  for (const status of [undefined, 'viewed', 'shortlisted', 'interview', 'offered', 'rejected'] as const)
    await applied(later, status)
  await applied(first)
  await app.db.updateTable('jobs').set({ status: 'closed' }).where('id', '=', first).execute()
  expect(await passed(hana)).toEqual([
    { _id: first, jobTitle: 'Baker', decisionBy: '2026-01-31', undecided: 1 },
    { _id: later, jobTitle: 'Cook', decisionBy: '2026-02-01', undecided: 4 },
  ])
})

test('a job whose applicants are all decided is not due, nor one of another company, nor one without a day', async () => {
  const [hana, other] = [await anEmployer(app), await anEmployer(app)]
  await applied(await decidedBy(hana, '2026-01-31'), 'rejected')
  await decidedBy(hana, '2026-01-31')
  await applied(await aJob(app, { by: hana }))
  await applied(await decidedBy(other, '2026-01-31'))
  expect(await passed(hana)).toEqual([])
})

test('the decision day lasts until it is over where the job is', async () => {
  const hana = await anEmployer(app)
  // Kiritimati is at UTC+14 and Honolulu at UTC-10: the same hour, a day apart.
  const kiritimati = { point: { latitude: 1.87, longitude: -157.4 } }
  const honolulu = { point: { latitude: 21.3, longitude: -157.85 } }
  const day = dayIn('Pacific/Kiritimati', -1)
  expect(dayIn('Pacific/Honolulu')).toBe(day)
  const over = await decidedBy(hana, day, kiritimati)
  for (const id of [over, await decidedBy(hana, day, honolulu)]) await applied(id)
  await applied(await decidedBy(hana, dayIn('Pacific/Kiritimati'), kiritimati))
  expect((await passed(hana)).map(({ _id }) => _id)).toEqual([over])
})

test('at most 100 jobs are listed', async () => {
  const hana = await anEmployer(app)
  await applied(await decidedBy(hana, '2026-01-31'))
  await app.pool.query(
    `with job as (
       insert into jobs (employer_id, title, category, description, skills, pay_from, pay_to, status, decision_by)
       select $1, 'Cook ' || n, 'Food', 'Soup.', '{}', 20, 25, 'open', '2026-02-01' from generate_series(1, 105) n
       returning id, employer_id)
     insert into applications (job_id, employer_id, seeker_id)
     select job.id, employer_id, user_id from job cross join (select user_id from seekers limit 1) seeker`,
    [hana._id],
  )
  expect(await passed(hana)).toHaveLength(100)
})
