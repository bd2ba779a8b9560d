import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteJob } from '@hearback/contract/jobs/job-deletion.ts'
import { postJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import { announceJobs } from './index-now.service.ts'

interface Ping {
  host: string
  key: string
  keyLocation: string
  urlList: string[]
}

const pings: Ping[] = []
/** The statuses of the next replies; then 200. */
const statuses: ((ping: Ping) => number)[] = []
const receiver = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const ping = JSON.parse(text) as Ping
  pings.push(ping)
  response.writeHead((statuses.shift() ?? always)(ping)).end('x'.repeat(2_000_000))
})
const ok = () => 200
let always: (ping: Ping) => number = ok

const settings: NodeJS.ProcessEnv = {
  INDEXNOW_KEY: 'abcdef-0123456789',
  PUBLIC_URL: 'https://jobs.example',
  VERIFY: 'off',
}
beforeAll(
  () =>
    new Promise<void>((resolve) => {
      receiver.listen(0, '127.0.0.1', () => {
        settings.INDEXNOW_ENDPOINT = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/indexnow`
        resolve()
      })
    }),
)
const app = testApp(settings)
afterAll(() => void receiver.close())

let by: EmployerPerson
beforeEach(async () => {
  pings.length = 0
  statuses.length = 0
  always = ok
  by = await anEmployer(app)
})

const form = {
  jobTitle: 'Night baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: ['baking'],
  description: 'Bread.',
}
const post = async (jobTitle = 'Night baker') => (await by.call(postJob, { body: { ...form, jobTitle } })).job._id
const queued = async () => {
  const { rows } = await app.pool.query<{ id: string }>(
    `select data ->> 'jobId' as id from pgboss.job where name = 'index-now' and state = 'created' order by created_on`,
  )
  return rows.map(({ id }) => id)
}
/** Ends the delay, and waits until all is sent. */
async function sendAll(): Promise<void> {
  await app.pool.query(`update pgboss.job set start_after = now() where name = 'index-now'`)
  await eventually(async () => {
    const { rows } = await app.pool.query(
      `select from pgboss.job where name = 'index-now' and state in ('created', 'active', 'retry')`,
    )
    return rows.length === 0
  })
}
const urls = () => pings.flatMap(({ urlList }) => urlList)
const address = (id: string, slug = 'night-baker') => `https://jobs.example/jobs/${id}/${slug}`

test('the key file is at the root', async () => {
  const { body, headers } = await app.server.inject('/abcdef-0123456789.txt')
  expect([body, headers['content-type']]).toEqual(['abcdef-0123456789', 'text/plain; charset=utf-8'])
  expect((await app.server.inject('/abcdef.txt')).statusCode).toBe(404)
})

describe('the page of a job', () => {
  test('is announced once for all changes of a short time', async () => {
    const id = await post()
    await by.call(updateJob, { params: { id }, body: { description: 'Bread and rolls.' } })
    await by.call(updateJob, { params: { id }, body: { description: 'Bread, rolls and cake.' } })
    expect(await queued()).toEqual([id])
    await sendAll()
    expect(pings).toEqual([
      {
        host: 'jobs.example',
        key: 'abcdef-0123456789',
        keyLocation: 'https://jobs.example/abcdef-0123456789.txt',
        urlList: [address(id)],
      },
    ])
  })

  test('is announced again, by the same address, when the job is closed or deleted', async () => {
    const id = await post()
    await sendAll()
    await by.call(setJobStatus, { params: { id }, body: { status: 'closed' } })
    await sendAll()
    await by.call(deleteJob, { params: { id } })
    await sendAll()
    expect(urls()).toEqual([address(id), address(id), address(id)])
  })

  test('is not announced by an act that is refused', async () => {
    await by.call(postJob, { body: { ...form, estimatedFrom: 30 } }).catch(() => {})
    expect(await queued()).toEqual([])
  })

  test.each([
    ['a moderator hides', `update jobs set hidden_at = now()`],
    ['of a company that is hidden', `update jobs set company_hidden_at = now()`],
    ['that is erased before', `delete from jobs`],
  ])('%s is not announced', async (_case, change) => {
    await post()
    await app.pool.query(change)
    await sendAll()
    expect(pings).toEqual([])
  })
})

test('the page of a job of a company that is not listed is not announced', async () => {
  const id = await aJob(app, { by, title: 'Night baker' })
  const verifying = { ...app.deps, config: { ...app.deps.config, verifiesEmployers: true } }
  await announceJobs(verifying, [id])
  expect(pings).toEqual([])
  await app.pool.query('update employers set approved_at = now()')
  await announceJobs(verifying, [id])
  expect(urls()).toEqual([address(id)])
})

describe('jobs of many changes', () => {
  test('are announced by one call', async () => {
    const ids = [await post('Baker'), await post('Cook'), await post('Miller')]
    await sendAll()
    expect(urls().toSorted()).toEqual(
      [address(ids[0] ?? '', 'baker'), address(ids[1] ?? '', 'cook'), address(ids[2] ?? '', 'miller')].toSorted(),
    )
    expect(pings).toHaveLength(1)
  })

  test('are each announced, except for the one that the service refuses', async () => {
    const ids: string[] = []
    for (let n = 0; n < 9; n++) ids.push(await aJob(app, { by, title: `Baker ${n}` }))
    const bad = ids[4] ?? ''
    const accepted: string[] = []
    always = ({ urlList }) => {
      if (urlList.some((url) => url.includes(bad))) return 422
      accepted.push(...urlList)
      return 202
    }
    await announceJobs(app.deps, ids)
    expect(accepted).toHaveLength(8)
    expect(pings.length).toBeLessThan(10)
  })
})

describe('a service that answers', () => {
  test.each([429, 500, 302])('%i is asked again later, with the same pages', async (status) => {
    const id = await aJob(app, { by, title: 'Night baker' })
    statuses.push(() => status)
    await expect(announceJobs(app.deps, [id])).rejects.toThrow(`IndexNow answered ${status}`)
    await announceJobs(app.deps, [id])
    expect(urls()).toEqual([address(id), address(id)])
  })

  test('429 keeps the announcement in the queue, and no act fails', async () => {
    const id = await post()
    statuses.push(() => 429)
    await app.pool.query(`update pgboss.job set start_after = now() where name = 'index-now'`)
    await eventually(() => pings.length > 0)
    await sendAll()
    expect(urls()).toEqual([address(id), address(id)])
  })

  test('403, because the key is wrong, is asked no more', async () => {
    const id = await aJob(app, { by, title: 'Night baker' })
    always = () => 403
    await announceJobs(app.deps, [id])
    expect(pings).toHaveLength(1)
  })

  test('nothing at all is asked again later', async () => {
    const deps = {
      ...app.deps,
      config: { ...app.deps.config, indexNow: { key: 'abcdefgh', endpoint: 'http://127.0.0.1:9/' } },
    }
    await expect(announceJobs(deps, [await aJob(app, { by })])).rejects.toThrow()
  })
})
