import type { OwnReview, Review, Reviewable, ReviewOrder, ReviewSummary } from '@hearback/contract/hiring/reviews.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { findPartyId, partyId, readerId, type Viewer } from '../../domain/viewer.ts'
import { isCompanyVisible } from '../employers/employer-visibility.service.ts'
import { companyCards } from '../employers/employers.service.ts'
import { profileFor, seekersFor } from '../seekers/profile/seekers.service.ts'
import { countReviewable, listReviewable } from './interactions.sql.ts'
import {
  countWritten,
  findShown,
  findWritten,
  listShown,
  listWritten,
  type ReviewRow,
  sumShown,
  type WrittenRow,
} from './review-lists.sql.ts'
import { type Side, writesAbout } from './reviews.rules.ts'
import { findStanding } from './reviews.sql.ts'
import { type Known, ownReviewView, type People, reviewableView, reviewView, summaryOf } from './reviews.view.ts'

type Reading = Pick<Deps, 'db'>
interface Paging {
  page: number
  limit: number
}
type Sorted = Paging & { sort: ReviewOrder; stars?: number | undefined }
interface Reviews {
  reviews: Review[]
  summary: ReviewSummary
  total: number
  totalPages: number
}

/** A page of the public reviews about a company. Throws not_found, also for companies hidden by moderation, except for their owner. */
export async function employerReviews(
  { db }: Reading,
  viewer: Viewer | undefined,
  id: string,
  paging: Sorted,
): Promise<Reviews> {
  const isThere = viewer?.companyId === id ? (await companyCards(db, [id])).has(id) : await isCompanyVisible(db, id)
  if (!isThere) throw new AppError('not_found', { message: 'We couldn’t find this company.' })
  return reviewsAbout(db, viewer, { subjectId: id, about: 'employer' }, paging)
}

/** A page of the reviews about a job seeker, for the seeker and for employers who may see the profile; throws as the profile does. */
export async function seekerReviews({ db }: Reading, viewer: Viewer, id: string, paging: Sorted): Promise<Reviews> {
  await profileFor({ db }, viewer, id)
  return reviewsAbout(db, viewer, { subjectId: id, about: 'seeker' }, paging)
}

async function reviewsAbout(
  db: Db,
  viewer: Viewer | undefined,
  { subjectId, about }: { subjectId: string; about: Side },
  paging: Sorted,
): Promise<Reviews> {
  const rows = await listShown(db, subjectId, about, paging)
  const summary = summaryOf(await sumShown(db, subjectId, about))
  const reviews = await reviewViews(db, viewer, rows)
  const total = paging.stars === undefined ? summary.count : (summary.stars[paging.stars - 1] ?? 0)
  return { reviews, summary, total, totalPages: Math.ceil(total / paging.limit) }
}

/** Renders reviews of one subject as the reader may see them. */
export async function reviewViews(db: Db, viewer: Viewer | undefined, rows: readonly ReviewRow[]): Promise<Review[]> {
  const people = await authorsOf(db, viewer, rows)
  return rows.map((row) => reviewView(row, people))
}

/** Company authors are public. A seeker who wrote a review is disclosed only to the reviewed company and to themselves. */
async function authorsOf(db: Db, viewer: Viewer | undefined, rows: readonly ReviewRow[]): Promise<People> {
  const ids = (about: Side) => rows.flatMap((row) => (row.about === about && row.author_id ? row.author_id : []))
  const companies = await companiesAs(db, ids('seeker'))
  const party = viewer && findPartyId(viewer)
  if (!viewer || party === undefined || ids('employer').length === 0) return companies
  const isSubject = rows.some((row) => row.subject_id === party)
  const seekers = isSubject ? ids('employer') : ids('employer').filter((id) => id === party)
  return new Map([...companies, ...(await seekersAs(db, viewer, seekers))])
}

async function companiesAs(db: Db, ids: readonly string[]): Promise<Map<string, Known>> {
  const cards = await companyCards(db, ids)
  return new Map([...cards].map(([id, card]) => [id, { name: card.businessName, picture: card.profilePicture }]))
}

