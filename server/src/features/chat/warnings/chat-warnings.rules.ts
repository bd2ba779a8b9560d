import type { MessageWarning } from '@hearback/contract/hiring/chat.ts'
import { leadsElsewhere } from './warning-links.rules.ts'
import { movesElsewhere } from './warning-messengers.rules.ts'
import { asksForMoney } from './warning-money.rules.ts'
import { hasCardNumber, hasIban, hasSocialSecurityNumber } from './warning-numbers.rules.ts'
import { asksForBankDetails, asksForIdentity } from './warning-requests.rules.ts'
import { sentencesOf } from './warning-sentences.rules.ts'

/** Facts about the chat; without a website of the company every link is foreign. */
interface Context {
  readonly companyWebsite: string | null
  readonly hadInterview: boolean
}

/**
 * Returns all warnings that a message may cause for its recipient (specification 6.10), in English and Spanish. Detects
 * requests rather than keywords: hiring involves pay, banks and licenses, and frequent false warnings would be ignored.
 */
export function possibleWarnings(content: string, by: 'employer' | 'seeker'): MessageWarning[] {
  const sentences = sentencesOf(content)
  const tests: Record<MessageWarning, () => boolean> = {
    money: () => sentences.some(asksForMoney),
    bank_details: () => sentences.some(asksForBankDetails) || hasIban(content) || hasCardNumber(content),
    identity_number: () => sentences.some(asksForIdentity) || hasSocialSecurityNumber(content),
    other_messenger: () => sentences.some(movesElsewhere),
    foreign_link: () => by === 'employer' && leadsElsewhere(content, null),
  }
  return (Object.keys(tests) as MessageWarning[]).filter((warning) => tests[warning]())
}

/** Filters the possible warnings by the facts of a chat. */
export const warningsIn = (
  { companyWebsite, hadInterview }: Context,
  content: string,
  possible: readonly MessageWarning[],
): MessageWarning[] =>
  possible.filter((warning) => {
    if (warning === 'other_messenger') return !hadInterview
    return warning !== 'foreign_link' || leadsElsewhere(content, companyWebsite)
  })

/** The warnings shown to the receiver of a message in a known chat. */
export const warningsOf = (content: string, { by, ...chat }: Context & { by: 'employer' | 'seeker' }) =>
  warningsIn(chat, content, possibleWarnings(content, by))
