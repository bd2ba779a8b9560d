import type { Language } from '@hearback/contract/values/languages.ts'
import type { Tx } from '../../../db/database.ts'
import { AppError } from '../../../domain/errors.ts'
import type { Publish } from '../../../domain/events.ts'
import { insertUser } from '../account/accounts.sql.ts'
import { deleteSignups } from '../account/signups.sql.ts'
import { refuseEasyPassword } from '../passwords/easy-passwords.ts'
import { hashSecret } from '../passwords/passwords.ts'

/** Returns the hash of a password for a new account. Throws invalid_input for a password that is easy to guess. */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  refuseEasyPassword(password, email)
  return hashSecret(password)
}

interface InvitedPerson {
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
}

/**
 * Creates the employer account of a person whose email an invitation has confirmed, and returns its id. Deletes the
 * registrations of the email with their tokens. Throws email_taken.
 */
export async function createInvitedAccount(tx: Tx, publish: Publish, person: InvitedPerson): Promise<string> {
  const { email, passwordHash, language } = person
  const created = await insertUser(tx, {
    origin: 'invited',
    email,
    phone: null,
    password_hash: passwordHash,
    user_type: 'employer',
    language,
  })
  if (!created) throw new AppError('email_taken')
  await deleteSignups(tx, email)
  publish('account.created', { userId: created.id, userType: 'employer' })
  return created.id
}
