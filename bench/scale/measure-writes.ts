import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { sendMessage } from '@hearback/contract/hiring/chat.ts'
import { searchJobs } from '@hearback/contract/jobs/job-search.ts'
import { type Job, postJob, setJobStatus } from '@hearback/contract/jobs/jobs.ts'
import type pg from 'pg'
import { drawFrom } from '../../server/src/demo/draw/random.ts'
import { emailOf, signedIn, tokenOf, tokenOfEmployer } from '../data/rows-people.ts'
import type { World } from '../data/world.ts'
import { loadHttp, warmUpOverHttp } from '../load/load-generator.ts'
import { type Request, request } from '../requests/workloads.ts'
import type { Measurement } from './results.ts'

/** p95 of a write over HTTP, milliseconds. */
const goal = 15
const freshnessGoalMs = 1_000

/** A job of average length, posted by one of the employers with the most jobs. */
function postRequests(world: World, salt: number): (n: number) => Request {
  const employers = Math.min(signedIn, world.sizes.employers)
  return (n) => {
    const draw = drawFrom(salt + n)
    const { vocabulary } = world
    const [field, role] = [vocabulary.field(draw), vocabulary.role(draw)]
    const body = {
      ...{ jobTitle: `${field} ${role}`, category: vocabulary.category(draw), skills: vocabulary.skills(draw, 4) },
      ...{
        estimatedFrom: 20,
        estimatedTo: 24,
        employmentType: 'full_time',
        location: draw.pick(world.towns.slice(0, 300)).label,
      },
      description: vocabulary.text(draw, 150, [role]),
    }
    return request(postJob, { body: body as never }, { 'auth-token': tokenOfEmployer(n % employers) })
  }
}

/** Measures posting, applying and messaging with one client and with four. */
export async function measureWrites(url: string, pool: pg.Pool, world: World, seconds: number): Promise<Measurement[]> {
  await liftPostLimit(pool, world)
  const salt = Date.now() % 1_000_000
  const lines: Measurement[] = []
  const measure = async (words: string, write: (n: number) => Request) => {
    let first = await warmUpOverHttp(url, write, seconds)
    for (const connections of [1, 4]) {
      const { p50, p95, p99, perSecond, failed, next } = await loadHttp(url, { connections, seconds }, write, first)
      first = next
      lines.push({
        words,
        place: `${connections} clients`,
        page: 0,
        sort: '',
        p50,
        p95,
        max: p99,
        goal,
        perSecond,
        failed,
      })
    }
  }
  const before = await lastPost(pool)
  const post = postRequests(world, salt)
  await measure('post a job', post)
  await measure('apply', applyRequests(await enoughPosts({ url, pool, before, post }), world))
  await measure('send a message', await messageRequests(pool, salt))
  await removePosts(pool, before)
  return lines
}

/** Closes the jobs of a run: they are alike and would distort the next run. */
async function removePosts(pool: pg.Pool, after: number): Promise<void> {
  await pool.query('delete from job_search where seq > $1', [after])
  await pool.query(`update jobs set status = 'closed' where search_seq > $1`, [after])
}

/** Moves the posting employers to the largest plan: the free one allows three jobs. */
async function liftPostLimit(pool: pg.Pool, { sizes }: World): Promise<void> {
  const emails = Array.from({ length: Math.min(signedIn, sizes.employers) }, (_, n) => emailOf('employer', n))
  await pool.query(`update users set plan = 'employer_business_monthly' where email = any($1)`, [emails])
}

async function lastPost(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ last: number }>('select max(search_seq)::int as last from jobs')
  return rows[0]?.last ?? 0
}

async function postsAfter(pool: pg.Pool, seq: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from jobs where search_seq > $1 order by search_seq', [
    seq,
  ])
  return rows.map(({ id }) => id)
}

const minPosts = 20
/** Numbers of posts that no measurement reaches. */
const furtherPosts = 1_000_000

interface Posting {
  url: string
  pool: pg.Pool
  before: number
  post: (n: number) => Request
}

