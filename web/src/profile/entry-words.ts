import type {
  Certificate,
  LanguageLevel,
  School,
  SpokenLanguage,
  Sponsorship,
  WishedPay,
  WorkAuthorization,
} from '@hearback/contract/people/profile-entries.ts'
import * as t from '@hearback/texts/web/profile-entries.ts'
import { formatMoney, perPeriod } from '../ui/pay/pay.ts'
import { countryName, languageName } from '../ui/text/display-names.ts'
import { monthWords, spanWords } from './profile-dates.ts'

const LEVEL_WORDS: Record<LanguageLevel, string> = {
  basic: t.levelBasic,
  conversational: t.levelConversational,
  fluent: t.levelFluent,
  native: t.levelNative,
}
const SPONSORSHIP_WORDS: Record<Sponsorship, string> = {
  not_needed: t.sponsorshipNotNeeded,
  needed: t.sponsorshipNeeded,
}
/** The words of a level; undefined for other texts. */
export const levelWords = (level: string): string | undefined => new Map(Object.entries(LEVEL_WORDS)).get(level)
export const sponsorshipWords = (answer: string): string | undefined =>
  new Map(Object.entries(SPONSORSHIP_WORDS)).get(answer)

const choices = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }))
export const LANGUAGE_LEVELS = choices(LEVEL_WORDS)
export const SPONSORSHIPS = choices(SPONSORSHIP_WORDS)

/** "$52,000 per year". The currency code follows other currencies, because "$" is a sign of many. */
export const payWords = ({ amount, period, currency }: WishedPay): string =>
  perPeriod(amountWithCode(amount, currency), period)

const amountWithCode = (amount: number, currency: string) => {
  const money = formatMoney(amount, currency)
  return currency === 'USD' || money.includes(currency) ? money : `${money} ${currency}`
}

export const languageWords = ({ language, level }: SpokenLanguage): string =>
  level ? t.withDetail(languageName(language), LEVEL_WORDS[level]) : languageName(language)

export const authorizationWords = ({ country, sponsorship }: WorkAuthorization): string =>
  t.withDetail(countryName(country), SPONSORSHIP_WORDS[sponsorship])

/** Degree, subject and years of a school, without its name. */
export const schoolFacts = ({ degree, subject, startDate, endDate }: School) => [
  degree,
  subject,
  spanWords(startDate, endDate),
]

/** Months of a certificate; `now` in milliseconds tells whether it has expired. */
export const certificateFacts = ({ issueDate, expiryDate }: Certificate, now: number) => [
  issueDate && t.issuedFact(monthWords(issueDate)),
  expiryDate && (isPast(expiryDate, now) ? t.expiredFact : t.expiresFact)(monthWords(expiryDate)),
]

/** A certificate is valid to the end of its month. */
const isPast = (date: string, now: number) => new Date(now).toISOString() > `${date.slice(0, 7)}-99`
