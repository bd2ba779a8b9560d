import type { Seeker } from '@hearback/contract/seekers.ts'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Viewer } from '../../viewer.ts'
import { listExperiences } from './experiences.sql.ts'
import type { Ring } from './rings.view.ts'
import { findPublishedSeeker, listSeekers, type SeekerRow } from './seekers.sql.ts'
import { seekerView } from './seekers.view.ts'

/**
 * The seekers with these ids, each by the ring that the viewer has (product.md 6.7). An employer gets everybody who
 * ever applied to them, and who may be found; a seeker only themselves. Two statements, however many ids.
 */
export async function seekersFor(db: Db, viewer: Viewer, seekerIds: readonly string[]): Promise<Map<string, Seeker>> {
  if (seekerIds.length === 0) return new Map()
  const known = (await listSeekers(db, seekerIds, viewer.userId)).flatMap((row) => {
    const ring = ringFor(viewer, row)
    return ring ? [{ row, ring }] : []
  })
  return seekerViews(db, known)
}

/** The ring of the viewer; undefined for those who may not know of the profile. */
function ringFor(viewer: Viewer, row: SeekerRow): Ring | undefined {
  if (row.user_id === viewer.userId) return 4
  if (viewer.userType !== 'employer') return undefined
  return row.ring ?? (isFindable(row) ? 1 : undefined)
}

const isFindable = (row: SeekerRow) => row.published_at !== null && !row.hidden

/** Shapes rows; the experiences of all who show them come with one statement. */
async function seekerViews(db: Db, known: { row: SeekerRow; ring: Ring }[]): Promise<Map<string, Seeker>> {
  const open = known.filter(({ ring }) => ring >= 2).map(({ row }) => row.user_id)
  const experiences = Map.groupBy(open.length > 0 ? await listExperiences(db, open) : [], (e) => e.seeker_id)
  const shaped = ({ row, ring }: { row: SeekerRow; ring: Ring }) =>
    seekerView(row, ring, { experiences: experiences.get(row.user_id) ?? [], pictures: null })
  return new Map(known.map((one) => [one.row.user_id, shaped(one)]))
}

export interface PublishedSeeker {
  readonly seekerId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** The viewer's own profile, which must be published; throws profile_required. */
export async function publishedSeeker(db: Db, viewer: Viewer): Promise<PublishedSeeker> {
  const seeker = await findPublishedSeeker(db, viewer.userId)
  if (!seeker) throw new AppError('profile_required', { message: 'Publish your profile first.' })
  return seeker
}
