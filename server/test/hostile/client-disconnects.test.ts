import { request } from 'node:http'
import { promisify } from 'node:util'
import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { expect, test } from 'vitest'
import { eventually, testApp } from '../app.ts'
import { anEmployer } from '../employer-factory.ts'
import { aJob } from '../job-factory.ts'
import { aSeeker } from '../seeker-factory.ts'

const lines: string[] = []
const app = testApp({}, lines)

test('a request whose client disconnects is completed, and is no error', async () => {
  const jobId = await aJob(app, { by: await anEmployer(app) })
  const seeker = await aSeeker(app)
  const url = `${await app.listen()}${applyToJob.path.replace(':jobId', jobId)}`
  const headers = { 'auth-token': seeker.token as string, 'content-type': 'application/json' }
  const holder = await app.pool.connect()
  await holder.query('begin; lock table users in access exclusive mode')
  const asking = request(url, { method: applyToJob.method, headers }).on('error', () => {})
  asking.end('{}')
  const blocked = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await eventually(async () => (await app.pool.query(blocked)).rowCount === 1)
  asking.destroy()
  const countConnections = promisify(app.server.server.getConnections.bind(app.server.server))
  await eventually(async () => (await countConnections()) === 0)
  await holder.query('commit')
  holder.release()
  await eventually(async () => (await app.db.selectFrom('applications').select('id').execute()).length === 1)
  expect(lines.filter((line) => JSON.parse(line).level > 40)).toEqual([])
})
