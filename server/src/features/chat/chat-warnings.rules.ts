import type { MessageWarning } from '@hearback/contract/chat.ts'
import { leadsElsewhere } from './warning-links.rules.ts'
import { movesElsewhere } from './warning-messengers.rules.ts'
import { asksForMoney } from './warning-money.rules.ts'
import { hasCardNumber, hasIban, hasSocialSecurityNumber } from './warning-numbers.rules.ts'
import { asksForBankDetails, asksForIdentity } from './warning-requests.rules.ts'
import { sentencesOf } from './warning-sentences.rules.ts'

/** Who writes what to whom; without a website of the company every link is foreign. */
interface About {
  readonly by: 'employer' | 'seeker'
  readonly companyWebsite: string | null
  readonly hadInterview: boolean
}

/**
 * What the receiver of a message is warned about (product.md section 6.10), in English and Spanish. It speaks of requests
 * and not of words: hiring talks of pay, banks and licences all day, and a warning that is often wrong is not read.
 */
export function warningsOf(content: string, { by, companyWebsite, hadInterview }: About): MessageWarning[] {
  const sentences = sentencesOf(content)
  const tests: Record<MessageWarning, () => boolean> = {
    money: () => sentences.some(asksForMoney),
    bank_details: () => sentences.some(asksForBankDetails) || hasIban(content) || hasCardNumber(content),
    identity_number: () => sentences.some(asksForIdentity) || hasSocialSecurityNumber(content),
    other_messenger: () => !hadInterview && sentences.some(movesElsewhere),
    foreign_link: () => by === 'employer' && leadsElsewhere(content, companyWebsite),
  }
  return (Object.keys(tests) as MessageWarning[]).filter((warning) => tests[warning]())
}
