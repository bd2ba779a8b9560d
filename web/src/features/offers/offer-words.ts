import type { Offer, OfferHistoryEntry, OfferStatus } from '@hearback/contract/offers.ts'
import { nameOf } from '../../hiring-words.ts'

export type Reader = 'seeker' | 'employer'

const STATES: Record<OfferStatus, Record<Reader, string>> = {
  pending: { seeker: 'Waits for you', employer: 'Waits for an answer' },
  accepted: { seeker: 'Accepted', employer: 'Accepted' },
  declined: { seeker: 'Declined', employer: 'Declined' },
  withdrawn: { seeker: 'Withdrawn', employer: 'Withdrawn' },
  expired: { seeker: 'Expired', employer: 'Expired' },
  superseded: { seeker: 'Replaced', employer: 'Replaced' },
  rescinded: { seeker: 'Taken back', employer: 'Taken back' },
}

/** A state in a word or two. */
export const stateWord = (status: OfferStatus, reader: Reader): string => STATES[status][reader]

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
  pending: (company) => `${company} offers you this work and waits for your answer.`,
  accepted: (company) => `You accepted. ${company} now sees how to reach you.`,
  declined: () => 'You declined this offer.',
  withdrawn: (company) => `${company} withdrew this offer before you answered.`,
  expired: () => 'The time to answer has passed.',
  superseded: (company) => `${company} replaced this offer by another one.`,
  rescinded: (company) => `${company} took this offer back after you had accepted. That counts on their page.`,
}
const TO_EMPLOYER: Sentences = {
  pending: (_, person) => `${person} has it and can answer.`,
  accepted: (_, person) => `${person} accepted. You now see how to reach them.`,
  declined: (_, person) => `${person} declined this offer.`,
  withdrawn: () => 'You withdrew this offer.',
  expired: (_, person) => `${person} did not answer in time.`,
  superseded: () => 'You replaced this offer by another one.',
  rescinded: () => 'You took this offer back after it was accepted. It counts on your page.',
}

/** Where the offer stands, in a sentence. */
export const standingWords = ({ status, company }: Offer, reader: Reader, person = ''): string =>
  (reader === 'seeker' ? TO_SEEKER : TO_EMPLOYER)[status](company.businessName, person)

/** One step of the history in plain words. */
export function stepWords({ to, from }: OfferHistoryEntry, company: string, person: string): string {
  const words: Record<OfferStatus, string> = {
    pending: from === null ? `${company} made the offer` : 'It waits again',
    accepted: `${person} accepted`,
    declined: `${person} declined`,
    withdrawn: `${company} withdrew it`,
    expired: 'It expired without an answer',
    superseded: `${company} replaced it by another offer`,
    rescinded: `${company} took it back`,
  }
  return words[to]
}

/** By what name the employer may call the person. */
export const personOf = ({ jobSeekerProfile }: Offer): string =>
  jobSeekerProfile ? nameOf(jobSeekerProfile) : 'The job seeker'
