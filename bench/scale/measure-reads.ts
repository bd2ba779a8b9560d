import { getSeekerAnalytics } from '@hearback/contract/analytics.ts'
import { getDashboard, listInterviews, listWaiting } from '@hearback/contract/answering.ts'
import { getApplication, listApplicants, listMyApplications } from '@hearback/contract/applications.ts'
import { listAudit } from '@hearback/contract/audit.ts'
import { countUnread, listChats, listMessages } from '@hearback/contract/chat.ts'
import { viewCompany } from '@hearback/contract/company-views.ts'
import { exportData } from '@hearback/contract/data-rights.ts'
import { directoryOfJob, getDirectoryPage, listDirectory } from '@hearback/contract/directory.ts'
import { getEmployerProfile, listEmployers } from '@hearback/contract/employers.ts'
import { listCategories, suggestSearch } from '@hearback/contract/job-search.ts'
import { getJob, listJobsOfEmployer, listSavedJobs } from '@hearback/contract/jobs.ts'
import { mapJobs, mapTalents } from '@hearback/contract/maps.ts'
import { findAccounts, listCases } from '@hearback/contract/moderation.ts'
import { listNotifications } from '@hearback/contract/notifications.ts'
import { listOffersOfEmployer, listOffersToSeeker } from '@hearback/contract/offers.ts'
import { suggestPlaces } from '@hearback/contract/places.ts'
import { listEmployerReviews, listReviewable } from '@hearback/contract/reviews.ts'
import { getSeekerProfile } from '@hearback/contract/seekers.ts'
import { getUsage } from '@hearback/contract/subscriptions.ts'
import { getTransparency } from '@hearback/contract/transparency.ts'
import type pg from 'pg'
import { hashToken } from '../../server/src/features/accounts/tokens.ts'
import { signedIn, tokenOf, tokenOfEmployer } from '../data/rows-people.ts'
import type { World } from '../data/world.ts'
import { quantilesOf } from '../load/percentiles.ts'
import { at, type Request, request } from '../requests/workloads.ts'
import type { Line } from './results.ts'
import { askingSeekers, type SomeRows, someRows } from './sample-rows.ts'

/** p95 of a read over HTTP with one client, milliseconds. */
const goal = 50

/** Said with the figures. */
export const aboutReads =
  'The largest employer has the most jobs, applicants and chats of all; an employer is one of the 200 largest in turn, a seeker one of 1,000'

/** Who asks: the largest company has the most of everything, each of the others comes in turn. */
type Reads = Readonly<Record<string, (n: number) => Request>>

/** What people open besides searches, p95 over HTTP with one client; nobody asks for the same twice where there are many. */
export async function measureReads(url: string, pool: pg.Pool, world: World, seconds: number): Promise<Line[]> {
  const rows = await someRows(pool, world)
  const askers: Readonly<Record<string, Reads>> = {
    anybody: ofAnybody(world, rows),
    'a seeker': ofSeekers(world, rows),
    'an employer': ofEmployers(world, rows, (n) => n % Math.min(200, world.sizes.employers)),
    'the largest employer': ofEmployers(
      world,
      { ...rows, chats: rows.chatsOfLargest, jobs: rows.jobsOfLargest },
      () => 0,
    ),
    'a moderator': await ofModerators(pool, world),
  }
  const lines: Line[] = []
  for (const [place, reads] of Object.entries(askers)) {
    for (const [words, read] of Object.entries(reads)) {
      const { latencies, failed } = await oneAfterTheOther(url, read, seconds)
      const { p50, p95 } = quantilesOf(latencies)
      lines.push({ words, place, page: 0, sort: '', p50, p95, most: Math.max(...latencies), goal, failed })
    }
  }
  return lines
}

const fewest = 3

