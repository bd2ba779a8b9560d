import { limits } from '@hearback/contract/values/limits.ts'
import { dictionary } from '@zxcvbn-ts/language-common'
import { type AppError, invalid } from '../../../domain/errors.ts'

/** Ignores case, accents and character width, as password crackers do. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
const lettersOf = (text: string) => plain(text).replace(/[^\p{L}]/gu, '')

/** Common passwords of leaks (about 50,000) that reach the minimum length. */
const common = new Set(
  (dictionary['passwords-common'] ?? []).filter(({ length }) => length >= limits.password.min).map(plain),
)
const ourName = 'Hearback'

/**
 * Throws invalid_input on `password` for passwords that are guessed first: common ones, the name of this product, and
 * the account's email.
 */
export function refuseEasyPassword(password: string, email: string): void {
  if (common.has(plain(password))) throw easy('This is one of the most common passwords. Choose another one')
  const [mailbox = ''] = email.split('@')
  if ([ourName, mailbox, email].some((word) => isDecorated(password, word))) {
    throw easy('This is easy to guess from your email address or our name. Choose another one')
  }
}

/** The word itself, or the word with only a few digits and symbols. */
function isDecorated(password: string, word: string): boolean {
  if (plain(password) === plain(word)) return true
  const letters = lettersOf(password)
  return letters !== '' && letters === lettersOf(word) && [...password].length - letters.length < limits.password.min
}

const easy = (why: string): AppError => invalid('password', why)
