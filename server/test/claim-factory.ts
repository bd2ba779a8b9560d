import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { type ClaimChannel, claimAnswer, settleClaim } from '@hearback/contract/hiring/clock/answer-claims.ts'
import type { TestApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { anEmployer } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import { aSeeker } from './seeker-factory.ts'

/** Ana's application to the job Baker of Hana's company Crust. */
export async function anApplicant(app: TestApp, facts: { appliedDaysAgo?: number } = {}) {
  const hana = await anEmployer(app, { businessName: 'Crust' })
  const ana = await aSeeker(app)
  const jobId = await aJob(app, { by: hana, title: 'Baker' })
  const id = await anApplication(app, { by: ana, to: jobId, ...facts })
  return { hana, ana, jobId, id }
}

/** The day in UTC, `YYYY-MM-DD`. */
export const dayAgo = (days = 0): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

export const claim = (
  who: Person,
  id: string,
  { answeredOn = dayAgo(), channel = 'phone' }: { answeredOn?: string; channel?: ClaimChannel } = {},
) => who.call(claimAnswer, { params: { id }, body: { channel, answeredOn } })

export const settle = (who: Person, id: string, heard: boolean) =>
  who.call(settleClaim, { params: { id }, body: { heard } })

export const takeStep = (who: Person, id: string, newStatus: 'shortlisted' | 'rejected' | 'withdrawn') => {
  const reason = newStatus === 'rejected' ? ({ reasonCode: 'location' } as const) : {}
  return who.call(updateApplicationStatus, { params: { id }, body: { newStatus, ...reason } })
}

export const applicationSeenBy = async (who: Person, id: string) =>
  (await who.call(getApplication, { params: { id } })).application

/** Moves all claims back in time. */
export const passClaimDays = (app: TestApp, days: number) =>
  app.pool.query(
    `update answer_claims set claimed_at = claimed_at - make_interval(secs => 86400 * $1::float8),
       settles_at = settles_at - make_interval(secs => 86400 * $1::float8)`,
    [days],
  )

export const claimOutcomes = async (app: TestApp) =>
  (await app.pool.query<{ outcome: string | null }>('select outcome from answer_claims order by round')).rows.map(
    (row) => row.outcome,
  )

/** Counts applications whose state contradicts that of their claim. */
export const contradictions = async (app: TestApp) =>
  (
    await app.pool.query(
      `select from applications a left join answer_claims c on c.application_id = a.id and c.round = a.rounds
       where (c.settled_at is null and c.round is not null and (a.answered_at is not null or a.status not in ('applied', 'viewed')))
          or (c.outcome in ('confirmed', 'uncontested', 'answered') and a.answered_at is null)
          or (c.outcome = 'ended' and a.status <> 'withdrawn')
          or (c.outcome = 'objected' and a.answered_at = c.claimed_at)`,
    )
  ).rowCount
