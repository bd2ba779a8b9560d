import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { saveJob } from '@hearback/contract/jobs/jobs.ts'
import { suspend } from '@hearback/contract/trust/moderation.ts'
import { beforeEach, expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aReview } from '../../../test/review-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
type Kind = 'company' | 'job' | 'seeker' | 'review'
/** Words that occur in exactly one item each. */
const words: Record<Kind, string> = {
  company: 'Zyxcompany',
  job: 'Zyxjob',
  seeker: 'Zyxseeker',
  review: 'Zyxreview',
}
let ids: Record<Kind, string>
let viewers: Caller[]
let admin: Person
/** The company whose other job stays visible, and the seeker who writes the review. */
let others: { company: Person; seeker: Person }

beforeEach(async () => {
  const [company, seeker, strangeCompany, strangeSeeker] = [
    await anEmployer(app),
    await aSeeker(app, { jobTitle: words.seeker, nickname: words.seeker, skill: [words.seeker] }),
    await anEmployer(app),
    await aSeeker(app),
  ]
  others = { company: strangeCompany, seeker: strangeSeeker }
  admin = await anAccount(app, 'admin')
  await app.pool.query('update employers set business_name = $2 where user_id = $1', [company._id, words.company])
  const job = await aJob(app, { by: strangeCompany, title: `${words.job} baker`, skills: [words.job] })
  await aJob(app, { by: company, title: 'Miller' })
  const review = await aReview(app, { by: others.seeker, of: strangeCompany, comment: words.review })
  ids = { company: company._id, job, seeker: seeker._id, review }
  viewers = [app.caller(), await aSeeker(app), await anEmployer(app)]
  await viewers[1]?.call(saveJob, { params: { id: job } })
})

const searches = new Set(['searchJobs', 'mapJobs', 'listTalents', 'searchTalents', 'mapTalents'])
/** The export is left out, because it contains what its owner stored, such as the id of a saved job. */
const readings = [...endpoints].filter(
  ([name, { method, access }]) =>
    name !== 'exportData' && (searches.has(name) || (method === 'GET' && access !== 'admin')),
)

/** Requests to a reading call: without a filter, by the prefix of each word, by each misspelled word, and by each id. */
function* inputsOf({ path, query, body }: Endpoint): Generator<object> {
  const names = [...path.matchAll(/:(\w+)/gu)].map(([, name = '']) => name)
  const targets = names.length > 0 ? [...Object.values(ids), others.company._id] : ['']
  for (const id of targets) yield { params: Object.fromEntries(names.map((name) => [name, id])) }
  if (names.length > 0) return
  const asked = Object.values(words).flatMap((word) => [
    word.slice(0, -2),
    `${word.slice(0, -2)}${word.at(-1)}${word.at(-2)}`,
  ])
  const form = (text: string) => ({ query: text, keyword: text, skill: text, text, limit: 20, resultsPerPage: 20 })
  for (const text of asked) {
    if (query) yield { query: form(text) }
    if (body) yield { body: form(text) }
  }
  if (body) yield { body: { resultsPerPage: 20 } }
}

const documents = ['/sitemap.xml', '/feeds/jobs.atom', '/feeds/jobs.xml', '/robots.txt']

/** The items that each call and each page names, by word or id, to an unrelated person. */
async function shown(): Promise<Record<Kind, string[]>> {
  const seen: Record<Kind, Set<string>> = { company: new Set(), job: new Set(), seeker: new Set(), review: new Set() }
  const look = (where: string, text: string) => {
    for (const kind of Object.keys(words) as Kind[]) {
      if (text.toLowerCase().includes(words[kind].toLowerCase()) || text.includes(ids[kind])) seen[kind].add(where)
    }
  }
  for (const [name, endpoint] of readings) {
    for (const input of inputsOf(endpoint)) {
      for (const by of viewers) {
        const reply = await by.call(endpoint, input as never).catch(() => ({}))
        look(name, JSON.stringify(reply))
      }
    }
  }
  for (const path of documents) await readDocument(path, look)
  return Object.fromEntries(Object.entries(seen).map(([kind, calls]) => [kind, [...calls].toSorted()])) as never
}

async function readDocument(path: string, look: (where: string, text: string) => void): Promise<void> {
  const { body } = await app.server.inject(path)
  look(path, body)
  for (const [, inner = ''] of body.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/gu)) await readDocument(inner, look)
}

test('hidden content is named by no call, feed or sitemap', { timeout: 120_000 }, async () => {
  expect(await shown()).toMatchObject({
    company: expect.arrayContaining(['getEmployerProfile', 'listEmployers', 'searchJobs', '/feeds/jobs.atom']),
    job: expect.arrayContaining(['getJob', 'listJobsOfEmployer', 'listSavedJobs', 'searchJobs', 'mapJobs']),
    seeker: expect.arrayContaining(['getSeekerProfile', 'listTalents', 'searchTalents']),
    review: expect.arrayContaining(['listEmployerReviews']),
  })
  for (const kind of Object.keys(words) as Kind[]) {
    await admin.call(suspend, { params: { kind, id: ids[kind] }, body: { reason: 'It is not real.' } })
  }
  expect(await shown()).toEqual({ company: [], job: [], seeker: [], review: [] })
})

test('content of a suspended account is named by no call either', { timeout: 120_000 }, async () => {
  for (const id of [ids.seeker, others.seeker._id]) {
    await admin.call(suspend, { params: { kind: 'account', id }, body: { reason: 'It is not real.' } })
  }
  expect(await shown()).toMatchObject({ seeker: [], review: [] })
})
