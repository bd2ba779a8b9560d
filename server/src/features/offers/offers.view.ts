import type {
  Offer,
  OfferDetails,
  OfferForm,
  OfferHistoryEntry,
  OfferStatus,
} from '@hearback/contract/hiring/offers.ts'
import type { CompanyCard } from '@hearback/contract/people/employers.ts'
import type { Seeker } from '@hearback/contract/people/seekers.ts'
import type { OfferRow, OfferStepRow } from './offer-rows.sql.ts'
import { type Side, stepsFor } from './offers.rules.ts'

/** The fields of a submitted offer, with column names. */
export const fromOfferForm = ({ hr, jobSeeker, job, details, expiresAt, supersedes }: OfferForm) => ({
  employerId: hr,
  seekerId: jobSeeker,
  jobId: job ?? null,
  details,
  expiresAt,
  supersedes: supersedes ?? null,
})

interface Around {
  readonly company: CompanyCard
  /** Only set for the employer. */
  readonly seeker: Seeker | null
  readonly history: OfferHistoryEntry[]
}

/** An offer as seen by one of its two people, with the steps this side may take now. */
export const offerView = (row: OfferRow, side: Side, { company, seeker, history }: Around): Offer => ({
  _id: row.id,
  hr: row.employer_id,
  jobSeeker: row.seeker_id,
  details: row.details as OfferDetails,
  status: row.status as OfferStatus,
  job: row.job_id,
  jobTitle: row.job_title,
  jobIsOpen: row.job_is_open,
  application: row.application_id,
  expiresAt: row.expires_at.toISOString(),
  reason: history.at(-1)?.reason ?? null,
  supersedes: row.supersedes_id,
  supersededBy: row.superseded_by,
  company,
  jobSeekerProfile: seeker,
  history: row.status === 'expired' ? withExpiry(row, history) : history,
  nextSteps: stepsFor(row.status as OfferStatus, side),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
})

/** Adds the expiry to the history if the clock has not processed it yet. */
function withExpiry(row: OfferRow, history: OfferHistoryEntry[]): OfferHistoryEntry[] {
  if (history.at(-1)?.to !== 'pending') return history
  return [...history, { from: 'pending', to: 'expired', by: 'system', at: row.expires_at.toISOString(), reason: null }]
}

export const offerHistoryView = (row: OfferStepRow): OfferHistoryEntry => ({
  from: row.from_status as OfferStatus | null,
  to: row.to_status as OfferStatus,
  by: row.by as OfferHistoryEntry['by'],
  at: row.at.toISOString(),
  reason: row.reason,
})
