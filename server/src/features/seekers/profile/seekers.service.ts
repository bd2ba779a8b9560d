import type { MatchedSeeker } from '@hearback/contract/hiring/match.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { CompanyId } from '../../../db/ids.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../domain/errors.ts'
import type { VisibilityLevel } from '../../../domain/profile-fields.ts'
import { type Party, readerId, type Viewer } from '../../../domain/viewer.ts'
import { pictureUrls } from '../../pictures/pictures.service.ts'
import { placePartsLabel } from '../../places/places.service.ts'
import { listExperiences } from './experiences.sql.ts'
import {
  findPublishedSeeker,
  findSeeker,
  listApplicantsSeenBy,
  listMatchFacts,
  listSeekerCards,
  listSeekers,
  listShownByName,
  lockSeeker,
  type SeekerRow,
  updateSeeker,
} from './seekers.sql.ts'
import { matchFactsView, nameIn, type SeekerCard, seekerCardView, seekerView } from './seekers.view.ts'

export type { SeekerCard } from './seekers.view.ts'

/** The viewer of a profile, or the recipient of a notification about it. */
type Reader = Party & Pick<Viewer, 'userType'>

/**
 * The seekers with these ids, each at the viewer's visibility level (specification 6.7). Employers get people who
 * applied or wrote to them and visible profiles; seekers only themselves. Two statements, whatever the number of ids.
 */
export async function seekersFor(db: Db, viewer: Reader, seekerIds: readonly string[]): Promise<Map<string, Seeker>> {
  const ids = await seenIds(db, viewer, seekerIds)
  if (ids.length === 0) return new Map()
  const known = (await listSeekers(db, { ids, viewerId: readerId(viewer) })).flatMap((row) => {
    const ring = ringFor(viewer, row)
    return ring ? [{ row, ring }] : []
  })
  return seekerViews(db, known)
}

/** As seekersFor, with name, job title and picture only, for lists with many people. One statement. */
export async function seekerCardsFor(
  db: Db,
  viewer: Reader,
  seekerIds: readonly string[],
): Promise<Map<string, SeekerCard>> {
  const ids = await seenIds(db, viewer, seekerIds)
  if (ids.length === 0) return new Map()
  const rows = await listSeekerCards(db, { ids, viewerId: readerId(viewer) })
  const cards = rows.flatMap((row): [string, SeekerCard][] => {
    const ring = ringFor(viewer, row)
    return ring ? [[row.user_id, seekerCardView(row, ring, pictureUrls(row.picture_key))]] : []
  })
  return new Map(cards)
}

/** Contributors know only the applicants of their jobs. */
async function seenIds(db: Db, viewer: Reader, ids: readonly string[]): Promise<readonly string[]> {
  if (viewer.role !== 'contributor' || ids.length === 0) return ids
  return (await listApplicantsSeenBy(db, viewer, ids)).map((row) => row.seeker_id)
}

/** Inputs of matches for the applicants of the company's own job, by seeker; hidden fields are missing. One statement. */
export async function matchFactsOf(
  db: Db,
  employerId: CompanyId,
  jobId: string,
): Promise<ReadonlyMap<string, MatchedSeeker>> {
  const rows = await listMatchFacts(db, { jobId, employerId })
  return new Map(rows.map((row) => [row.user_id, matchFactsView(row)]))
}

/** Those of these people whose full name the company may see (visibility level 2). One statement. */
export const seekersShownByName = async (db: Db, employerId: CompanyId, ids: readonly string[]): Promise<Set<string>> =>
  new Set((await listShownByName(db, { ids, employerId })).map((row) => row.user_id))

/** The visibility level of the viewer; undefined for those who may not know of the profile. */
function ringFor(
  viewer: Reader,
  row: Pick<SeekerRow, 'user_id' | 'ring' | 'is_findable'>,
): VisibilityLevel | undefined {
  if (row.user_id === viewer.userId) return 4
  if (viewer.userType !== 'employer') return undefined
  return row.ring ?? (row.is_findable ? 1 : undefined)
}

