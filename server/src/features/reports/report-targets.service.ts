import type { ReportKind } from '@hearback/contract/trust/reports.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { partyId, readerId, type Viewer } from '../../domain/viewer.ts'
import { readableReview } from '../reviews/reviews.service.ts'
import { profileFor } from '../seekers/profile/seekers.service.ts'
import { findCompany, findJob, findMessage, findPublishedProfile } from './report-targets.sql.ts'
import { excerptOf } from './reports.rules.ts'

/** A reported item, its owner, and its name as shown to the reporter. */
export interface Target {
  /** Null when the author has left. */
  readonly ownerId: string | null
  readonly name: string
  /** Only set for messages. */
  readonly chatId?: string
}

type Find = (db: Db, viewer: Viewer, id: string) => Promise<Target | undefined>
const finders: Record<ReportKind, Find> = {
  company: (db, _, id) => findCompany(db, id),
  job: (db, _, id) => findJob(db, id),
  seeker: findSeeker,
  message: async (db, viewer, id) => {
    const found = await findMessage(db, id, partyId(viewer))
    return (
      found && { ownerId: found.ownerId, chatId: found.chatId, name: excerptOf(found.content || (found.name ?? '')) }
    )
  },
  review: async (db, viewer, id) => {
    const found = await readableReview({ db }, viewer, id)
    return found && { ownerId: found.authorId, name: excerptOf(found.comment) }
  },
}

const nouns: Record<ReportKind, string> = {
  company: 'company',
  job: 'job',
  seeker: 'profile',
  message: 'message',
  review: 'review',
}

/** Returns the target if the viewer may report it. Throws not_found for items the viewer may not know of, and not_allowed for their own. */
export async function reportableTarget(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Target> {
  const target = await finders[kind](db, viewer, id)
  if (!target) throw new AppError('not_found', { message: `We couldn’t find this ${nouns[kind]}.` })
  if (target.ownerId === readerId(viewer)) {
    throw new AppError('not_allowed', { message: `You can’t report your own ${nouns[kind]}.` })
  }
  return target
}

/**
 * Employers find each profile that they may see. Others may report any published profile, but without its name. The
 * error must not disclose whether a profile exists.
 */
async function findSeeker(db: Db, viewer: Viewer, id: string): Promise<Target | undefined> {
  if (id === viewer.userId) return { ownerId: id, name: '' }
  if (viewer.userType !== 'employer') {
    const found = await findPublishedProfile(db, id)
    return found && { ...found, name: 'Job seeker' }
  }
  const profile = await profileFor({ db }, viewer, id)
  return { ownerId: id, name: profile.displayName }
}
