import { createHash, randomBytes, randomInt } from 'node:crypto'
import { parsePhoneNumberFromString } from 'libphonenumber-js'

export const codeMinutes = 15
export const codeTries = 5

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** E.164, or undefined when it is no valid number. Without a country code it is read as one of the United States. */
export function readPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'), 'US')
  return phone?.isValid() ? phone.number : undefined
}

const day = 24 * 60 * 60 * 1_000
/** How recently somebody was here, as others may know it (product.md section 8). */
export function roughly(lastSeen: Date | null, now: Date): string | null {
  if (!lastSeen) return null
  const age = now.getTime() - lastSeen.getTime()
  if (age < day) return 'today'
  return age < 7 * day ? 'this week' : 'longer ago'
}
