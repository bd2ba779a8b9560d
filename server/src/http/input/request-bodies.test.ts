import { countJobView } from '@hearback/contract/jobs/jobs.ts'
import { contactUs } from '@hearback/contract/trust/contact.ts'
import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'

const app = testApp()
const post = async (url: string, payload: string, headers: Record<string, string> = {}) => {
  const answer = await app.server.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('a call without a body takes the announcement of JSON that does not come', async () => {
  const path = countJobView.path.replace(':id', await aJob(app, { by: await anEmployer(app) }))
  expect(await post(path, '')).toMatchObject({ status: 200, body: { success: true } })
  expect(await post(path, '', { 'transfer-encoding': 'chunked' })).toMatchObject({ status: 200 })
})

test('where a body is needed, its fields are missing', async () => {
  expect(await post(contactUs.path, '')).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', fields: { name: expect.any(String) } },
  })
})

test.each(['text/plain', 'text/plain; charset=utf-8'])('a body of %s is no kind that a call takes', async (type) => {
  const body = JSON.stringify({ name: 'Ana', message: 'Hello', email: 'ana@elsewhere.example' })
  expect(await post(contactUs.path, body, { 'content-type': type })).toMatchObject({
    status: 415,
    body: { code: 'wrong_media_type' },
  })
})
