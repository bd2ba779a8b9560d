import { decideCase, getCase, type Measure } from '@hearback/contract/trust/moderation.ts'
import {
  type Report,
  type ReportKind,
  reportCompany,
  reportEmployerReview,
  reportJob,
  reportMessage,
  reportSeeker,
} from '@hearback/contract/trust/reports.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'
import { aSeeker } from './seeker-factory.ts'

const calls = {
  company: reportCompany,
  job: reportJob,
  seeker: reportSeeker,
  message: reportMessage,
  review: reportEmployerReview,
}

/** A report of a target, as a scam by default. */
export async function aReport(
  by: Person,
  kind: keyof typeof calls,
  id: string,
  reason: Report['reason'] = 'spam',
  details = '',
): Promise<Report> {
  return (await by.call(calls[kind], { params: { id }, body: { reason, details } })).report
}

/** Seekers whose fraud reports count towards hiding a target: published for eight days, each with a unique phone number. */
export async function establishedSeekers(app: TestApp, count: number): Promise<Person[]> {
  const people = await Promise.all(Array.from({ length: count }, () => aSeeker(app)))
  const ids = people.map(({ _id }) => _id)
  await app.pool.query(
    `update users set phone = '+1208556' || lpad((select count(*) from users as other where other.id < users.id)::text, 4, '0')
     where id = any($1::uuid[])`,
    [ids],
  )
  await app.pool.query(`update seekers set published_at = now() - interval '8 days' where user_id = any($1::uuid[])`, [
    ids,
  ])
  return people
}

export interface Verdict {
  outcome: 'upheld' | 'dismissed'
  measure: Measure
  reason: string
}
export const dismissal: Verdict = { outcome: 'dismissed', measure: 'none', reason: 'It is what it says.' }
export const hiding: Verdict = { outcome: 'upheld', measure: 'hide', reason: 'We couldn’t find this job.' }
export const suspension: Verdict = { outcome: 'upheld', measure: 'suspend', reason: 'They ask people for money.' }
export const warning: Verdict = { outcome: 'upheld', measure: 'warning', reason: 'Be kinder.' }

/** The case in the view of this moderator. */
export const caseOf = async (admin: Person, kind: ReportKind, id: string) =>
  (await admin.call(getCase, { params: { kind, id } })).case

/** Reads and decides the case. */
export async function decide(admin: Person, kind: ReportKind, id: string, verdict: Verdict) {
  const { version } = await caseOf(admin, kind, id)
  return (await admin.call(decideCase, { params: { kind, id }, body: { ...verdict, version } })).decision
}
