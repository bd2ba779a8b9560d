import { createHash, randomInt } from 'node:crypto'

/** Without i, l, o and u, which are easily misread. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const [codes, symbols, group] = [10, 24, 6]

/** Ten codes of 120 random bits each, in groups that are easy to type. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newRecoveryCode)

function newRecoveryCode(): string {
  const code = Array.from({ length: symbols }, () => alphabet[randomInt(alphabet.length)]).join('')
  return code.match(new RegExp(`.{${group}}`, 'gu'))?.join('-') ?? code
}

/** A fast hash is sufficient for this much entropy (ASVS 6.5.2). */
export const hashRecoveryCode = (code: string): Buffer => createHash('sha256').update(code.replaceAll('-', '')).digest()
