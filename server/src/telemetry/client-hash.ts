import { createHmac, randomBytes } from 'node:crypto'

const dayMs = 86_400_000
let key = randomBytes(32)
let keySince = Date.now()

/**
 * An eight-letter hash of a client address that is stable within a day and a process, to correlate log lines.
 * The key is never stored, so that the hash cannot be reversed, even with the log and the database.
 */
export function clientHash(address: string): string | undefined {
  if (!address) return undefined
  if (Date.now() - keySince > dayMs) {
    key = randomBytes(32)
    keySince = Date.now()
  }
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 8)
}
