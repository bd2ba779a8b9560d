import { currencies } from './currencies.ts'
import type { Language } from './languages.ts'
import { foldForCode } from './text.ts'

interface ParseOptions {
  /**
   * Maximum decimals of the value. Up to two, a separator before exactly three digits groups thousands in every
   * language. Above two, the decimal sign of the language stays a decimal sign.
   */
  maxDecimals?: number
}

const groupingSign: Record<Language, ',' | '.'> = { en: ',', es: '.' }
/** Groups of three digits, or of two before the last three as in India. */
const grouped = (sign: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:[${sign}]\\d{3})+$|^[1-9]\\d?(?:[${sign}]\\d{2})+[${sign}]\\d{3}$`, 'u')
const byComma = grouped(',')
const byPoint = grouped('.')
const bySpace = grouped(' ')
const moneyWords =
  /^(?:(?:us|c|a|ca|r|nz|hk|mx)\$|kr|zł|fr\.?|s\/\.?|rs\.?|d[oó]lar(?:es)?|dollars?|euros?|pounds?|pesos?|bucks?)$/iu
const isCurrency = (word: string) =>
  /^\p{Sc}$/u.test(word) || moneyWords.test(word) || currencies.includes(word.toUpperCase())

/**
 * Parses a number as written in `language`: `52,000`, `1 500,50`, `$20`, `20 USD`, `1'500`, `52k`, digits of any
 * script.
 * Returns null if the text is empty, invalid or ambiguous; never rounds. May be negative.
 * The last of two different separators is the decimal sign. A single one before exactly three digits groups thousands,
 * if the language groups by it or the value has at most two decimals. Before any other number of digits it is the
 * decimal sign.
 */
export function parseNumber(text: string, language: Language, { maxDecimals = 2 }: ParseOptions = {}): number | null {
  if (text.length > 100) return null
  const parts = /^(-?)([^\d.,-]*)(-?)([\d][\d.,' ]*|[.,]\d+)(.*)$/u.exec(simplify(text))
  if (!parts) return null
  const [, outer = '', before = '', inner = '', digits = '', after = ''] = parts
  if ((outer && inner) || (before.trim() && !isCurrency(before.trim()))) return null
  const scale = scaleOf(after, before.trim() !== '')
  const plain = scale && plainOf(digits.trim(), groupingSign[language], maxDecimals)
  if (!plain || plain.replace('.', '').length > 17) return null
  const value = Number(plain) * scale
  return outer || inner ? -value : value
}

/** Normalizes decimal points, commas, apostrophes and spaces; accepts price formats such as `20.-` and `+20`. */
const simplify = (text: string): string =>
  foldForCode(
    text
      .replace(/[\u066B]/gu, '.')
      .replace(/[\u066C\u060C]/gu, ',')
      .replace(/[´ʹ]/gu, "'"),
  )
    .replace(/[’‘ʼ′`_]/gu, "'")
    .replace(/[。・]/gu, '.')
    .replace(/、/gu, ',')
    .replace(/(\d)[.,]-(?=\D*$)/u, '$1')
    .replace(/^\+/u, '')

/** Returns 1, 1,000 for `k`, or 0 for an invalid suffix. */
function scaleOf(after: string, hasCurrency: boolean): number {
  const [, thousand = '', currency = ''] = /^ ?(k\b|mil\b|thousand\b)?(.*)$/iu.exec(after) ?? []
  const word = currency.trim()
  // "$20 USD" and "US$ 20 dollars" name it twice.
  if (word !== '' && !isCurrency(word) && !(hasCurrency && /^[a-z]{3}$/iu.test(word))) return 0
  return thousand ? 1_000 : 1
}

/** Digits with a point as the decimal sign; an empty string if invalid. */
function plainOf(written: string, grouping: ',' | '.', maxDecimals: number): string {
  const spaced = written.replaceAll("'", ' ')
  if (spaced.includes(' ')) return withSpaces(spaced)
  const [, whole = '', sign = '', decimals = ''] = /^(.*)([.,])(\d*)$/u.exec(written) ?? []
  if (!sign) return written
  if (/[.,]/u.test(whole)) return withGroups(written, whole, decimals)
  const isGrouped = (sign === ',' ? byComma : byPoint).test(written)
  if (isGrouped && (sign === grouping || maxDecimals <= 2)) return joined(written, '')
  // "1,5000" is ambiguous: any digit may be the typo.
  const isSlip = sign === grouping && decimals.length > 2 && !whole.startsWith('0')
  return isSlip ? '' : joined(whole, decimals)
}

/** Several separators: all group thousands, or all but the last, which differs. */
function withGroups(written: string, whole: string, decimals: string): string {
  const isGrouped = (text: string) => byComma.test(text) || byPoint.test(text)
  if (isGrouped(written)) return joined(written, '')
  const isNumber = isGrouped(whole) && !whole.includes(written.charAt(whole.length))
  return isNumber ? joined(whole, decimals) : ''
}

/** Spaces and apostrophes group thousands; a following point or comma is the decimal sign. */
function withSpaces(written: string): string {
  const [whole = '', decimals = '', ...rest] = written.split(/[.,]/u)
  return rest.length === 0 && !decimals.includes(' ') && bySpace.test(whole) ? joined(whole, decimals) : ''
}

const joined = (whole: string, decimals: string) => `${whole.replace(/\D/gu, '') || '0'}${decimals && `.${decimals}`}`
