import { revokeApiKey } from '@hearback/contract/accounts/api-keys.ts'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { answerCompanyApplication, listCompanyApplications } from '@hearback/contract/v1/company-applications.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aProgram, expireKey } from '../../../test/key-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: Person
let jobId: string

beforeEach(async () => {
  hana = await anEmployer(app)
  jobId = await aJob(app, { by: hana })
  await app.pool.query(`update jobs set source = 'usajobs', source_id = '1', source_url = 'https://jobs.example/1'`)
})

const apply = async (by?: Person) => {
  const seeker = by ?? (await aSeeker(app))
  const { application } = await seeker.call(applyToJob, { params: { jobId }, body: {} })
  return application
}
const shown = async () => {
  const { job } = await app.caller().call(getJob, { params: { id: jobId } })
  const [card] = (await app.caller().call(searchJobs, { body: {} })).jobs
  return [job.imported, job.appliesHere, card?.appliesHere]
}

test('an imported job takes applications while its company has a usable key, and a program answers them', async () => {
  await expect(apply()).toBeRefused('job_not_open')
  expect(await shown()).toEqual([true, undefined, undefined])
  const program = await aProgram(app, hana)
  expect(await shown()).toEqual([true, true, true])
  const { _id: id } = await apply()
  expect((await program.call(listCompanyApplications)).applications.map((one) => one.id)).toEqual([id])
  await program.call(answerCompanyApplication, { params: { id }, body: { status: 'rejected', reason: 'location' } })
})

test('an imported job takes no new applications after the last key was revoked; those that it has stay', async () => {
  const [first, second] = [await aProgram(app, hana), await aProgram(app, hana)]
  const { _id: id } = await apply()
  await hana.call(revokeApiKey, { params: { id: first.keyId } })
  await apply()
  await hana.call(revokeApiKey, { params: { id: second.keyId } })
  await expect(apply()).toBeRefused('job_not_open')
  expect(await shown()).toEqual([true, undefined, undefined])
  const { rows } = await app.pool.query('select id from applications where id = $1', [id])
  expect(rows).toEqual([{ id }])
})

test('an imported job takes no new applications after the key expired, until there is another one', async () => {
  const { keyId } = await aProgram(app, hana)
  await expireKey(app, keyId)
  await expect(apply()).toBeRefused('job_not_open')
  await aProgram(app, hana)
  await apply()
})

test('a key makes no imported job of another company take applications', async () => {
  await aProgram(app, await anEmployer(app))
  await expect(apply()).toBeRefused('job_not_open')
})

test('an imported job that takes applications takes no more at its limit', async () => {
  await aProgram(app, hana)
  await app.pool.query('update jobs set applicant_limit = 10')
  for (let at = 0; at < 10; at++) await apply()
  await expect(apply()).toBeRefused('job_full')
})
