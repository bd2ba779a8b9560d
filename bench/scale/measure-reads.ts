import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { getUsage } from '@hearback/contract/accounts/subscriptions.ts'
import { getSeekerAnalytics } from '@hearback/contract/hiring/analytics.ts'
import { getDashboard, listInterviews, listWaiting } from '@hearback/contract/hiring/answering.ts'
import { getApplication, listApplicants, listMyApplications } from '@hearback/contract/hiring/applications.ts'
import { countUnread, listChats, listMessages } from '@hearback/contract/hiring/chat.ts'
import { getHiringReport } from '@hearback/contract/hiring/hiring-report.ts'
import { listOffersOfEmployer, listOffersToSeeker } from '@hearback/contract/hiring/offers.ts'
import { listEmployerReviews, listReviewable } from '@hearback/contract/hiring/reviews.ts'
import { viewCompany } from '@hearback/contract/jobs/company-views.ts'
import { directoryOfJob, getDirectoryPage, listDirectory } from '@hearback/contract/jobs/directory.ts'
import { countFilters } from '@hearback/contract/jobs/filter-counts.ts'
import { listCategories, searchJobs, suggestSearch } from '@hearback/contract/jobs/job-search.ts'
import { getJob, listJobsOfEmployer, listSavedJobs } from '@hearback/contract/jobs/jobs.ts'
import { mapJobs, mapTalents } from '@hearback/contract/jobs/maps.ts'
import { suggestPlaces } from '@hearback/contract/jobs/places.ts'
import { getSalaryPage, listSalaries, salaryOfJob } from '@hearback/contract/jobs/salaries.ts'
import { getSeekerHome } from '@hearback/contract/jobs/seeker-home.ts'
import { getEmployerProfile, listEmployers } from '@hearback/contract/people/employers.ts'
import { getSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { listAudit } from '@hearback/contract/trust/audit.ts'
import { findAccounts, listCases } from '@hearback/contract/trust/moderation.ts'
import { getTransparency } from '@hearback/contract/trust/transparency.ts'
import type pg from 'pg'
import { hashToken } from '../../server/src/features/accounts/account/tokens.ts'
import { signedIn, tokenOf, tokenOfEmployer } from '../data/rows-people.ts'
import type { World } from '../data/world.ts'
import { computePercentiles } from '../load/percentiles.ts'
import { at, type Request, request } from '../requests/workloads.ts'
import type { Measurement } from './results.ts'
import { activeSeekers, loadSampleRows, type SampleRows } from './sample-rows.ts'

/** p95 of a read over HTTP with one client, milliseconds. */
const defaultGoal = 50
/** Of reads that compute statistics of every application. */
const goals: Readonly<Record<string, number>> = { 'report of 100,000 applications': 300 }

/** Remark beside the figures. */
export const readsNote =
  'The largest employer has the most jobs, applicants and chats; an employer is one of the 200 largest in rotation, a seeker one of 1,000'

/** Requests by name. */
type Reads = Readonly<Record<string, (n: number) => Request>>

/** Measures all reads but searches over HTTP with one client; each request asks for another row if there are many. */
export async function measureReads(url: string, pool: pg.Pool, world: World, seconds: number): Promise<Measurement[]> {
  const rows = await loadSampleRows(pool, world)
  const askers: Readonly<Record<string, Reads>> = {
    'a visitor': visitorReads(world, rows),
    'a seeker': seekerReads(world, rows),
    'an employer': employerReads(world, rows, (n) => n % Math.min(200, world.sizes.employers)),
    'the largest employer': employerReads(
      world,
      { ...rows, chats: rows.chatsOfLargest, jobs: rows.jobsOfLargest },
      () => 0,
    ),
    'a moderator': await moderatorReads(pool, world),
  }
  const lines: Measurement[] = []
  for (const [place, reads] of Object.entries(askers)) {
    for (const [words, read] of Object.entries(reads)) {
      const { latencies, failed } = await measureSequentially(url, read, seconds)
      const { p50, p95 } = computePercentiles(latencies)
      const goal = goals[words] ?? defaultGoal
      lines.push({ words, place, page: 0, sort: '', p50, p95, max: Math.max(...latencies), goal, failed })
    }
  }
  return lines
}

const minRequests = 3

/** Sends requests sequentially for `seconds`, at least `minRequests`, after a warm-up of as many. */
async function measureSequentially(url: string, read: (n: number) => Request, seconds: number) {
  const latencies: number[] = []
  let failed = 0
  const until = performance.now() + seconds * 1_000
  for (let n = 0; n < minRequests * 2 || performance.now() < until; n++) {
    const { method, path, headers, body } = read(n)
    const begun = performance.now()
    const answer = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) })
    await answer.arrayBuffer()
    if (n < minRequests) continue
    latencies.push(performance.now() - begun)
    if (!answer.ok) failed += 1
  }
  return { latencies, failed }
}

