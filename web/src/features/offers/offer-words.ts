import type { Offer, OfferHistoryEntry, OfferStatus } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { nameOf } from '../../domain/hiring-words.ts'

export type Reader = 'seeker' | 'employer'

const STATES: Record<OfferStatus, Record<Reader, string>> = {
  pending: { seeker: t.statusPendingSeeker, employer: t.statusPendingEmployer },
  accepted: { seeker: t.accepted, employer: t.accepted },
  declined: { seeker: t.declined, employer: t.declined },
  withdrawn: { seeker: t.withdrawn, employer: t.withdrawn },
  expired: { seeker: t.expired, employer: t.expired },
  superseded: { seeker: t.replaced, employer: t.replaced },
  rescinded: { seeker: t.takenBack, employer: t.takenBack },
}

/** Short label of a status. */
export const stateWord = (status: OfferStatus, reader: Reader): string => STATES[status][reader]

const SENTENCES: Record<OfferStatus, string> = {
  pending: t.ofApplicationPendingEmployer,
  accepted: t.ofApplicationAccepted,
  declined: t.ofApplicationDeclined,
  withdrawn: t.ofApplicationWithdrawn,
  expired: t.ofApplicationExpired,
  superseded: t.ofApplicationSuperseded,
  rescinded: t.ofApplicationRescinded,
}

/** Sentence about the status, for use in other contexts. */
export const offerSentence = (status: OfferStatus): string => SENTENCES[status]

const TONES: Record<OfferStatus, 'have' | 'quiet' | 'late' | 'plain'> = {
  pending: 'plain',
  accepted: 'have',
  declined: 'quiet',
  withdrawn: 'quiet',
  expired: 'quiet',
  superseded: 'quiet',
  rescinded: 'late',
}
export const toneOf = (status: OfferStatus) => TONES[status]

type Sentences = Record<OfferStatus, (company: string, person: string) => string>

const TO_SEEKER: Sentences = {
  pending: (company) => t.seekerPending(company),
  accepted: (company) => t.seekerAccepted(company),
  declined: () => t.seekerDeclined,
  withdrawn: (company) => t.seekerWithdrawn(company),
  expired: () => t.offerExpired,
  superseded: (company) => t.seekerSuperseded(company),
  rescinded: (company) => t.seekerRescinded(company),
}
const TO_EMPLOYER: Sentences = {
  pending: (_, person) => t.employerPending(person),
  accepted: (_, person) => t.employerAccepted(person),
  declined: (_, person) => t.employerDeclined(person),
  withdrawn: () => t.employerWithdrawn,
  expired: (_, person) => t.employerExpired(person),
  superseded: () => t.employerSuperseded,
  rescinded: () => t.employerRescinded,
}

/** Sentence about the status of the offer. */
export const standingWords = (status: OfferStatus, reader: Reader, company: string, person = ''): string =>
  (reader === 'seeker' ? TO_SEEKER : TO_EMPLOYER)[status](company, person)

/** Sentence for one step of the history; without `person` the reader is the recipient. */
export function stepWords({ to, from }: OfferHistoryEntry, company: string, person: string | undefined): string {
  const words: Record<OfferStatus, string> = {
    pending: from === null ? t.stepMade(company) : t.stepPendingAgain,
    accepted: person ? t.stepAccepted(person) : t.stepAcceptedBySeeker,
    declined: person ? t.stepDeclined(person) : t.stepDeclinedBySeeker,
    withdrawn: t.stepWithdrawn(company),
    expired: t.stepExpired,
    superseded: t.stepSuperseded(company),
    rescinded: t.stepRescinded(company),
  }
  return words[to]
}

/** Name of the recipient, as visible to the employer. */
export const personOf = ({ jobSeekerProfile }: Offer): string =>
  jobSeekerProfile ? nameOf(jobSeekerProfile) : t.seekerNameFallback
