import { generateSecret, generateURI, verifySync } from 'otplib'

/** What every authenticator app understands (RFC 6238). */
const kind = { strategy: 'totp', algorithm: 'sha1', digits: 6, period: 30 } as const

/** 20 random bytes as base32. */
export const newSecret = (): string => generateSecret({ length: 20 })

/** What the QR code says. */
export const addressOf = (secret: string, email: string): string =>
  generateURI({ ...kind, issuer: 'Hearback', label: email, secret })

/**
 * The time step that the code is of; undefined when it is of none that counts at this second since 1970: the one
 * that runs, the one before and the one after, because clocks differ.
 */
export function stepOf(secret: string, code: string, epoch: number): number | undefined {
  const result = verifySync({ ...kind, secret, token: code, epoch, epochTolerance: kind.period })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
