import type { Fact } from '@hearback/contract/trust/moderation.ts'
import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Publish } from '../../domain/events.ts'
import { setCompanyHidden } from '../employers/employer-visibility.service.ts'
import { hideJobsWithCompany, setJobHidden } from '../jobs/reading/job-visibility.service.ts'
import { setReviewRemoved } from '../reviews/review-visibility.service.ts'
import { setSeekerHidden } from '../seekers/profile/seeker-visibility.service.ts'
import { findCompany, findJob, findMessage, findReview, findSeeker } from './targets.sql.ts'
import { companyTarget, jobTarget, messageTarget, reviewTarget, seekerTarget } from './targets.view.ts'

/** The target of a decision as shown to moderators. */
export interface Target {
  /** Null when the owner has left. */
  readonly ownerId: string | null
  readonly name: string
  readonly facts: Fact[]
}

interface TargetKind {
  find(db: Db, id: string): Promise<Target | undefined>
  /** Absent for kinds that cannot be hidden. */
  setHidden?(tx: Tx, publish: Publish, id: string, hidden: boolean): Promise<void>
}

const ifFound = <R>(row: R | undefined, view: (row: R) => Target) => (row === undefined ? undefined : view(row))

/** Everything that differs between kinds of targets. A new kind is an entry here. */
const kinds: Record<ReportKind, TargetKind> = {
  company: {
    find: async (db, id) => ifFound(await findCompany(db, id), companyTarget),
    async setHidden(tx, publish, id, hidden) {
      await setCompanyHidden(tx, publish, id, hidden)
      await hideJobsWithCompany(tx, publish, id)
    },
  },
  job: { find: async (db, id) => ifFound(await findJob(db, id), jobTarget), setHidden: setJobHidden },
  seeker: { find: async (db, id) => ifFound(await findSeeker(db, id), seekerTarget), setHidden: setSeekerHidden },
  message: { find: async (db, id) => ifFound(await findMessage(db, id), messageTarget) },
  review: {
    find: async (db, id) => ifFound(await findReview(db, id), reviewTarget),
    setHidden: setReviewRemoved,
  },
}

/** Undefined after the deletion of the target. */
export const findTarget = (db: Db, kind: ReportKind, id: string): Promise<Target | undefined> =>
  kinds[kind].find(db, id)

export const canBeHidden = (kind: ReportKind): boolean => kinds[kind].setHidden !== undefined

/** Hides a target from lists, search and its page, or shows it again. */
export const setTargetHidden = async (
  tx: Tx,
  publish: Publish,
  kind: ReportKind,
  id: string,
  hidden: boolean,
): Promise<void> => kinds[kind].setHidden?.(tx, publish, id, hidden)
