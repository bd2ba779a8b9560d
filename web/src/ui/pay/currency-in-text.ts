import { currencies } from '@hearback/contract/values/currencies.ts'

const names = new Map(
  Object.entries({
    EUR: '€ euro euros',
    GBP: '£ pound pounds libra libras',
    INR: '₹',
    KRW: '₩',
    ILS: '₪',
    VND: '₫',
    PHP: '₱',
    NGN: '₦',
    UAH: '₴',
    TRY: '₺',
    RUB: '₽',
    PLN: 'zł',
    USD: 'us$',
    CAD: 'c$ ca$',
    AUD: 'a$',
    NZD: 'nz$',
    HKD: 'hk$',
    MXN: 'mx$',
    BRL: 'r$',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
)

/** The currency that an amount such as "€22" or "22 CAD" names; undefined for "$" and others that several share. */
export function currencyIn(amount: string): string | undefined {
  const words = amount.toLowerCase().split(/[\p{N}\s.,'’-]+/u)
  const named = words.map((word) => names.get(word) ?? currencies.find((code) => code.toLowerCase() === word))
  return named.find((code) => code !== undefined)
}
