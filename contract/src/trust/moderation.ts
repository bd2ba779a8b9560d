import * as z from 'zod/mini'
import { UserType } from '../accounts/accounts.ts'
import { endpoint } from '../endpoint.ts'
import { PayPeriod } from '../jobs/jobs.ts'
import { choiceOf } from '../values/choices.ts'
import { Id, Instant, idParams, line, Nothing, optionalLine, pageCounts, paging, text } from '../values/primitives.ts'
import { CaseNote, CaseReport, caseParams, Moderator, OpenCase } from './case-work.ts'
import { Comparison } from './lookalikes.ts'
import { ReportKind } from './reports.ts'

/** Measure after an upheld report: `hide` applies to the target, `suspend` to its owner's account. */
export const Measure = z.enum(['none', 'warning', 'hide', 'suspend'])
export type Measure = z.infer<typeof Measure>

/** Measures available for a target. Messages cannot be hidden, because only their two parties see them. */
export const measuresFor = (kind: z.infer<typeof DecidedKind>): readonly Measure[] => {
  if (kind === 'account') return ['suspend']
  return kind === 'message' ? ['warning', 'suspend'] : ['warning', 'hide', 'suspend']
}

/** An account can be decided on directly, without a report. */
export const DecidedKind = z.enum([...ReportKind.options, 'account'])
export type DecidedKind = z.infer<typeof DecidedKind>

export const Outcome = z.enum(['upheld', 'dismissed'])

const decided = {
  outcome: Outcome,
  measure: Measure,
  /** Written by the moderator for both sides. */
  reason: z.string(),
  createdAt: Instant,
}

/** A decision as seen by moderators. */
export const Decision = z.object({
  _id: Id,
  kind: DecidedKind,
  target: Id,
  name: z.string(),
  owner: z.nullable(Id),
  ...decided,
  /** Number of reports that it decided. */
  reports: z.number(),
  /** True if it decided an appeal. */
  final: z.boolean(),
  appealed: z.boolean(),
  moderator: z.nullable(z.string()),
})
export type Decision = z.infer<typeof Decision>

export const listCases = endpoint({
  method: 'GET',
  path: '/api/admin/cases',
  access: 'admin',
  summary: 'List targets with undecided reports: hidden ones first, then those reported for fraud, then the oldest',
  query: z.object({ ...paging(20), kind: z.optional(choiceOf(ReportKind)) }),
  /** `counts` has the number of targets by kind, whatever the filter. */
  reply: z.object({ cases: z.array(OpenCase), ...pageCounts, counts: z.record(z.string(), z.number()) }),
})

const Fact = z.object({
  label: z.string(),
  text: z.string(),
  /** Pay of a job, to be formatted for the reader. */
  pay: z.optional(z.object({ from: z.number(), to: z.number(), currency: z.string(), period: PayPeriod })),
})
export type Fact = z.infer<typeof Fact>

const Hold = z.object({
  cause: z.enum(['reports', 'decision', 'suspension']),
  placedAt: Instant,
  endsAt: z.nullable(Instant),
})

const Owner = z.object({
  _id: Id,
  name: z.string(),
  userType: UserType,
  createdAt: Instant,
  suspendedAt: z.nullable(Instant),
  /** Numbers of reports against the owner, and of upheld ones. */
  reports: z.number(),
  upheld: z.number(),
})

/** A target with all data that a decision needs. `version` changes with each report and decision. */
export const Case = z.object({
  kind: ReportKind,
  target: Id,
  name: z.string(),
  version: z.string(),
  /** Null after the target was deleted. */
  facts: z.nullable(z.array(Fact)),
  owner: z.nullable(Owner),
  holds: z.array(Hold),
  /** Companies that the company of a case looks like; at most 20. */
  comparisons: z.array(Comparison),
  reports: z.array(CaseReport),
  /** Decisions on the target and on anything else of its owner. */
  decisions: z.array(Decision),
  /** The moderator who handles the open reports. */
  assignee: z.nullable(Moderator),
  /** The latest 100, oldest first. */
  notes: z.array(CaseNote),
})
export type Case = z.infer<typeof Case>

export const getCase = endpoint({
  method: 'GET',
  path: '/api/admin/cases/:kind/:id',
  access: 'admin',
  summary: 'Get a reported target with its reports, its owner and earlier decisions',
  params: caseParams,
  reply: z.object({ case: Case }),
})

const Neighbour = z.object({
  _id: Id,
  /** Whether the sender is the reported user. */
  byReported: z.boolean(),
  reported: z.boolean(),
  content: z.string(),
  file: z.nullable(z.string()),
  createdAt: Instant,
})

export const readAround = endpoint({
  method: 'POST',
  path: '/api/admin/messages/:id/around',
  access: 'admin',
  summary:
    'Get up to three messages before and after a reported one while a report is open; each access is recorded in the audit log',
  params: idParams,
  reply: z.object({ messages: z.array(Neighbour) }),
})