/** For so many seconds, but some in any case; the first ones do not count. What is slow is waited for, so that it does not slow down the next. */
async function oneAfterTheOther(url: string, read: (n: number) => Request, seconds: number) {
  const latencies: number[] = []
  let failed = 0
  const until = performance.now() + seconds * 1_000
  for (let n = 0; n < fewest * 2 || performance.now() < until; n++) {
    const { method, path, headers, body } = read(n)
    const begun = performance.now()
    const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
    await answer.arrayBuffer()
    if (n < fewest) continue
    latencies.push(performance.now() - begun)
    if (!answer.ok) failed += 1
  }
  return { latencies, failed }
}

const page = (path: string): Request => ({ method: 'GET', path, headers: { accept: 'text/html' }, body: undefined })

function ofAnybody(world: World, { jobs, jobsOfLargest, jobPages, companyPages }: SomeRows): Reads {
  const towns = world.towns.slice(0, 100)
  const company = (n: number) => world.id('employer', n % Math.min(1_000, world.sizes.employers))
  const largest = world.id('employer', 0)
  return {
    'a job': (n) => request(getJob, { params: { id: at(jobs, n) } }),
    'a job of the largest company': (n) => request(getJob, { params: { id: at(jobsOfLargest, n) } }),
    'the page of a job': (n) => page(`${at(jobPages, n)}?n=${n}`),
    'the landing page': (n) => page(`/?n=${n}`),
    'the page of a company': (n) => page(`${at(companyPages, n)}?n=${n}`),
    'the page of the largest company': (n) => page(`${at(companyPages, 0)}?n=${n}`),
    'a company': (n) => request(getEmployerProfile, { params: { id: company(n) } }),
    'jobs of a company': (n) => request(listJobsOfEmployer, { params: { id: company(n) } }),
    'jobs of the largest company, page 50': () =>
      request(listJobsOfEmployer, { params: { id: largest }, query: { page: 50 } }),
    'reviews of a company': (n) => request(listEmployerReviews, { params: { id: company(n) }, query: {} as never }),
    companies: (n) => request(listEmployers, { query: { page: 1 + (n % 50) } as never }),
    'companies by name': (n) =>
      request(listEmployers, { query: { keyword: world.vocabulary.word(world.draw('reads', n)) } as never }),
    'map of a town': (n) => request(mapJobs, { body: { location: at(towns, n).label } as never }),
    'map of a word': (n) =>
      request(mapJobs, { body: { keyword: world.vocabulary.role(world.draw('reads', n)) } as never }),
    'words that begin so': (n) =>
      request(suggestSearch, { query: { query: world.vocabulary.word(world.draw('reads', n)).slice(0, 3) } }),
    'towns that begin so': (n) => request(suggestPlaces, { query: { query: at(towns, n).label.slice(0, 3) } as never }),
    categories: () => request(listCategories, {}),
    directory: () => request(listDirectory, {}),
    'page of the directory': (n) =>
      request(getDirectoryPage, {
        query: {
          category: world.vocabulary.category(world.draw('reads', n)).toLowerCase().replaceAll(/\W+/gu, '-'),
        } as never,
      }),
    'directory of a job': (n) => request(directoryOfJob, { params: { id: at(jobs, n) } }),
    transparency: () => request(getTransparency, {}),
    'list of sitemaps': () => page('/sitemap.xml'),
    'newest jobs as a feed': () => page('/feeds/jobs.atom'),
  }
}

function ofSeekers(world: World, { applications, jobs }: SomeRows): Reads {
  const seekers = Math.min(askingSeekers, world.sizes.seekers)
  const id = (n: number) => world.id('seeker', n % seekers)
  const as = (n: number) => ({ 'auth-token': tokenOf(n % seekers) })
  return {
    'own applications': (n) => request(listMyApplications, { query: {} as never }, as(n)),
    'an application': (n) => {
      const one = at(applications, n)
      return request(getApplication, { params: { id: one.id } }, { 'auth-token': tokenOf(one.seeker) })
    },
    analytics: (n) => request(getSeekerAnalytics, { params: { id: id(n) } }, as(n)),
    offers: (n) => request(listOffersToSeeker, { params: { id: id(n) }, query: {} as never }, as(n)),
    'saved jobs': (n) => request(listSavedJobs, { query: {} as never }, as(n)),
    inbox: (n) => request(listChats, { query: {} as never }, as(n)),
    notifications: (n) => request(listNotifications, { query: {} as never }, as(n)),
    'whom to review': (n) => request(listReviewable, { query: {} as never }, as(n)),
    'own profile': (n) => request(getSeekerProfile, { params: { id: id(n) }, query: {} }, as(n)),
    'a company of the month': (n) => request(viewCompany, { params: { id: world.id('employer', n % 10) } }, as(n)),
    'a job, signed in': (n) => request(getJob, { params: { id: at(jobs, n) } }, as(n)),
    everything: (n) => request(exportData, {}, as(n)),
  }
}

