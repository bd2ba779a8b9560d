import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { rescindedWords } from '../../domain/hiring-words.ts'
import { formatMoney } from '../../ui/pay/pay.ts'
import { exactTime } from '../../ui/text/times.ts'
import { hourlyPay, spoken, termsOf, titleOf, yearlyPay } from './offer-terms.ts'

export interface ComparedRow {
  term: string
  /** One entry per offer, in order; a list has a line for each of its parts. */
  values: (string | string[])[]
  differs: boolean
}

const SILENT = t.compareMissing

function factsOf(offer: Offer): Record<string, string | string[]> {
  const terms = termsOf(offer.details)
  const { Pay, Hours, Start } = spoken(terms)
  const year = yearlyPay(terms)
  const hour = hourlyPay(terms)
  return {
    [t.work]: titleOf(offer),
    [t.pay]: Pay ?? SILENT,
    [t.comparePerHour]: hour === null ? SILENT : formatMoney(hour, terms.currency),
    [t.comparePerYear]: year ? `${formatMoney(year.amount, terms.currency)}, ${year.basis}` : SILENT,
    [t.hours]: Hours ?? SILENT,
    [t.start]: Start ?? SILENT,
    [t.benefitsLabel]: terms.benefits.length > 0 ? terms.benefits : SILENT,
    [t.openUntil]: exactTime(Date.parse(offer.expiresAt)),
    [t.compareRescinded]: rescindedWords(offer.company.rescindedOffers) ?? t.compareNeverRescinded,
  }
}

/** Facts of several offers side by side, marking those that differ. */
export function compared(offers: readonly Offer[]): ComparedRow[] {
  const facts = offers.map(factsOf)
  return Object.keys(facts[0] ?? {}).map((term) => {
    const values = facts.map((one) => one[term] ?? SILENT)
    return { term, values, differs: new Set(values.map(String)).size > 1 }
  })
}
