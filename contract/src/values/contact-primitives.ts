import * as z from 'zod/mini'
import { missingText } from './missing-text.ts'
import { rawMaxLength } from './primitives.ts'
import { foldForCode, normalizeText, onOneLine } from './text.ts'

/** An atom of RFC 5322 or several with dots; quoted local parts and those of SMTPUTF8 (RFC 6531) are not supported. */
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/u
/** Host names with at least two labels, the last of which is not a number (RFC 1123 section 2.1). */
const hostName = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d]([a-z\d-]{0,61}[a-z\d])$/u

/** Returns the ASCII form (RFC 5891) of a host name in lower case; empty if there is none. */
function asciiHost(host: string): string {
  if (/[\s/?#@:\\[\]%]/u.test(host)) return ''
  const url = `http://${host}`
  return URL.canParse(url) ? new URL(url).hostname : ''
}

/**
 * Extracts the address from `Ana Ruiz <ana@example.com>` and `mailto:ana@example.com`, as copied from mail programs.
 */
const bareAddress = (text: string) =>
  text
    .replace(/^.*<([^<>]*)>$/u, '$1')
    .replace(/^mailto:/iu, '')
    .trim()

/** Normalizes an email address: no invisible characters, lower case, ASCII domain (RFC 5890). */
export function normalizeEmail(text: string): string {
  const address = bareAddress(onOneLine(normalizeText(text.normalize('NFKC'))))
  const at = address.lastIndexOf('@')
  return at < 0 ? address.toLowerCase() : `${address.slice(0, at).toLowerCase()}@${asciiHost(address.slice(at + 1))}`
}

function isEmail(address: string): boolean {
  const at = address.lastIndexOf('@')
  return at > 0 && localPart.test(address.slice(0, at)) && hostName.test(address.slice(at + 1))
}

/**
 * An email address, normalized to lower case and an ASCII domain, so that both spellings of a domain are one account.
 */
export const Email = z
  .string('Enter an email address')
  .check(
    rawMaxLength(254, 'At most 254 characters'),
    z.overwrite(normalizeEmail),
    z.maxLength(254, 'At most 254 characters'),
    z.refine(isEmail, 'Enter a valid email address'),
    z.meta({ format: 'email' }),
  )

const extension =
  /(?:[\s,;]{1,3}|(?<=\d))(?:ext(?:ension|n)?|x|#|anexo|int(?:erno)?|poste|dw)\s*[.:=#]*\s*(\d{1,7})\s*$/iu
const label = /^(?:(?:tel(?:ephone)?|phone|mobile|cell|callto)\s*[.:]*\s*(?:\/\/)?|\p{So}\s*)+/iu

/** Returns the extension of a phone number, such as `12` of `+1 208 555 0100 ext. 12`; it is not stored. */
export const phoneExtension = (text: string): string => extension.exec(foldForCode(text))?.[1] ?? ''

/**
 * The number alone: ASCII digits and signs, without `tel:` (RFC 3966), extension, and the former 1 of Mexican mobile
 * numbers.
 */
function normalizePhone(text: string): string {
  const number = foldForCode(text).replace(label, '').replace(extension, '').replace(/;.*$/u, '').trim()
  const [, mexican] = /^(?:\+|00)521(\d{10})$/u.exec(number.replace(/[\s().\-/]/gu, '')) ?? []
  return mexican ? `+52 ${mexican}` : number
}

/** A phone number as typed or pasted; the server converts it to E.164 and rejects invalid ones. */
export const Phone = z
  .string('Enter a phone number with its country code, like +1 208 555 0100')
  .check(
    rawMaxLength(40, 'At most 40 characters'),
    z.overwrite(normalizePhone),
    z.minLength(1, missingText),
    z.maxLength(40, 'At most 40 characters'),
    z.regex(/^\+?[\d\s().\-/]{5,40}$/u, 'Enter a phone number with its country code, like +1 208 555 0100'),
  )
