import { createHash, randomBytes, randomInt } from 'node:crypto'

export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')
export const newToken = (): string => randomBytes(32).toString('base64url')
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
