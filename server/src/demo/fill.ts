import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import type { Database, Tx } from '../db/database.ts'
import { hashSecret } from '../features/accounts/passwords/passwords.ts'
import { refreshAnswerStatistics } from '../features/answer-statistics/answer-statistics.service.ts'
import { refreshAllResponseStats } from '../features/employers/response-stats.service.ts'
import { joinHistoryById } from '../features/jobs/job/job-history.service.ts'
import { findPlace } from '../features/places/places.service.ts'
import { refreshSalariesNow } from '../features/salaries/refresh-salaries.service.ts'
import { rebuildLexicon } from '../search/index/lexicon.sql.ts'
import { publishJobs, publishTalents, vacuumSearch } from '../search/index/write-documents.sql.ts'
import { alertRows, followRows, savedTalentRows } from './alerts.ts'
import { type DemoApplication, drawApplications } from './applications.ts'
import type { DemoChat } from './chat-plot.ts'
import { insertChats } from './chat-rows.ts'
import { drawChats, messageAnswerOf } from './chats.ts'
import { countApplications, insertOnly, insertRows, logDemoActivity, scheduleSummaries } from './demo.sql.ts'
import { insertDomains } from './domains.ts'
import { drawFrom } from './draw/random.ts'
import { type DemoEmployer, drawEmployers } from './employers.ts'
import { withDetails } from './job-details.ts'
import { type DemoJob, drawJobs, withReposts } from './jobs.ts'
import { notificationRows } from './notifications.ts'
import { type DemoOffer, drawOffers } from './offers.ts'
import { withEntries } from './profile-entries.ts'
import { contactRows, moderatorEmail, reportRows } from './reports.ts'
import { insertReviews } from './review-rows.ts'
import { type DemoReviewPair, drawReviews } from './reviews.ts'
import {
  applicationRow,
  employerRow,
  historyRows,
  jobRow,
  offerRow,
  offerStepRows,
  type Spot,
  seekerRow,
  workplaceIn,
} from './rows.ts'
import { insertScreening } from './screening.ts'
import { type DemoSeeker, drawSeekers } from './seekers.ts'
import { type DemoTeam, insertTeam, insertTeamwork, memberWhoAnswers, teamAccounts } from './team.ts'

const seed = 20_261_101
const amounts = { jobs: 440, seekers: 240, applications: 1_700 }

export interface Demo {
  readonly employers: DemoEmployer[]
  readonly jobs: DemoJob[]
  readonly seekers: DemoSeeker[]
  readonly applications: DemoApplication[]
  readonly chats: DemoChat[]
  readonly offers: DemoOffer[]
  readonly reviews: DemoReviewPair[]
}

/** The same people, companies and histories at every call. */
export function drawDemo(): Demo {
  const draw = drawFrom(seed)
  const employers = drawEmployers(draw)
  // The order of insertion is that of newest first in search.
  const jobs = withReposts(withDetails(drawJobs(draw, employers, amounts.jobs))).sort(
    (a, b) => b.publishedDaysAgo - a.publishedDaysAgo,
  )
  const seekers = withEntries(drawSeekers(draw, amounts.seekers))
  const applications = drawApplications(draw, { employers, jobs, seekers }, amounts.applications)
  const world = { employers, jobs, seekers, applications }
  const chats = drawChats(draw, world)
  const offers = drawOffers(draw, world)
  return { ...world, chats, offers, reviews: drawReviews(draw, world) }
}

