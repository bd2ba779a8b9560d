import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [nonceBytes, tagBytes] = [12, 16]

/** Encrypts a text (authenticated) so that only this key and this owner can decrypt it. */
export function seal(key: Buffer, owner: string, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

/** Throws when the key, the owner or any bit differs. */
export function unseal(key: Buffer, owner: string, sealed: Buffer): string {
  const tagEnd = nonceBytes + tagBytes
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(sealed.subarray(nonceBytes, tagEnd))
  return Buffer.concat([opening.update(sealed.subarray(tagEnd)), opening.final()]).toString('utf8')
}