const page = (path: string): Request => ({ method: 'GET', path, headers: { accept: 'text/html' }, body: undefined })

function visitorReads(world: World, { jobs, jobsOfLargest, jobPages, companyPages, salaries }: SampleRows): Reads {
  const towns = world.towns.slice(0, 100)
  const company = (n: number) => world.id('employer', n % Math.min(1_000, world.sizes.employers))
  const largest = world.id('employer', 0)
  return {
    'a job': (n) => request(getJob, { params: { id: at(jobs, n) } }),
    'a job of the largest company': (n) => request(getJob, { params: { id: at(jobsOfLargest, n) } }),
    'job page': (n) => page(`${at(jobPages, n)}?n=${n}`),
    'landing page': (n) => page(`/?n=${n}`),
    'company page': (n) => page(`${at(companyPages, n)}?n=${n}`),
    'company page of the largest company': (n) => page(`${at(companyPages, 0)}?n=${n}`),
    'a company': (n) => request(getEmployerProfile, { params: { id: company(n) } }),
    'jobs of a company': (n) => request(listJobsOfEmployer, { params: { id: company(n) } }),
    'jobs of the largest company, page 50': () =>
      request(listJobsOfEmployer, { params: { id: largest }, query: { page: 50 } }),
    'reviews of a company': (n) => request(listEmployerReviews, { params: { id: company(n) }, query: {} as never }),
    companies: (n) => request(listEmployers, { query: { page: 1 + (n % 50) } as never }),
    'companies by name': (n) =>
      request(listEmployers, { query: { keyword: world.vocabulary.word(world.draw('reads', n)) } as never }),
    'map of a town': (n) => request(mapJobs, { body: { location: at(towns, n).label } as never }),
    'map of a keyword': (n) =>
      request(mapJobs, { body: { keyword: world.vocabulary.role(world.draw('reads', n)) } as never }),
    'counts of choices, no keyword': () => request(countFilters, { body: {} }),
    'counts of choices, a keyword and two filters': (n) =>
      request(countFilters, {
        body: {
          keyword: world.vocabulary.role(world.draw('reads', n)),
          employmentType: ['full_time'],
          workplace: ['onsite'],
        },
      }),
    'search suggestions': (n) =>
      request(suggestSearch, { query: { query: world.vocabulary.word(world.draw('reads', n)).slice(0, 3) } }),
    'place suggestions': (n) => request(suggestPlaces, { query: { query: at(towns, n).label.slice(0, 3) } as never }),
    categories: () => request(listCategories, {}),
    directory: () => request(listDirectory, {}),
    'directory page': (n) =>
      request(getDirectoryPage, {
        query: {
          category: world.vocabulary.category(world.draw('reads', n)).toLowerCase().replaceAll(/\W+/gu, '-'),
        } as never,
      }),
    'directory of a job': (n) => request(directoryOfJob, { params: { id: at(jobs, n) } }),
    salaries: () => request(listSalaries, {}),
    'salary page': (n) => request(getSalaryPage, { query: at(salaries, n) as never }),
    'rendered salary page': (n) => page(`/salaries/${at(salaries, n).occupation}?n=${n}`),
    'salary of a job': (n) => request(salaryOfJob, { params: { id: at(jobs, n) } }),
    transparency: () => request(getTransparency, {}),
    'sitemap index': () => page('/sitemap.xml'),
    'job feed': () => page('/feeds/jobs.atom'),
  }
}

