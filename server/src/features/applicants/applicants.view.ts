import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { findApplicants } from '@hearback/contract/hiring/applicants.ts'
import type { ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { type Match, matchRank } from '@hearback/contract/hiring/match.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { Position, Ranked } from './applicant-order.rules.ts'
import type { RankRow } from './applicants.sql.ts'
import type { DuePosition } from './due-order.sql.ts'

export const rankedView = (row: RankRow, match: Match | undefined): Ranked => ({
  id: row.id,
  standing: row.standing,
  awaitsAnswer: row.awaits_answer,
  isTopChoice: row.is_top_choice,
  overdue: row.overdue,
  answered: row.answered,
  appliedAt: row.applied_at,
  changedAt: row.changed_at,
  answerRank: row.answer_rank,
  match,
  fitRank: match && matchRank(match),
})

/** A position of the order `due` as its statement compares it, and the other way round. */
export const duePositionOf = ({ key: [group, at], id }: Position): DuePosition =>
  group === 1
    ? { group: 'answered', at: -(at ?? 0), id }
    : { group: group === -1 ? 'chosen' : 'waiting', at: at ?? 0, id }
const groupKeys = { chosen: -1, waiting: 0, answered: 1 }
export const positionOfDue = ({ group, at, id }: DuePosition): Position => ({
  id,
  key: [groupKeys[group], group === 'answered' ? -at : at],
})

/** The name that pages show of a profile at this visibility level. */
export const shownNameView = ({ firstName, lastName, displayName }: Seeker): string =>
  firstName === undefined ? displayName : `${firstName} ${lastName ?? ''}`.trim()

export type FoundApplicant = ReplyOf<typeof findApplicants>['applicants'][number]

/** Undefined if the person has no application left. */
export function foundApplicantView(
  seeker: Seeker,
  latest: ReadonlyMap<string, { title: string; status: string }>,
): FoundApplicant | undefined {
  const application = latest.get(seeker._id)
  if (!application) return undefined
  return {
    _id: seeker._id,
    name: shownNameView(seeker),
    picture: seeker.pictures?.small ?? seeker.profilePicture ?? null,
    jobTitle: application.title,
    status: application.status as ApplicationStatus,
  }
}