const reason = text()
const verdict = {
  outcome: choiceOf(Outcome),
  measure: choiceOf(Measure),
  reason,
}

/** `version` is that of the case as loaded: a decision covers only the reports that its moderator saw. */
export const decideCase = endpoint({
  method: 'POST',
  path: '/api/admin/cases/:kind/:id',
  access: 'admin',
  summary: 'Decide the open reports of a target; a concurrent decision fails with a conflict',
  params: caseParams,
  body: z.object({ ...verdict, version: line() }),
  reply: z.object({ decision: Decision }),
  errors: ['conflict'],
})

export const listDecisions = endpoint({
  method: 'GET',
  path: '/api/admin/decisions',
  access: 'admin',
  summary: 'List decisions, latest first',
  query: z.object(paging(20)),
  reply: z.object({ decisions: z.array(Decision), ...pageCounts }),
})

/** An undecided appeal. `mine`: the moderator made the decision, so another one must decide the appeal. */
export const OpenAppeal = z.object({
  _id: Id,
  side: z.enum(['owner', 'reporter']),
  words: z.string(),
  createdAt: Instant,
  decision: Decision,
  mine: z.boolean(),
})
export type OpenAppeal = z.infer<typeof OpenAppeal>

export const listAppeals = endpoint({
  method: 'GET',
  path: '/api/admin/appeals',
  access: 'admin',
  summary: 'List undecided appeals, oldest first',
  query: z.object(paging(20)),
  reply: z.object({ appeals: z.array(OpenAppeal), ...pageCounts }),
})

export const decideAppeal = endpoint({
  method: 'POST',
  path: '/api/admin/appeals/:id',
  access: 'admin',
  summary: 'Decide an appeal finally; with several moderators, not one against the moderator’s own decision',
  params: idParams,
  body: z.object(verdict),
  reply: z.object({ decision: Decision }),
  errors: ['conflict'],
})

export const Account = z.object({
  _id: Id,
  email: z.string(),
  name: z.string(),
  userType: UserType,
  createdAt: Instant,
  suspendedAt: z.nullable(Instant),
  hidden: z.boolean(),
  reports: z.number(),
  upheld: z.number(),
})
export type Account = z.infer<typeof Account>

export const findAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/accounts',
  access: 'admin',
  summary:
    'Search accounts by a part of their email, company or name, latest first; a query with an @ matches the start of the email',
  query: z.object({ ...paging(20), query: z.optional(optionalLine()) }),
  reply: z.object({ accounts: z.array(Account), ...pageCounts }),
})

export const SuspendedKind = z.enum(['account', 'company', 'job', 'seeker', 'review'])
export type SuspendedKind = z.infer<typeof SuspendedKind>

const acting = {
  method: 'POST',
  access: 'admin',
  params: z.object({ kind: choiceOf(SuspendedKind), id: Id }),
  body: z.object({ reason }),
  reply: Nothing,
  errors: ['conflict'],
} as const

export const suspend = endpoint({
  ...acting,
  path: '/api/admin/suspend/:kind/:id',
  summary: 'Suspend an account, or hide a company, job, profile or review; the owner is notified and may appeal',
})

export const reinstate = endpoint({
  ...acting,
  path: '/api/admin/reinstate/:kind/:id',
  summary: 'Reinstate an account or hidden content; the owner is notified',
})

/** A decision as seen by its parties. Never reveals the reporter. */
export const AppealedDecision = z.object({
  _id: Id,
  kind: DecidedKind,
  name: z.string(),
  ...decided,
  side: z.enum(['owner', 'reporter']),
  /**
   * End of the appeal period; null if no appeal is possible: decided in the reader's favor, already appealed, or final.
   */
  appealUntil: z.nullable(Instant),
  /** The reader's own appeal with its decision. */
  appeal: z.nullable(z.object({ words: z.string(), createdAt: Instant, decision: z.nullable(z.object(decided)) })),
})
export type AppealedDecision = z.infer<typeof AppealedDecision>

/** Public with the token of the mail link, because a suspended account cannot sign in. */
const party = { access: 'public', path: '/api/appeals/:id', params: idParams, errors: ['conflict'] } as const
const Token = z.optional(line())

export const getDecision = endpoint({
  ...party,
  method: 'GET',
  summary: 'Get a decision as seen by the owner or a reporter',
  query: z.object({ token: Token }),
  reply: z.object({ decision: AppealedDecision }),
})

export const fileAppeal = endpoint({
  ...party,
  method: 'POST',
  summary: 'Appeal a decision against the caller, once, within 30 days',
  body: z.object({ words: text(), token: Token }),
  reply: z.object({ decision: AppealedDecision }),
})
