import * as z from 'zod/mini'
import { UserType } from '../accounts/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { clearable, Id, Instant, Nothing, text } from '../values/primitives.ts'
import { Finding } from './finding.ts'
import { CaseRule, ReportKind, ReportReason, ReportStatus } from './reports.ts'

export const Moderator = z.object({ _id: Id, email: z.string() })

/** A note of a moderator, which only moderators read. `author` is null once that account is deleted. */
export const CaseNote = z.object({ _id: Id, author: z.nullable(z.string()), words: z.string(), createdAt: Instant })

/** Reporters are anonymous: only their user type, and the numbers of their reports and upheld reports. */
export const CaseReport = z.object({
  _id: Id,
  caseNumber: z.string(),
  reason: ReportReason,
  details: z.string(),
  status: ReportStatus,
  createdAt: Instant,
  reporter: z.nullable(z.object({ userType: UserType, reports: z.number(), upheld: z.number() })),
  /** The rule that opened the case; null for reports of people. */
  rule: z.nullable(CaseRule),
  /** Null for reports of people, and where `details` tells it in English. */
  finding: z.nullable(Finding),
})

/** A target with undecided reports. */
export const OpenCase = z.object({
  kind: ReportKind,
  target: Id,
  name: z.string(),
  reports: z.number(),
  /** Number of reports with a reason that can hide the target. */
  fraud: z.number(),
  reasons: z.array(ReportReason),
  /** Beginning of the words of the latest reporter who wrote any, at most 200 characters; empty without. */
  excerpt: z.string(),
  /** The latest finding of a rule; null without. */
  finding: z.nullable(Finding),
  firstAt: Instant,
  lastAt: Instant,
  /** End of an automatic hide caused by the reports. */
  hiddenUntil: z.nullable(Instant),
  /** The moderator who handles it. */
  assignee: z.nullable(Moderator),
  /** Beginning of the latest note, at most 200 characters; empty without. */
  note: z.string(),
})
export type OpenCase = z.infer<typeof OpenCase>

export const caseParams = z.object({ kind: choiceOf(ReportKind), id: Id })

/** `from` is the moderator from whom the case is taken over, as the caller saw it. */
export const takeCase = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:kind/:id/assignee',
  access: 'admin',
  summary: 'Handle the open reports of a target, which other moderators see; fails if somebody else has taken it',
  params: caseParams,
  body: z.object({ from: clearable(Id) }),
  reply: Nothing,
  errors: ['conflict'],
})

export const releaseCase = endpoint({
  method: 'DELETE',
  path: '/api/admin/cases/:kind/:id/assignee',
  access: 'admin',
  summary: 'Leave a case that the moderator handles to others',
  params: caseParams,
  reply: Nothing,
})

export const addCaseNote = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:kind/:id/notes',
  access: 'admin',
  summary: 'Add a note to a case, which only moderators read',
  params: caseParams,
  body: z.object({ words: text() }),
  reply: Nothing,
})