/** The jobs of this run, and further ones if a busy machine stored only a few, or none, before the measurement ended. */
async function enoughPosts({ url, pool, before, post }: Posting): Promise<string[]> {
  for (let n = furtherPosts; ; n++) {
    const posts = await postsAfter(pool, before)
    if (posts.length >= minPosts) return posts
    await send(url, post(n))
  }
}

/** Applies to jobs of this run, which have no applications yet. */
function applyRequests(jobs: readonly string[], { sizes }: World): (n: number) => Request {
  const seekers = Math.min(signedIn, sizes.seekers)
  return (n) => {
    const jobId = jobs[(n + Math.floor(n / seekers)) % jobs.length] ?? ''
    const body = { applicationDescription: 'I have done this work for years and would like to do it with you.' }
    return request(applyToJob, { params: { jobId }, body }, { 'auth-token': tokenOf(n % seekers) })
  }
}

async function messageRequests(pool: pg.Pool, salt: number): Promise<(n: number) => Request> {
  const emails = Array.from({ length: signedIn }, (_, n) => emailOf('seeker', n))
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select chats.id, users.email from chats join users on users.id = seeker_id
     where users.email = any($1) and state = 'open' and accepted_at is not null limit 4000`,
    [emails],
  )
  const chats = rows.map(({ id, email }) => ({ id, token: tokenOf(Number(/\d+/u.exec(email)?.[0])) }))
  return (n) => {
    const { id: chatId, token } = chats[n % chats.length] ?? { id: '', token: '' }
    const body = { chatId, content: 'Thank you, Monday at nine suits me well.', clientMessageId: `${salt}-${n}` }
    return request(sendMessage, { body: body as never }, { 'auth-token': token })
  }
}

/** Time until a new job is found, and whether a closed one disappears immediately, during concurrent posts. */
export async function measureFreshness(
  url: string,
  pool: pg.Pool,
  world: World,
  rounds: number,
): Promise<{ lines: Measurement[]; notes: string[] }> {
  await liftPostLimit(pool, world)
  const before = await lastPost(pool)
  const salt = Date.now() % 1_000_000
  const post = postRequests(world, salt)
  let busy = true
  const crowd = (async () => {
    for (let n = rounds; busy; n++) await send(url, post(n))
  })()
  const found: number[] = []
  let stillThere = 0
  for (let n = 0; n < rounds; n++) {
    const word = wordOf(salt, n)
    const asked = post(n)
    const { job } = (await send(url, { ...asked, body: withTitle(asked.body, word) })) as { job: Job }
    const answered = performance.now()
    while (!(await isFound(url, word, job._id)) && performance.now() - answered < 10_000);
    found.push(performance.now() - answered)
    const close = request(setJobStatus, { params: { id: job._id }, body: { status: 'closed' } as never }, asked.headers)
    await send(url, close)
    if (await isFound(url, word, job._id)) stillThere += 1
  }
  busy = false
  await crowd
  await removePosts(pool, before)
  found.sort((a, b) => a - b)
  const line: Measurement = {
    ...{
      words: 'time until a new job is found',
      place: '',
      page: 1,
      sort: 'newest',
      goal: freshnessGoalMs,
      failed: stillThere,
    },
    ...{
      p50: found[found.length >> 1] ?? 0,
      p95: found[Math.floor(found.length * 0.95)] ?? 0,
      max: found.at(-1) ?? 0,
    },
  }
  return { lines: [line], notes: [`${rounds} jobs closed: the next search still found ${stillThere} of them`] }
}

async function send(url: string, { method, path, headers, body }: Request): Promise<unknown> {
  const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
  if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

async function isFound(url: string, keyword: string, id: string): Promise<boolean> {
  const { jobs } = (await send(url, request(searchJobs, { body: { keyword } as never }))) as { jobs: Job[] }
  return jobs.some((job) => job._id === id)
}

/** A unique word of letters. */
const wordOf = (salt: number, n: number): string =>
  `zq${[...String(salt * 1_000 + n)].map((digit) => 'bcdfghjkmp'.charAt(Number(digit))).join('')}`
const withTitle = (body: string | undefined, word: string) =>
  JSON.stringify({ ...(JSON.parse(body ?? '{}') as object), jobTitle: `Keeper of ${word}` })