function seekerReads(world: World, { applications, jobs }: SampleRows): Reads {
  const match = { sort: 'match', resultsPerPage: 20, brief: true } as const
  const seekers = Math.min(activeSeekers, world.sizes.seekers)
  const id = (n: number) => world.id('seeker', n % seekers)
  const as = (n: number) => ({ 'auth-token': tokenOf(n % seekers) })
  return {
    'jobs by best match': (n) => request(searchJobs, { body: match }, as(n)),
    'jobs by best match, a keyword': (n) =>
      request(searchJobs, { body: { ...match, keyword: world.vocabulary.role(world.draw('reads', n)) } }, as(n)),
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
    'pending reviews': (n) => request(listReviewable, { query: {} as never }, as(n)),
    home: (n) => request(getSeekerHome, {}, as(n)),
    'own profile': (n) => request(getSeekerProfile, { params: { id: id(n) }, query: {} }, as(n)),
    'company view': (n) => request(viewCompany, { params: { id: world.id('employer', n % 10) } }, as(n)),
    'a job, signed in': (n) => request(getJob, { params: { id: at(jobs, n) } }, as(n)),
    'data export': (n) => request(exportData, {}, as(n)),
  }
}

function employerReads(world: World, { chats, jobs, busy }: SampleRows, employer: (n: number) => number): Reads {
  const id = (n: number) => world.id('employer', employer(n))
  const as = (n: number) => ({ 'auth-token': tokenOfEmployer(employer(n)) })
  const isLargest = employer(1) === 0
  return {
    dashboard: (n) => request(getDashboard, {}, as(n)),
    'waiting applicants': (n) => request(listWaiting, { query: {} as never }, as(n)),
    'overdue applicants': (n) => request(listWaiting, { query: { due: 'overdue' } as never }, as(n)),
    interviews: (n) => request(listInterviews, { query: {} as never }, as(n)),
    'own jobs': (n) => request(listJobsOfEmployer, { params: { id: id(n) } }, as(n)),
    ...(isLargest
      ? {
          'applicants of a job': (n) =>
            request(listApplicants, { params: { jobId: at(jobs, n) }, query: {} as never }, as(n)),
          'applicants by keyword': (n) =>
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
    'unread count': (n) => request(countUnread, {}, as(n)),
    notifications: (n) => request(listNotifications, { query: {} as never }, as(n)),
    'pending reviews': (n) => request(listReviewable, { query: {} as never }, as(n)),
    'a profile': (n) =>
      request(
        getSeekerProfile,
        { params: { id: world.id('seeker', n % Math.min(signedIn, world.sizes.seekers)) }, query: {} },
        as(n),
      ),
    'map of talents': (n) =>
      request(mapTalents, { body: { city: at(world.towns.slice(0, 100), n).label } as never }, as(n)),
    usage: (n) => request(getUsage, {}, as(n)),
    'report of 90 days': (n) => request(getHiringReport, { query: {} }, as(n)),
    ...(isLargest
      ? {
          'report of 100,000 applications': () =>
            request(getHiringReport, { query: { since: '2000-01-01' } }, { 'auth-token': tokenOfEmployer(busy) }),
        }
      : {}),
    'data export': (n) => request(exportData, {}, as(n)),
  }
}

/** Creates a moderator account on first use. */
async function moderatorReads(pool: pg.Pool, world: World): Promise<Reads> {
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
    'accounts by email': (n) =>
      request(findAccounts, { query: { query: `seeker${n * 37}@bench.example` } as never }, as),
    'accounts by name': (n) => request(findAccounts, { query: { query: nameOf(n) } as never }, as),
    audit: () => request(listAudit, { query: {} as never }, as),
  }
}