function ofEmployers(world: World, { chats, jobs }: SomeRows, employer: (n: number) => number): Reads {
  const id = (n: number) => world.id('employer', employer(n))
  const as = (n: number) => ({ 'auth-token': tokenOfEmployer(employer(n)) })
  const isLargest = employer(1) === 0
  return {
    home: (n) => request(getDashboard, {}, as(n)),
    'who waits': (n) => request(listWaiting, { query: {} as never }, as(n)),
    'who is overdue': (n) => request(listWaiting, { query: { due: 'overdue' } as never }, as(n)),
    interviews: (n) => request(listInterviews, { query: {} as never }, as(n)),
    'own jobs': (n) => request(listJobsOfEmployer, { params: { id: id(n) } }, as(n)),
    ...(isLargest
      ? {
          'applicants of a job': (n) =>
            request(listApplicants, { params: { jobId: at(jobs, n) }, query: {} as never }, as(n)),
          'applicants by a word': (n) =>
            request(listApplicants, { params: { jobId: at(jobs, n) }, query: { keyword: 'nurse' } as never }, as(n)),
        }
      : {}),
    offers: (n) => request(listOffersOfEmployer, { params: { id: id(n) }, query: {} as never }, as(n)),
    inbox: (n) => request(listChats, { query: {} as never }, as(n)),
    'a chat': (n) => {
      const chat = at(chats, n)
      return request(
        listMessages,
        { params: { chatId: chat.id }, query: {} as never },
        { 'auth-token': tokenOfEmployer(chat.employer) },
      )
    },
    'what is unread': (n) => request(countUnread, {}, as(n)),
    notifications: (n) => request(listNotifications, { query: {} as never }, as(n)),
    'whom to review': (n) => request(listReviewable, { query: {} as never }, as(n)),
    'a profile': (n) =>
      request(
        getSeekerProfile,
        { params: { id: world.id('seeker', n % Math.min(signedIn, world.sizes.seekers)) }, query: {} },
        as(n),
      ),
    'map of talents': (n) =>
      request(mapTalents, { body: { city: at(world.towns.slice(0, 100), n).label } as never }, as(n)),
    usage: (n) => request(getUsage, {}, as(n)),
    everything: (n) => request(exportData, {}, as(n)),
  }
}

/** A moderator of its own, made at first. */
async function ofModerators(pool: pg.Pool, world: World): Promise<Reads> {
  const token = 'bench-token-moderator'.padEnd(43, '0')
  await pool.query(
    `insert into users (email, phone, password_hash, user_type) values ('moderator@bench.example', '+12085550100', 'none', 'admin')
     on conflict do nothing`,
  )
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at) select $1, id, now() + interval '10 years'
     from users where email = 'moderator@bench.example' on conflict do nothing`,
    [hashToken(token)],
  )
  const as = { 'auth-token': token }
  const nameOf = (n: number) => world.vocabulary.word(world.draw('reads', n))
  return {
    cases: () => request(listCases, { query: {} as never }, as),
    'accounts by address': (n) =>
      request(findAccounts, { query: { query: `seeker${n * 37}@bench.example` } as never }, as),
    'accounts by name': (n) => request(findAccounts, { query: { query: nameOf(n) } as never }, as),
    audit: () => request(listAudit, { query: {} as never }, as),
  }
}
