/** Numbers in groups; `(?<!...)` prevents matching a part of a longer number. */
const iban = /(?<![\p{L}\d])[a-z]{2}\d{2}(?:[ -]?[a-z\d]){11,30}(?![\p{L}\d])/giu
const card = /(?<![\d.,/#])\d(?:[ -]?\d){12,18}(?![\d/]|[.,]\d)/g
const socialSecurity = /(?<![\d.-])(?!000|666|9)\d{3}([- ])(?!00)\d{2}\1(?!0000)\d{4}(?![\d-])/

/** Prefixes and lengths in use by issuers, because one in ten other numbers passes the check digit. */
const ofIssuer = /^(?:4\d{15}|4\d{12}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6(?:011|5\d\d|4[4-9]\d)\d{12}|35\d{14})$/

export const hasSocialSecurityNumber = (text: string): boolean => socialSecurity.test(text)

export const hasCardNumber = (text: string): boolean =>
  [...text.matchAll(card)].some(([found]) => {
    const digits = found.replace(/\D/g, '')
    return ofIssuer.test(digits) && passesLuhn(digits)
  })

function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Also tries shorter matches at blanks, because a following word may have been included. */
export const hasIban = (text: string): boolean =>
  [...text.matchAll(iban)].some(([found]) => {
    const parts = found.split(/[ -]/)
    return parts.some((_, last) => passesMod97(parts.slice(0, last + 1).join('')))
  })

/** ISO 13616: moves country and check digits to the end, and counts letters from 10. */
function passesMod97(account: string): boolean {
  if (account.length < 15 || account.length > 34) return false
  const moved = (account.slice(4) + account.slice(0, 4)).toUpperCase()
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}
