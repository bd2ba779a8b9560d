import { newCode } from '../account/tokens.ts'
import { hashSecret, matchesSecret } from './passwords.ts'

/** A random code of 6 digits to mail, and its hash to store. */
export async function createMailedCode(): Promise<{ code: string; codeHash: string }> {
  const code = newCode(6)
  return { code, codeHash: await hashSecret(code) }
}

/** Whether the code is the one with this hash. Takes the same time without a hash. */
export const isMailedCode = (codeHash: string | null | undefined, code: string): Promise<boolean> =>
  matchesSecret(codeHash, code)