/** Fills an empty installation; all or nothing. Everybody's password is the one given. */
export async function fillDemo(db: Database, password: string, say: (line: string) => void): Promise<Demo> {
  const demo = drawDemo()
  const passwordHash = await hashSecret(password)
  const spots = await findSpots(db, demo)
  const now = new Date()
  await db.transaction().execute(async (tx) => {
    say('People and companies')
    const employerIds = await insertUsers(tx, demo.employers, 'employer', passwordHash)
    await insertCompanies(tx, demo, employerIds, spots, now)
    const team = await insertTeam(
      tx,
      at(employerIds, 0),
      await insertUsers(tx, teamAccounts, 'employer', passwordHash),
      now,
    )
    const seekerIds = await insertUsers(tx, demo.seekers, 'jobseeker', passwordHash)
    await insertSeekers(tx, demo, seekerIds, spots, now)
    say('Jobs')
    const jobIds = await insertRows(
      tx,
      'jobs',
      demo.jobs.map((job, i) => {
        const spot = workplaceIn(spotOf(spots, job.town), at(demo.employers, job.employer).businessName)
        return jobRow(job, at(employerIds, job.employer), spot, now, 3 + ((i * 7) % 40))
      }),
    )
    for (const id of jobIds) await joinHistoryById(tx, id)
    say('Applications and what became of them')
    const ids = { employerIds, seekerIds, jobIds }
    const applicationIds = await insertApplications(tx, demo, { ...ids, team }, now)
    await insertTeamwork(tx, demo, { ...ids, applicationIds, team }, now)
    await insertScreening(tx, demo, { jobIds, applicationIds }, now)
    await insertOffers(tx, demo, { ...ids, applicationIds }, now)
    await insertNotifications(tx, demo, { ...ids, applicationIds }, now)
    const { alerts, digests } = alertRows(demo.seekers, seekerIds, now)
    await insertOnly(tx, 'alerts', alerts)
    await insertOnly(tx, 'alert_digests', digests)
    await scheduleSummaries(tx)
    await insertOnly(tx, 'company_follows', followRows(seekerIds, employerIds, now))
    const saved = savedTalentRows(demo.seekers, ids, now)
    await insertOnly(tx, 'talent_searches', saved.searches)
    await insertOnly(tx, 'talent_lists', saved.lists)
    await insertOnly(tx, 'talent_list_people', saved.people)
    say('Chats')
    await insertChats(tx, demo.chats, ids, now)
    await insertOnly(tx, 'reports', reportRows(demo, ids, now))
    await insertOnly(tx, 'contact_messages', contactRows(now))
    await insertUsers(tx, [{ email: moderatorEmail }], 'jobseeker', passwordHash)
    await insertReviews(tx, demo.reviews, ids, now)
    await publishJobs(tx, jobIds)
    await publishTalents(tx, seekerIds)
  })
  say('Figures and search')
  await refreshAllResponseStats({ db, log: pino({ level: 'warn' }) })
  for (const table of ['job_search', 'talent_search'] as const) {
    await vacuumSearch(db, table)
    await rebuildLexicon(db, table)
  }
  await refreshAnswerStatistics({ db })
  await refreshSalariesNow({ db, log: pino({ level: 'warn' }) })
  return demo
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new Error(`nothing at ${index}`)
  return item
}
const spotOf = (spots: Map<string, Spot>, town: string): Spot =>
  spots.get(town) ?? { place_id: null, city: town, country: null, latitude: null, longitude: null }

async function findSpots(db: Database, { jobs, seekers }: Demo): Promise<Map<string, Spot>> {
  const spots = new Map<string, Spot>()
  for (const town of new Set([...jobs, ...seekers].map((one) => one.town))) {
    const place = await findPlace(db, town)
    if (!place) continue
    const { id, name, country, latitude, longitude } = place
    spots.set(town, { place_id: id, city: name, country, latitude, longitude })
  }
  return spots
}

const insertUsers = (tx: Tx, people: readonly { email: string }[], user_type: string, password_hash: string) =>
  insertRows(
    tx,
    'users',
    people.map(({ email }) => ({ email, user_type, password_hash, phone: '+12085550100' })),
  )

async function insertCompanies(tx: Tx, { employers }: Demo, ids: string[], spots: Map<string, Spot>, now: Date) {
  await insertOnly(
    tx,
    'employers',
    employers.map((employer, i) => employerRow(employer, at(ids, i), spotOf(spots, employer.town), now)),
  )
  await insertDomains(tx, employers, ids, now)
}

