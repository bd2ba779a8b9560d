import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import * as t from '@hearback/texts/web/applicants.ts'

export interface Column {
  name: string
  statuses: readonly ApplicationStatus[]
  /** Status of an application that is dropped here. */
  to: ApplicationStatus
}

/** Columns in the order of the status transitions; all final states share one. */
export const COLUMNS: readonly Column[] = [
  { name: t.newLabel, statuses: ['applied'], to: 'applied' },
  { name: t.viewed, statuses: ['viewed'], to: 'viewed' },
  { name: t.shortlisted, statuses: ['shortlisted'], to: 'shortlisted' },
  { name: t.interview, statuses: ['interview'], to: 'interview' },
  { name: t.offered, statuses: ['offered'], to: 'offered' },
  { name: t.hired, statuses: ['hired'], to: 'hired' },
  { name: t.ended, statuses: ['rejected', 'withdrawn', 'declined', 'expired'], to: 'rejected' },
]

/** Whether an applicant is shown as new, although they have been opened. */
export type PlacedAsNew = (application: Pick<Applicant, '_id' | 'status'>) => boolean

/** Those opened as new stay among the new ones while they are only viewed. */
export const placedAsNew =
  (openedAsNew: ReadonlyMap<string, unknown>): PlacedAsNew =>
  ({ _id, status }) =>
    status === 'viewed' && openedAsNew.has(_id)

export const inColumn = (column: Column, applications: readonly Applicant[], isNew: PlacedAsNew) =>
  applications.filter((one) => column.statuses.includes(isNew(one) ? 'applied' : one.status))

/** Whether a card may be dropped into a column: not its own, and an allowed next step. */
export const mayMoveTo = (column: Column, { status, nextSteps }: Pick<Applicant, 'status' | 'nextSteps'>): boolean =>
  !column.statuses.includes(status) && nextSteps.includes(column.to)

/** Applications in the order of the board, column by column. */
export const asOnBoard = (applications: readonly Applicant[], isNew: PlacedAsNew): Applicant[] =>
  COLUMNS.flatMap((column) => inColumn(column, applications, isNew))
