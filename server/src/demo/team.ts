import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import type { DemoApplication } from './applications.ts'
import { insertOnly, joinTeam } from './demo.sql.ts'
import type { DemoEmployer } from './employers.ts'
import type { DemoJob } from './jobs.ts'
import { before } from './rows.ts'
import { insertEvaluations } from './team-evaluations.ts'

/** The members of the first company beside its founder. */
export const teamAccounts = [
  { email: 'recruiter@companies.example', role: 'recruiter', first: 'Noor', last: 'Haddad', joinedDaysAgo: 62 },
  { email: 'contributor@companies.example', role: 'contributor', first: 'Ben', last: 'Okafor', joinedDaysAgo: 33 },
] as const

export interface DemoTeam {
  readonly companyId: string
  readonly recruiterId: string
  readonly contributorId: string
}

/** Makes these accounts, in the order of `teamAccounts`, members of the company. */
export async function insertTeam(
  tx: Tx,
  companyId: string,
  [recruiterId = '', contributorId = '']: string[],
  now: Date,
): Promise<DemoTeam> {
  const ids = [recruiterId, contributorId]
  for (const [i, { role, first, last, joinedDaysAgo }] of teamAccounts.entries()) {
    const [user_id = '', invitation] = [ids[i], randomUUID()]
    const names = { first_name: first, last_name: last }
    await joinTeam(tx, { user_id, company_id: companyId, role, ...names, joined_at: before(now, joinedDaysAgo) })
    const entry = {
      company_id: companyId,
      is_automatic: false,
      subject_id: invitation,
      after: JSON.stringify({ role }),
    }
    await insertOnly(tx, 'company_activity', [
      { ...entry, act: 'team_invited', member_id: companyId, at: before(now, joinedDaysAgo + 1) },
      { ...entry, act: 'team_joined', member_id: user_id, before: '{}', at: before(now, joinedDaysAgo) },
    ])
  }
  return { companyId, recruiterId, contributorId }
}

/** The recruiter of the first company answers about every other recent application, the founder all others. */
export const memberWhoAnswers = (team: DemoTeam, employerId: string, { seeker, steps }: DemoApplication): string =>
  employerId === team.companyId && seeker % 2 === 1 && (steps[0]?.daysAgo ?? 0) < 50 ? team.recruiterId : employerId

interface Demo {
  readonly employers: readonly DemoEmployer[]
  readonly jobs: readonly DemoJob[]
  readonly applications: readonly DemoApplication[]
}
interface Ids {
  readonly jobIds: readonly string[]
  readonly seekerIds: readonly string[]
  readonly applicationIds: readonly string[]
  readonly team: DemoTeam
}

/** The people, criteria, scorecards and notes of the job that the printed account looks at first. */
export async function insertTeamwork(
  tx: Tx,
  demo: Demo,
  { jobIds, seekerIds, applicationIds, team }: Ids,
  now: Date,
): Promise<void> {
  const place = demo.jobs.findIndex(isShown)
  const job_id = jobIds[place] ?? ''
  const { companyId: company_id, recruiterId, contributorId } = team
  await insertOnly(tx, 'job_people', [
    { job_id, company_id, user_id: company_id, is_lead: true },
    { job_id, company_id, user_id: recruiterId, is_lead: false },
    { job_id, company_id, user_id: contributorId, is_lead: false },
  ])
  const staffed = { recruiters: [recruiterId], contributors: [contributorId] }
  await insertOnly(tx, 'company_activity', [
    {
      company_id,
      is_automatic: false,
      act: 'job_staffed',
      member_id: company_id,
      job_id,
      at: before(now, 5.9),
      before: JSON.stringify({ recruiters: [], contributors: [] }),
      after: JSON.stringify(staffed),
    },
  ])
  const evaluated = demo.applications.flatMap(({ job, steps, seeker }, i) =>
    job === place && steps.at(-1)?.to !== 'withdrawn'
      ? [
          {
            applicationId: applicationIds[i] ?? '',
            seekerId: seekerIds[seeker] ?? '',
            appliedDaysAgo: steps[0]?.daysAgo ?? 0,
          },
        ]
      : [],
  )
  await insertEvaluations(tx, { companyId: company_id, jobId: job_id, evaluated, authors: authorsOf(demo, team) }, now)
}

const isShown = ({ employer, title, status, publishedDaysAgo }: DemoJob) =>
  employer === 0 && title === 'Baker' && status === 'open' && publishedDaysAgo === 6

const authorsOf = ({ employers }: Demo, { companyId, recruiterId, contributorId }: DemoTeam) => ({
  founder: { author_id: companyId, author_name: employers[0]?.person.first ?? '' },
  recruiter: { author_id: recruiterId, author_name: teamAccounts[0].first },
  contributor: { author_id: contributorId, author_name: teamAccounts[1].first },
})
