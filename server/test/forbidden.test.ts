import { signUp } from '@hearback/contract/accounts/accounts.ts'
import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { viewCompany } from '@hearback/contract/jobs/company-views.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { expect, test } from 'vitest'
import { openApiDocument } from '../src/http/openapi.ts'
import { type Caller, type Refusal, testApp } from './app.ts'
import { anEmployer } from './employer-factory.ts'
import { anAccount, password } from './factories.ts'
import { aSeeker } from './seeker-factory.ts'

const app = testApp()
const job = {
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: 'dough',
  description: 'Bread.',
}

const refusalOf = async (who: Caller, endpoint: Endpoint, input: object): Promise<[number, string]> => {
  const refusal: Refusal = await who.call(endpoint, input as never).then(
    () => expect.fail('was let through'),
    (error: Refusal) => error,
  )
  return [refusal.status, refusal.body.code]
}

const unconfirmed = async (userType: 'employer' | 'jobseeker'): Promise<Caller> => {
  const body = { email: `new-${userType}@people.example`, phone: '+12085550100', password, userType }
  return app.caller((await app.caller().call(signUp, { body })).authtoken)
}
const suspended = async <P extends Caller & { _id: string }>(who: P): Promise<P> => {
  await app.pool.query('update users set suspended_at = now() where id = $1', [who._id])
  return who
}

test('403 of postjobs means the monthly limit and nothing else', async () => {
  const input = { body: job }
  expect(await refusalOf(await unconfirmed('employer'), postJob, input)).toEqual([409, 'email_unverified'])
  expect(await refusalOf(await anAccount(app, 'employer'), postJob, input)).toEqual([409, 'profile_required'])
  expect(await refusalOf(await aSeeker(app), postJob, input)).toEqual([409, 'not_allowed'])
  expect(await refusalOf(await suspended(await anEmployer(app)), postJob, input)).toEqual([409, 'account_suspended'])
  expect(await refusalOf(app.caller(), postJob, input)).toEqual([401, 'not_signed_in'])
  const hana = await anEmployer(app)
  for (let posted = 0; posted < 3; posted += 1) await hana.call(postJob, input)
  expect(await refusalOf(hana, postJob, input)).toEqual([403, 'job_limit_reached'])
})

test('403 of view-company means the monthly limit and nothing else', async () => {
  const { _id: id } = await anEmployer(app)
  const input = { params: { id } }
  expect(await refusalOf(await unconfirmed('jobseeker'), viewCompany, input)).toEqual([409, 'email_unverified'])
  expect(await refusalOf(await anEmployer(app), viewCompany, input)).toEqual([409, 'not_allowed'])
  expect(await refusalOf(await suspended(await aSeeker(app)), viewCompany, input)).toEqual([409, 'account_suspended'])
  const ana = await aSeeker(app)
  await app.pool.query(
    `insert into usage_counters (user_id, meter, period, used) values ($1, 'company_views', date_trunc('month', now() at time zone 'utc'), 15)`,
    [ana._id],
  )
  expect(await refusalOf(ana, viewCompany, input)).toEqual([403, 'company_view_limit_reached'])
})

test('the OpenAPI document says the same, of these two calls alone', () => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, { responses: object }>> }
  const single = [...endpoints.values()].filter(({ forbidden }) => forbidden !== undefined)
  expect(single).toEqual([postJob, viewCompany])
  for (const { path, method, forbidden } of single) {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(operation?.responses).toMatchObject({
      403: { description: forbidden },
      409: { description: expect.stringContaining('email_unverified') },
    })
  }
})
