import type { Offer, OfferStatus } from '@hearback/contract/hiring/offers.ts'
import type { Quota } from '@hearback/contract/values/primitives.ts'
import type { Database, Db } from '../../db/database.ts'
import { AppError } from '../../domain/errors.ts'
import { partyId, type Viewer } from '../../domain/viewer.ts'
import { companyCards } from '../employers/employers.service.ts'
import { seekersFor } from '../seekers/profile/seekers.service.ts'
import { quotaOf } from '../usage/usage.service.ts'
import { countOffers, findOffer, listOfferRows, listOfferSteps, type OfferRow } from './offer-rows.sql.ts'
import type { Side } from './offers.rules.ts'
import { offerHistoryView, offerView } from './offers.view.ts'

export const noSuchOffer = () => new AppError('not_found', { message: 'We couldn’t find this offer.' })

type OwnSide = Exclude<Side, 'system'>

/** Returns the viewer's side of the offer; throws not_found for everyone else. */
export function sideOf(viewer: Viewer, pair: { employer_id: string; seeker_id: string } | undefined): OwnSide {
  if (pair?.employer_id === viewer.companyId) return 'employer'
  if (pair?.seeker_id === viewer.userId) return 'seeker'
  throw noSuchOffer()
}

/** Returns one offer to either of its two people; throws not_found. */
export async function oneOffer(db: Db, viewer: Viewer, id: string): Promise<Offer> {
  const row = await findOffer(db, id)
  const side = sideOf(viewer, row)
  const [offer] = row ? await offerViews(db, viewer, side, [row]) : []
  if (!offer) throw noSuchOffer()
  return offer
}

interface Filters {
  page: number
  limit: number
  status?: OfferStatus | undefined
  with?: string | undefined
}
interface Offers {
  offers: Offer[]
  total: number
  totalPages: number
  counts: Record<string, number>
}

const sides = { employer: 'employer', jobseeker: 'seeker', admin: undefined } as const

/** A page of the viewer's own offers, made or received; throws not_allowed for those of another person. */
export async function offersOf(db: Database, viewer: Viewer, userId: string, filters: Filters): Promise<Offers> {
  if (userId !== partyId(viewer)) throw new AppError('not_allowed', { message: 'You can only see your own offers.' })
  const side = sides[viewer.userType]
  if (!side) return { offers: [], total: 0, totalPages: 0, counts: {} }
  const own = { ...filters, side, userId }
  const counts = Object.fromEntries((await countOffers(db, own)).map(({ status, count }) => [status, count]))
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const total = filters.status ? (counts[filters.status] ?? 0) : all
  const offers = await offerViews(db, viewer, side, await listOfferRows(db, own))
  return { offers, total, totalPages: Math.ceil(total / filters.limit), counts }
}

/** Offers sent this month, and the limit of the viewer's plan. */
export const offerQuota = (db: Database, viewer: Viewer): Promise<Quota> => quotaOf(db, partyId(viewer), 'offers')

/** Renders rows in a fixed number of statements, whatever their number. */
async function offerViews(db: Db, viewer: Viewer, side: OwnSide, rows: readonly OfferRow[]): Promise<Offer[]> {
  if (rows.length === 0) return []
  const companies = await companyCards(
    db,
    rows.map((row) => row.employer_id),
  )
  const seekerIds = side === 'employer' ? [...new Set(rows.map((row) => row.seeker_id))] : []
  const seekers = await seekersFor(db, viewer, seekerIds)
  const steps = await listOfferSteps(
    db,
    rows.map((row) => row.id),
  )
  const histories = Map.groupBy(steps, (step) => step.offer_id)
  return rows.flatMap((row) => {
    const company = companies.get(row.employer_id)
    const history = (histories.get(row.id) ?? []).map(offerHistoryView)
    return company ? [offerView(row, side, { company, seeker: seekers.get(row.seeker_id) ?? null, history })] : []
  })
}
