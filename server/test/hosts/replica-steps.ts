import { setTimeout as pause } from 'node:timers/promises'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { getJob, postJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { callerAt, eventually } from '../app.ts'
import type { Person } from '../factories.ts'
import type { Postgres } from './postgres.ts'
import { lagMs, type Stack } from './stack.ts'
import { must, type Step } from './steps.ts'

const pagesLastMs = 10_000
const rounds = 10

/** The promises of the read replica. `by` is an employer. */
export const replicaSteps = (stack: Stack, by: Person): Step[] => [
  { says: 'visitors read from the replica', run: () => visitorsReadFromIt(stack) },
  {
    says: 'whoever writes reads it at once on every process, however far the replica is behind',
    run: () => behind(stack, () => writersSeeIt(stack, by)),
  },
  {
    says: `others read it ${lagMs} ms later at the latest, and on kept pages after 10 s`,
    run: () => behind(stack, () => othersSeeIt(stack, by)),
  },
  { says: 'a replica that is gone costs nobody an answer', run: () => without(stack) },
]

const form = (jobTitle: string) => ({
  jobTitle,
  category: 'Food',
  estimatedFrom: 18,
  estimatedTo: 22,
  skills: 'Sourdough',
  description: 'Bread.',
})

async function visitorsReadFromIt({ server, standby }: Stack) {
  const before = await scansForJobs(standby)
  for (const url of server.urls) for (let n = 0; n < rounds; n++) await visit(url)
  const scans = await eventually(async () => {
    const now = await scansForJobs(standby)
    return now > before ? now - before : undefined
  })
  return { 'scans seen of its tables of jobs': scans }
}

const visit = (url: string) =>
  callerAt(url).call(searchJobs, { body: { keyword: 'baker', resultsPerPage: 20 } as never })

async function scansForJobs(standby: Postgres): Promise<number> {
  const [row] = await standby.ask<{ scans: string }>(
    `select sum(coalesce(seq_scan, 0) + coalesce(idx_scan, 0)) as scans from pg_stat_user_tables
     where relname in ('jobs', 'job_search')`,
  )
  return Number(row?.scans ?? 0)
}

/** Pauses WAL replay on the replica during the work. */
async function behind<R>({ standby }: Stack, work: () => Promise<R>): Promise<R> {
  await standby.ask('select pg_wal_replay_pause()')
  try {
    return await work()
  } finally {
    await standby.ask('select pg_wal_replay_resume()')
  }
}

/** Sends the read-your-writes cookie with the next page, like a browser. */
async function writersSeeIt({ url, server }: Stack, by: Person) {
  let pages = 0
  let id = ''
  for (let round = 0; round < rounds; round++) {
    const title = `Confectioner ${round}`
    const written = await fetch(`${url}${id ? updateJob.path.replace(':id', id) : postJob.path}`, {
      method: id ? updateJob.method : postJob.method,
      headers: { 'content-type': 'application/json', 'auth-token': by.token ?? '' },
      body: JSON.stringify(form(title)),
    })
    const cookie = written.headers.get('set-cookie')?.split(';')[0] ?? ''
    id = ((await written.json()) as { job: { _id: string } }).job._id
    for (const from of [...server.urls, url]) {
      const page = await fetch(`${from}/jobs/${id}`, { headers: { cookie } })
      must((await page.text()).includes(`${title}<`), `${from} did not show ${title}, but answered ${page.status}`)
      const read = await callerAt(from, by.token).call(getJob, { params: { id } })
      must(read.job.jobTitle === title, `${from} answered ${read.job.jobTitle}`)
      pages += 1
    }
  }
  await by.call(setJobStatus, { params: { id }, body: { status: 'closed' } })
  return { 'pages of what was just written, each right': pages }
}

async function othersSeeIt({ server }: Stack, by: Person) {
  const { job } = await by.call(postJob, { body: form('Miller') })
  const [slowest, slowestPage] = [[0], [0]]
  const writtenAt = performance.now()
  await Promise.all(
    server.urls.map(async (url) => {
      slowest.push(await until(() => isRead(url, job._id, 'Miller'), writtenAt, lagMs))
    }),
  )
  // The URL that redirects end at: a new title would change it.
  const { pathname } = new URL((await fetch(`${server.urls[0]}/jobs/${job._id}`)).url)
  for (const url of server.urls) await pageShows(url, pathname, 'Miller')
  await by.call(updateJob, { params: { id: job._id }, body: form('Head miller') })
  const changedAt = performance.now()
  await Promise.all(
    server.urls.map(async (url) => {
      slowestPage.push(await until(() => pageShows(url, pathname, 'Head miller'), changedAt, pagesLastMs))
    }),
  )
  await by.call(setJobStatus, { params: { id: job._id }, body: { status: 'closed' } })
  return {
    'read by a visitor after, slowest ms': Math.round(Math.max(...slowest)),
    'on a kept page after, slowest ms': Math.round(Math.max(...slowestPage)),
  }
}

/** Polls until it holds, and fails after `withinMs`. Returns the milliseconds since `since`. */
async function until(isSo: () => Promise<boolean>, since: number, withinMs: number): Promise<number> {
  for (;;) {
    const askedAt = performance.now() - since
    if (await isSo()) return askedAt
    must(askedAt <= withinMs, `asked after ${Math.round(askedAt)} ms it was not so`)
    await pause(20)
  }
}

const isRead = (url: string, id: string, title: string) =>
  callerAt(url)
    .call(getJob, { params: { id } })
    .then(
      ({ job }) => job.jobTitle === title,
      () => false,
    )

async function pageShows(url: string, path: string, title: string): Promise<boolean> {
  const page = await fetch(`${url}${path}`)
  return page.status === 200 && (await page.text()).includes(`${title}<`)
}

async function without({ server, standby }: Stack) {
  let stopped = false
  let answers = 0
  let slowest = 0
  const visitors = server.urls.map(async (url) => {
    while (!stopped) {
      const start = performance.now()
      await visit(url)
      answers += 1
      slowest = Math.max(slowest, performance.now() - start)
      await pause(10)
    }
  })
  const outage = (async () => {
    await pause(500)
    await standby.end('SIGQUIT')
    await pause(2 * lagMs)
    await standby.start()
    await standby.answers()
  })().finally(() => {
    stopped = true
  })
  await Promise.all([outage, ...visitors])
  const before = await scansForJobs(standby)
  await eventually(async () => {
    for (const url of server.urls) await visit(url)
    return (await scansForJobs(standby)) > before
  })
  return { 'answers to visitors meanwhile, all right': answers, 'slowest of them, ms': Math.round(slowest) }
}
