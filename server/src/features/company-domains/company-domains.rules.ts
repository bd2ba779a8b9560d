import { truncate } from '@hearback/contract/values/text.ts'
import { parse } from 'tldts'
import { invalid } from '../../domain/errors.ts'

/** Days between checks of a proof that counts (product.md section 17.1). */
export const checkDays = 90
/** Days after the first failed check in which a proof still counts. */
export const graceDays = 14
/** Days without any answer of the name servers after which a proof lapses. */
const silentDays = 30
export const codeMinutes = 15
export const codeAttempts = 5

export const recordName = (domain: string): string => `_hearback.${domain}`
export const recordValue = (token: string): string => `hearback-verification=${token}`

/**
 * Returns the registrable domain in ASCII of what people paste: a domain, web or email address, or the name of the TXT record.
 * `toAscii` is RFC 5891. Throws invalid_input for anything else, and for public suffixes such as co.uk.
 */
export function parseDomain(text: string, toAscii: (host: string) => string): string {
  const host = text
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/^(([a-z][a-z\d+.-]*:)?\/\/|mailto:)/u, '')
    .replace(/[/?#].*$/u, '')
    .replace(/^.*@/u, '')
    .replace(/:\d+$/u, '')
    .replace(/[.。]+$/u, '')
    .replace(/^(_hearback|\*|www)\./u, '')
  const ascii = /[\s\\[\]%_:]/u.test(host) ? '' : toAscii(host)
  const { domain, publicSuffix, isIp } = parse(ascii, { allowPrivateDomains: true })
  if (ascii !== '' && publicSuffix === ascii && ascii.includes('.'))
    throw invalid('domain', 'Many owners share this domain. Enter your company’s own, such as example.com')
  if (!domain || isIp || !isHostName(domain))
    throw invalid('domain', 'Enter your company’s own domain, such as example.com')
  return domain
}

const isHostName = (host: string) =>
  host.length <= 253 && host.split('.').every((label) => /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/u.test(label))

/** Result of a lookup: the joined strings of each record, or why there are none. */
export type Lookup = readonly string[] | 'none' | 'unknown'
export type Finding =
  | { readonly failure: null }
  | { readonly failure: 'missing' | 'other_value' | 'misplaced' | 'timeout'; readonly found: readonly string[] }

/** Whether one of the records holds the value, in any case and with anything around it, such as quotes that were pasted along. */
const holds = (records: Lookup, value: string): boolean =>
  Array.isArray(records) &&
  records.some((record: string) => record.toLowerCase().replace(/["\s]/gu, '').includes(value))

/** Judges the records at the right name, and at those where they end up by mistake. */
export function judgeRecords(value: string, right: Lookup, misplaced: readonly Lookup[]): Finding {
  if (holds(right, value)) return { failure: null }
  const found = Array.isArray(right) ? (right as string[]) : []
  if (misplaced.some((records) => holds(records, value))) return { failure: 'misplaced', found }
  if (right === 'unknown') return { failure: 'timeout', found }
  return { failure: found.length > 0 ? 'other_value' : 'missing', found }
}

/** The values of other records, for the page: few, short and on one line. */
export const shownRecords = (records: readonly string[], most: number, length: number): string[] =>
  records.slice(0, most).map((record) => truncate(record.replace(/\p{C}/gu, ' '), length))

/** Whether a proof lapses with this failed check. A silent server proves nothing for a longer time than a missing record. */
export function isLapsing(proof: { readonly failingSince: Date; readonly failure: string }, now: Date): boolean {
  const days = (now.getTime() - proof.failingSince.getTime()) / 86_400_000
  return days >= (proof.failure === 'timeout' ? silentDays : graceDays)
}
