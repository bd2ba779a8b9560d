import { createHmac, randomBytes } from 'node:crypto'

const dayMs = 86_400_000
let key = randomBytes(32)
let keySince = Date.now()

/**
 * Eight letters for an address, the same within a day and a process, so that lines of one place can be seen together. The
 * key is kept nowhere: nobody, not even whoever has the log and the database, can turn them back.
 */
export function placeOf(address: string): string | undefined {
  if (!address) return undefined
  if (Date.now() - keySince > dayMs) {
    key = randomBytes(32)
    keySince = Date.now()
  }
  return createHmac('sha256', key).update(address).digest('base64url').slice(0, 8)
}
