import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { seal, unseal } from '../../domain/sealing.ts'
import { keyFor } from '../signing/signing.service.ts'

type Sealing = Pick<Deps, 'config' | 'db'>

const purpose = 'webhook secrets'
const keys = new WeakMap<Database, Promise<Buffer>>()

/** A key of its own derived from that of the operator, or else one of this installation, which is read once. */
async function keyOf({ config, db }: Sealing): Promise<Buffer> {
  if (config.twoStepKey) return Buffer.from(hkdfSync('sha256', config.twoStepKey, '', purpose, 32))
  const known = keys.get(db)
  if (known !== undefined) return known
  const key = keyFor(db, purpose, () => randomBytes(32))
  keys.set(db, key)
  key.catch(() => keys.delete(db))
  return key
}

/** A new secret by Standard Webhooks, with 32 random bytes. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** Encrypts the secret of the endpoint with this id. */
export const sealSecret = async (deps: Sealing, id: string, secret: string): Promise<Buffer> =>
  seal(await keyOf(deps), `webhook ${id}`, secret)

/** Throws when the key of the installation has changed. */
export const unsealSecret = async (deps: Sealing, id: string, sealed: Buffer): Promise<string> =>
  unseal(await keyOf(deps), `webhook ${id}`, sealed)
