import { decideCase, getCase, type Measure } from '@hearback/contract/moderation.ts'
import {
  type Report,
  type ReportKind,
  reportCompany,
  reportJob,
  reportMessage,
  reportSeeker,
} from '@hearback/contract/reports.ts'
import type { Person } from './factories.ts'

const calls = { company: reportCompany, job: reportJob, seeker: reportSeeker, message: reportMessage }

/** A report of a target, of a scam unless told otherwise. */
export async function aReport(
  by: Person,
  kind: keyof typeof calls,
  id: string,
  reason: Report['reason'] = 'spam',
  details = '',
): Promise<Report> {
  return (await by.call(calls[kind], { params: { id }, body: { reason, details } })).report
}

export interface Verdict {
  outcome: 'upheld' | 'dismissed'
  measure: Measure
  reason: string
}
export const dismissal: Verdict = { outcome: 'dismissed', measure: 'none', reason: 'It is what it says.' }
export const hiding: Verdict = { outcome: 'upheld', measure: 'hide', reason: 'There is no such job.' }
export const suspension: Verdict = { outcome: 'upheld', measure: 'suspend', reason: 'They ask people for money.' }
export const warning: Verdict = { outcome: 'upheld', measure: 'warning', reason: 'Be kinder.' }

/** The case as this moderator reads it. */
export const caseOf = async (admin: Person, kind: ReportKind, id: string) =>
  (await admin.call(getCase, { params: { kind, id } })).case

/** Reads the case, and decides it. */
export async function decide(admin: Person, kind: ReportKind, id: string, verdict: Verdict) {
  const { version } = await caseOf(admin, kind, id)
  return (await admin.call(decideCase, { params: { kind, id }, body: { ...verdict, version } })).decision
}
