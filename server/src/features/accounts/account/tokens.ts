import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A random code of up to 14 digits. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0')
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
