import { foldName } from './fold-name.rules.ts'
import type { Where } from './regions.rules.ts'
import { whereOf } from './where.rules.ts'

/** Formats that one country alone has. */
const formatsOf: Record<string, RegExp> = {
  GB: /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/giu,
  CA: /\b[A-Z]\d[A-Z][\s-]?\d[A-Z]\d\b/giu,
  IE: /\b(?:[AC-FHKNPRTV-Y]\d{2}|D6W)\s?(?=[A-Z\d]*\d)[\dAC-FHKNPRTV-Y]{4}\b/giu,
  NL: /\b\d{4}(?: [A-Z]{2}|[A-Za-z]{2})(?=\s*$|\s*,|\s+\p{L}{3})(?<!\b(?:WA|SA|NT|IL|ZH|BE))/gu,
  PL: /\b\d{2}-\d{3}\b(?!-)/gu,
  AR: /\b[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?\b/gu,
  PT: /\b\d{4}-\d{3}\b/gu,
  JP: /〒?\s?\b\d{3}-\d{4}\b/gu,
}

/** The sign of the country before the digits, as on envelopes: D-10115, CH-8001. */
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

/** Digits that several countries use: 10115, 1010, 110 00, 110 001, 83702-1234, 6100000. */
const digits = /\b(?:\d{4,7}(?:-\d{3,4})?|\d{3} \d{2,3})\b/gu
/** Within a city: "London SW1A", "Dublin 2", "Paris La Défense Cedex 12". */
const outward = /(?<=\p{L}{3}\s)[A-Z]{1,2}\d[A-Z\d]?(?=\s*(?:,|$))|^\s*[A-Z]{1,2}\d[A-Z\d]?(?=\s+\p{L}{3})/gu
const district = /(?<=^\s*\p{L}{3,}\s)\d{1,2}(?:e|er|ème|º)?(?=\s*(?:,|$))|\bcedex(?:\s\d+)?\b/giu
/** "101 Reykjavík": three digits may be the number of a house where more words follow. */
const threeDigits = /^\s*\d{3}(?=\s\p{L}+\s*(?:,[^,\d]*)?$)/u

/** A text for a place without its postal codes, and without what stands in parentheses. */
export function withoutPostalCodes(text: string): string {
  const plain = text
    .replace(/\([^)]*\)/gu, ' ')
    .replace(signed, (sign, code) => (signs[code] || whereOf(foldName(code)) ? '' : sign))
  const formats = [...Object.values(formatsOf), digits, outward, district, threeDigits]
  return formats.reduce((rest, format) => rest.replace(format, ' '), plain)
}

/** The country that the format of a postal code tells; null where several countries have it. */
export function whereOfPostalCode(text: string): Where[] | null {
  for (const [country, format] of Object.entries(formatsOf))
    if (text.search(format) >= 0) return [{ country, region: null }]
  const sign = [...text.matchAll(signed)][0]?.[1] ?? ''
  const country =
    signs[sign] ?? (sign.length === 2 ? whereOf(foldName(sign))?.find(({ region }) => !region)?.country : undefined)
  return country ? [{ country, region: null }] : null
}

/** Whether a text is a postal code and nothing else but, at most, a country. */
export function isPostalCode(text: string): boolean {
  if (!/\d/u.test(text)) return false
  const rest = withoutPostalCodes(/^\s*\d{3}\s*$/u.test(text) ? `${text}0` : text)
  const words = foldName(rest.replace(outwardAlone, ''))
  return words === '' || (whereOf(words)?.every(({ region }) => region === null) ?? false)
}
const outwardAlone = /^\s*[A-Z]{1,2}\d[A-Z\d]?\s*$/iu
