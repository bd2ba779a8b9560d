import { currencies } from './currencies.ts'
import type { Language } from './languages.ts'
import { foldForCode } from './text.ts'

interface ParseOptions {
  /**
   * Most decimals that a value of this kind has. With at most two, one separator before exactly three digits groups
   * thousands in every language. With more, the decimal sign of the language stays one.
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
 * The number that a person of this language means: `52,000`, `1 500,50`, `$20`, `20 USD`, `1'500`, `52k`, digits of any script.
 * Null where the text is empty, no number, or leaves several readings; never rounds. May be negative.
 * Two different separators: the last is the decimal sign. One before exactly three digits: grouping where the language
 * groups by it, or the value has at most two decimals. One before other counts of digits: the decimal sign.
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

/** One sign each for decimal points, commas, apostrophes and spaces; `20.-` and `+20` are written in prices. */
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

/** 1, or 1,000 for `k`; 0 where something else stands behind the digits. */
function scaleOf(after: string, hasCurrency: boolean): number {
  const [, thousand = '', currency = ''] = /^ ?(k\b|mil\b|thousand\b)?(.*)$/iu.exec(after) ?? []
  const word = currency.trim()
  // "$20 USD" and "US$ 20 dollars" name it twice.
  if (word !== '' && !isCurrency(word) && !(hasCurrency && /^[a-z]{3}$/iu.test(word))) return 0
  return thousand ? 1_000 : 1
}

/** Digits with a point for the decimal sign; an empty text where they are no number. */
function plainOf(written: string, grouping: ',' | '.', maxDecimals: number): string {
  const spaced = written.replaceAll("'", ' ')
  if (spaced.includes(' ')) return withSpaces(spaced)
  const [, whole = '', sign = '', decimals = ''] = /^(.*)([.,])(\d*)$/u.exec(written) ?? []
  if (!sign) return written
  if (/[.,]/u.test(whole)) return withGroups(written, whole, decimals)
  const isGrouped = (sign === ',' ? byComma : byPoint).test(written)
  if (isGrouped && (sign === grouping || maxDecimals <= 2)) return joined(written, '')
  // "1,5000" is a slip, in which nobody knows which digit is wrong.
  const isSlip = sign === grouping && decimals.length > 2 && !whole.startsWith('0')
  return isSlip ? '' : joined(whole, decimals)
}

/** With several separators: all group, or all but the last, which is another sign. */
function withGroups(written: string, whole: string, decimals: string): string {
  const isGrouped = (text: string) => byComma.test(text) || byPoint.test(text)
  if (isGrouped(written)) return joined(written, '')
  const isNumber = isGrouped(whole) && !whole.includes(written.charAt(whole.length))
  return isNumber ? joined(whole, decimals) : ''
}

/** Spaces and apostrophes group; a point or comma behind them is the decimal sign. */
function withSpaces(written: string): string {
  const [whole = '', decimals = '', ...rest] = written.split(/[.,]/u)
  return rest.length === 0 && !decimals.includes(' ') && bySpace.test(whole) ? joined(whole, decimals) : ''
}

const joined = (whole: string, decimals: string) => `${whole.replace(/\D/gu, '') || '0'}${decimals && `.${decimals}`}`