async function seekersAs(
  db: Db,
  viewer: Pick<Viewer, 'userId' | 'userType'> & Partial<Pick<Viewer, 'companyId'>>,
  ids: readonly string[],
): Promise<Map<string, Known>> {
  const seekers = await seekersFor(db, viewer, ids)
  return new Map(
    [...seekers].map(([id, seeker]) => [id, { name: seeker.displayName, picture: seeker.pictures?.small ?? null }]),
  )
}

/** The names and pictures of other people that the reader may see. */
export const knownTo = (
  db: Db,
  reader: Pick<Viewer, 'userId' | 'userType'> & Partial<Pick<Viewer, 'companyId'>>,
  ids: readonly string[],
): Promise<Map<string, Known>> => (reader.userType === 'employer' ? seekersAs(db, reader, ids) : companiesAs(db, ids))

/** A page of the viewer's own reviews, visible or not, newest first. */
export async function reviewsBy(
  { db }: Reading,
  viewer: Viewer,
  paging: Paging,
): Promise<{ reviews: OwnReview[]; total: number; totalPages: number }> {
  const rows = await listWritten(db, partyId(viewer), paging)
  const { total } = await countWritten(db, partyId(viewer))
  return { reviews: await ownReviews(db, viewer, rows), total, totalPages: Math.ceil(total / paging.limit) }
}

async function ownReviews(db: Db, viewer: Viewer, rows: readonly WrittenRow[]): Promise<OwnReview[]> {
  const others = await knownTo(
    db,
    viewer,
    rows.map((row) => row.subject_id),
  )
  const own =
    viewer.userType === 'employer'
      ? await companiesAs(db, [partyId(viewer)])
      : await seekersAs(db, viewer, [partyId(viewer)])
  const people = new Map([...others, ...own])
  return rows.map((row) => ownReviewView(row, people))
}

/** The viewer's own review with this id; throws not_found. */
export async function ownReview(db: Db, viewer: Viewer, id: string): Promise<OwnReview> {
  const row = await findWritten(db, partyId(viewer), id)
  const [review] = row ? await ownReviews(db, viewer, [row]) : []
  if (!review) throw new AppError('not_found', { message: 'We couldn’t find your review.' })
  return review
}

/** A page of the people whom the viewer may review now, latest interaction first. */
export async function reviewablePeople(
  { db }: Reading,
  viewer: Viewer,
  paging: Paging,
): Promise<{ people: Reviewable[]; total: number; totalPages: number }> {
  const whom = { authorId: partyId(viewer), about: writesAbout(viewer) }
  const rows = await listReviewable(db, whom, paging)
  const total = await countReviewable(db, whom)
  const known = await knownTo(
    db,
    viewer,
    rows.map((row) => row.person),
  )
  const people = rows.map((row) => reviewableView(row, whom.about, known))
  return { people, total, totalPages: Math.ceil(total / paging.limit) }
}

/** Whether the viewer may review this person now; otherwise their existing review and when the next one is possible. */
export async function reviewChance(
  { db }: Reading,
  viewer: Viewer,
  personId: string,
): Promise<{ reviewable: Reviewable | null; written: OwnReview | null; nextAt: string | null }> {
  const whom = { authorId: partyId(viewer), about: writesAbout(viewer), personId }
  const [row] = await listReviewable(db, whom, { page: 1, limit: 1 })
  const people = row ? await knownTo(db, viewer, [personId]) : new Map()
  const standing = await findStanding(db, partyId(viewer), personId)
  const written = standing && (await findWritten(db, partyId(viewer), standing.id))
  return {
    reviewable: row ? reviewableView(row, whom.about, people) : null,
    written: (written && (await ownReviews(db, viewer, [written]))[0]) ?? null,
    nextAt: standing?.again_from.toISOString() ?? null,
  }
}

/**
 * A visible review that the viewer may read, including its author, who must not be disclosed to the viewer. Undefined
 * or not_found for all others.
 */
export async function readableReview(
  { db }: Reading,
  viewer: Viewer,
  id: string,
): Promise<{ authorId: string | null; comment: string } | undefined> {
  const row = await findShown(db, id)
  if (!row) return undefined
  const isParty = [row.author_id, row.subject_id].includes(readerId(viewer))
  if (row.about === 'seeker' && !isParty) {
    if (viewer.userType !== 'employer') return undefined
    await profileFor({ db }, viewer, row.subject_id)
  }
  return { authorId: row.author_id, comment: row.comment }
}