export type Preview = 'owner' | 'ring1' | 'ring2' | 'ring3'
const ringOfPreview = { owner: 4, ring1: 1, ring2: 2, ring3: 3 } as const

/**
 * Returns one profile as the viewer may see it; the owner can preview lower levels. Throws not_allowed for other
 * seekers. Throws not_found for an employer without contact if the profile is hidden.
 */
export async function profileFor(
  { db }: Pick<Deps, 'db'>,
  viewer: Viewer,
  id: string,
  preview?: Preview,
): Promise<Seeker> {
  const isOwner = id === viewer.userId
  if (!isOwner && (viewer.userType !== 'employer' || preview)) {
    throw new AppError('not_allowed', { message: 'Only its owner and employers can see a profile.' })
  }
  const ids = await seenIds(db, viewer, [id])
  const [row] = await listSeekers(db, { ids, viewerId: readerId(viewer) })
  const ring = row && (isOwner ? ringOfPreview[preview ?? 'owner'] : ringFor(viewer, row))
  const seen = ring && (isOwner || ring > 1 || row.has_written || row.is_findable)
  const profile = seen && (await seekerViews(db, [{ row, ring }])).get(id)
  if (!profile) throw new AppError('not_found', { message: 'We couldn’t find this profile.' })
  return profile
}

/** Returns the viewer's own profile with all fields; throws profile_required. */
export async function ownProfile(db: Db, viewer: Viewer): Promise<Seeker> {
  const profile = (await seekersFor(db, viewer, [viewer.userId])).get(viewer.userId)
  if (!profile) throw new AppError('profile_required')
  return profile
}

/** Renders rows; one statement reads the experiences of all who show them. */
async function seekerViews(db: Db, known: { row: SeekerRow; ring: VisibilityLevel }[]): Promise<Map<string, Seeker>> {
  const open = known.filter(({ ring }) => ring >= 2).map(({ row }) => row.user_id)
  const experiences = Map.groupBy(open.length > 0 ? await listExperiences(db, open) : [], (e) => e.seeker_id)
  const shaped = ({ row, ring }: { row: SeekerRow; ring: VisibilityLevel }) =>
    seekerView(row, ring, {
      placeLabel: placePartsLabel,
      experiences: experiences.get(row.user_id) ?? [],
      pictures: pictureUrls(row.picture_key),
    })
  return new Map(known.map((one) => [one.row.user_id, shaped(one)]))
}

/** The name that this company may see now: the full name from level 2 on (specification 6.7). */
export async function nameTo(db: Db, employerId: CompanyId, seekerId: string): Promise<string> {
  const [row] = await listSeekers(db, { ids: [seekerId], viewerId: employerId })
  return row ? nameIn(row.ring ?? 1, row) : 'Job seeker'
}

export interface PublishedSeeker {
  readonly seekerId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** Returns the viewer's published profile; throws profile_required, and not_allowed while moderation hides it. */
export async function publishedSeeker(db: Db, viewer: Viewer): Promise<PublishedSeeker> {
  const seeker = await findPublishedSeeker(db, viewer.userId)
  if (!seeker) throw new AppError('profile_required', { message: 'Publish your profile first.' })
  if (seeker.hiddenAt !== null) throw new AppError('not_allowed', { message: 'A moderator has hidden your profile.' })
  return seeker
}

/** Whether this person has a profile, published or not. */
export const hasProfile = async (db: Db, id: string): Promise<boolean> => (await findSeeker(db, id)) !== undefined

/**
 * Stores the rating that `count` returns. `count` runs under the row lock, so that ratings are stored one at a time.
 * Does nothing without a profile.
 */
export async function rateSeeker(
  tx: Tx,
  id: string,
  count: () => Promise<{ sum: number; count: number }>,
): Promise<void> {
  if (!(await lockSeeker(tx, id))) return
  const rating = await count()
  await updateSeeker(tx, id, { rating_sum: rating.sum, rating_count: rating.count })
}
