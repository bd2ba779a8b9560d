import { generateSecret, generateURI, verifySync } from 'otplib'

/** Parameters that every authenticator app supports (RFC 6238). */
const kind = { strategy: 'totp', algorithm: 'sha1', digits: 6, period: 30 } as const

/** Returns 20 random bytes as base32. */
export const newSecret = (): string => generateSecret({ length: 20 })

/** The otpauth URI of the QR code. */
export const addressOf = (secret: string, email: string): string =>
  generateURI({ ...kind, issuer: 'Hearback', label: email, secret })

/**
 * Returns the time step of a code. Undefined unless it is the current, previous or next step at `epoch` (seconds since
 * 1970), because clocks differ.
 */
export function stepOf(secret: string, code: string, epoch: number): number | undefined {
  const result = verifySync({ ...kind, secret, token: code, epoch, epochTolerance: kind.period })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}
