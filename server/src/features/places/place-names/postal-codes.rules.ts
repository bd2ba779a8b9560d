import { areasNamed } from './areas.rules.ts'
import { foldName } from './fold-name.rules.ts'
import type { Area } from './regions.rules.ts'

/** Formats used by a single country. */
const formatsOf: Record<string, RegExp> = {
  GB: /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/giu,
  CA: /\b[A-Z]\d[A-Z][\s-]?\d[A-Z]\d\b/giu,
  IE: /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?(?=[A-Z\d]*\d)[\dAC-FHKNPRTV-Y]{4}\b/giu,
  NL: /\b\d{4}(?: [A-Z]{2}|[A-Za-z]{2})(?=\s*$|\s*,|\s+\p{L}{3})(?<!\b(?:WA|SA|NT|IL|ZH|BE))/gu,
  PL: /\b\d{2}-\d{3}\b(?!-)/gu,
  AR: /\b[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?\b/gu,
  PT: /\b\d{4}-\d{3}\b/gu,
  BR: /\b\d{5}-\d{3}\b/gu,
  JP: /〒?\s?\b\d{3}-\d{4}\b/gu,
}

/** Country prefixes of postal codes, as in D-10115 and CH-8001. */
const signs: Record<string, string> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  S: 'SE',
}
const signed = /(?<![\p{L}\d-])([A-Z]{1,2})-(?=\d{3})/gu

/** Digit formats that several countries use: 10115, 1010, 110 00, 110 001, 83702-1234, 6100000. */
const digits = /\b(?:\d{4,7}(?:-\d{3,4})?|\d{3} \d{2,3})\b/gu
/** Postal districts within a city: "London SW1A", "Dublin 2", "Paris La Défense Cedex 12". */
const outward = /(?<=\p{L}{3}\s)[A-Z]{1,2}\d[A-Z\d]?(?=\s*(?:,|$))|^\s*[A-Z]{1,2}\d[A-Z\d]?(?=\s+\p{L}{3})/gu
const district = /(?<=^\s*\p{L}{3,}\s)\d{1,2}(?:e|er|ème|º)?(?=\s*(?:,|$))|\bcedex(?:\s\d+)?\b/giu
/** "101 Reykjavík": with more words, three digits may be a house number. */
const threeDigits = /^\s*\d{3}(?=\s\p{L}+\s*(?:,[^,\d]*)?$)/u

/** Removes postal codes and text in parentheses. */
export function withoutPostalCodes(text: string): string {
  const plain = text
    .replace(/\([^)]*\)/gu, ' ')
    .replace(signed, (sign, code) => (signs[code] || areasNamed(foldName(code)) ? '' : sign))
  const formats = [...Object.values(formatsOf), digits, outward, district, threeDigits]
  return formats.reduce((rest, format) => rest.replace(format, ' '), plain)
}

/** The first postal code of a text, without the prefix of its country; null for none. */
export function postalCodeIn(text: string): string | null {
  const plain = text.replace(signed, '')
  const found = [...Object.values(formatsOf), digits].map((format) => plain.match(format)?.[0]).find(Boolean)
  return found?.replace(/^〒\s?/u, '').trim() ?? null
}

/** The country implied by the format of a postal code; null if several countries use it. */
export function whereOfPostalCode(text: string): Area[] | null {
  for (const [country, format] of Object.entries(formatsOf))
    if (text.search(format) >= 0) return [{ country, region: null }]
  const sign = [...text.matchAll(signed)][0]?.[1] ?? ''
  const country =
    signs[sign] ?? (sign.length === 2 ? areasNamed(foldName(sign))?.find(({ region }) => !region)?.country : undefined)
  return country ? [{ country, region: null }] : null
}

/** Whether a text is only a postal code, optionally with a country. */
export function isPostalCode(text: string): boolean {
  if (!/\d/u.test(text)) return false
  const rest = withoutPostalCodes(/^\s*\d{3}\s*$/u.test(text) ? `${text}0` : text)
  const words = foldName(rest.replace(outwardAlone, ''))
  return words === '' || (areasNamed(words)?.every(({ region }) => region === null) ?? false)
}
const outwardAlone = /^\s*[A-Z]{1,2}\d[A-Z\d]?\s*$/iu
