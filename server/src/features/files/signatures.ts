import { createHmac, timingSafeEqual } from 'node:crypto'

const validSeconds = 300
/** Addresses of one minute are alike, so that a browser need not fetch a picture again each time that it is listed. */
const stepSeconds = 60

/** What a signature binds: a path, for one reader, until an instant in seconds of the epoch. */
export interface Signed {
  readonly path: string
  readonly reader: string
  readonly expires: number
}

/** When a signature of now lapses: after 4 to 5 minutes. */
export const expiryOf = (now: number): number => Math.floor(now / 1_000 / stepSeconds) * stepSeconds + validSeconds

export const signatureOf = (key: Buffer, { path, reader, expires }: Signed): string =>
  createHmac('sha256', key).update(`${path}\n${reader}\n${expires}`).digest('base64url')

/** Takes the same time whatever differs. */
export function isSignature(key: Buffer, signed: Signed, signature: string): boolean {
  const [right, given] = [Buffer.from(signatureOf(key, signed)), Buffer.from(signature)]
  return right.length === given.length && timingSafeEqual(right, given)
}
