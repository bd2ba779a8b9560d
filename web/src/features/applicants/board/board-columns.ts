import type { Applicant, ApplicationStatus } from '@hearback/contract/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'

export interface Column {
  name: string
  statuses: readonly ApplicationStatus[]
  /** What an application becomes that is put here. */
  to: ApplicationStatus
}

/** The table of transitions from left to right; what has ended stands together. */
export const COLUMNS: readonly Column[] = [
  { name: t.newLabel, statuses: ['applied'], to: 'applied' },
  { name: t.viewed, statuses: ['viewed'], to: 'viewed' },
  { name: t.shortlisted, statuses: ['shortlisted'], to: 'shortlisted' },
  { name: t.interview, statuses: ['interview'], to: 'interview' },
  { name: t.offered, statuses: ['offered'], to: 'offered' },
  { name: t.hired, statuses: ['hired'], to: 'hired' },
  { name: t.ended, statuses: ['rejected', 'withdrawn', 'declined', 'expired'], to: 'rejected' },
]

export const inColumn = (column: Column, applications: readonly Applicant[]) =>
  applications.filter(({ status }) => column.statuses.includes(status))

/** Whether a card may be put into a column: elsewhere than where it is, and a step that is possible now. */
export const mayMoveTo = (column: Column, { status, nextSteps }: Pick<Applicant, 'status' | 'nextSteps'>): boolean =>
  !column.statuses.includes(status) && nextSteps.includes(column.to)

/** All in the order in which the board shows them: column by column. */
export const asOnBoard = (applications: readonly Applicant[]): Applicant[] =>
  COLUMNS.flatMap((column) => inColumn(column, applications))