async function insertSeekers(tx: Tx, { seekers }: Demo, ids: string[], spots: Map<string, Spot>, now: Date) {
  await insertOnly(
    tx,
    'seekers',
    seekers.map((seeker, i) => seekerRow(seeker, at(ids, i), spotOf(spots, seeker.town), now)),
  )
  const experiences = seekers.flatMap((seeker, i) =>
    seeker.experience.map((one) => ({
      seeker_id: at(ids, i),
      title: one.title,
      company: one.company,
      city: seeker.town,
      employed: one.end === null,
      start_date: one.start,
      end_date: one.end,
      rate: one.rate,
      leaving_reason: one.leavingReason,
      description: one.description,
    })),
  )
  await insertOnly(tx, 'experiences', experiences)
}

interface Ids {
  readonly employerIds: string[]
  readonly seekerIds: string[]
  readonly jobIds: string[]
}

async function insertApplications(
  tx: Tx,
  { applications, jobs, chats }: Demo,
  ids: Ids & { team: DemoTeam },
  now: Date,
): Promise<string[]> {
  const peopleOf = (application: DemoApplication) => {
    const employerId = at(ids.employerIds, at(jobs, application.job).employer)
    const memberId = memberWhoAnswers(ids.team, employerId, application)
    return { seekerId: at(ids.seekerIds, application.seeker), employerId, memberId }
  }
  const rows = applications.map((application) => {
    const { seekerId, employerId, memberId } = peopleOf(application)
    const chat = chats.find(
      ({ employer, seeker }) => seeker === application.seeker && employer === at(jobs, application.job).employer,
    )
    return applicationRow(
      application,
      messageAnswerOf(application, chat),
      { job_id: at(ids.jobIds, application.job), seeker_id: seekerId, employer_id: employerId },
      memberId,
      now,
    )
  })
  const applicationIds = await insertRows(tx, 'applications', rows)
  const histories = applications.map((application, i) =>
    historyRows(application.steps, { applicationId: at(applicationIds, i), ...peopleOf(application) }, now),
  )
  const interviews = histories.flatMap((history) => history.interviews)
  const steps = histories.flatMap((history) => history.steps)
  await insertOnly(tx, 'interviews', interviews)
  await insertOnly(tx, 'application_steps', steps)
  await countApplications(tx)
  await logDemoActivity(tx)
  return applicationIds
}

async function insertNotifications(
  tx: Tx,
  { applications, jobs, seekers, employers }: Demo,
  ids: Ids & { applicationIds: string[] },
  now: Date,
): Promise<void> {
  const rows = applications.flatMap((application, i) => {
    const job = at(jobs, application.job)
    const { first, last } = at(seekers, application.seeker).person
    const parties = {
      seekerId: at(ids.seekerIds, application.seeker),
      employerId: at(ids.employerIds, job.employer),
      applicationId: at(ids.applicationIds, i),
      jobId: at(ids.jobIds, application.job),
      job: job.title,
      company: at(employers, job.employer).businessName,
      person: `${first} ${last}`,
    }
    return notificationRows(application.steps, parties, now)
  })
  await insertOnly(tx, 'notifications', rows)
}

async function insertOffers(
  tx: Tx,
  { offers }: Demo,
  ids: Ids & { applicationIds: string[] },
  now: Date,
): Promise<void> {
  const offerIds = offers.map(() => randomUUID())
  const peopleOf = (offer: DemoOffer) => ({
    employerId: at(ids.employerIds, offer.employer),
    seekerId: at(ids.seekerIds, offer.seeker),
  })
  const idOf = (list: readonly string[], index: number | null) => (index === null ? null : at(list, index))
  const rows = offers.map((offer, i) =>
    offerRow(
      offer,
      {
        id: at(offerIds, i),
        employer_id: peopleOf(offer).employerId,
        seeker_id: peopleOf(offer).seekerId,
        job_id: idOf(ids.jobIds, offer.job),
        application_id: idOf(ids.applicationIds, offer.application),
        supersedes_id: idOf(offerIds, offer.supersedes),
      },
      now,
    ),
  )
  await insertOnly(tx, 'offers', rows)
  await insertOnly(
    tx,
    'offer_steps',
    offers.flatMap((offer, i) => offerStepRows(offer, { offerId: at(offerIds, i), ...peopleOf(offer) }, now)),
  )
}
