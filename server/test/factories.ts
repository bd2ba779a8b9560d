import { hash } from '@node-rs/argon2'
import { hashToken, newToken } from '../src/features/accounts/account/tokens.ts'
import type { Caller, TestApp } from './app.ts'

/** The dependencies of the factories of people. */
export type Persons = Pick<TestApp, 'db' | 'caller'>

export interface Person extends Caller {
  readonly _id: string
  readonly email: string
}

export const password = 'correct horse battery'
/** The smallest cost, because each verification pays it again; sign-up hashes at the cost of production. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
let people = 0

/** A signed-in account with a confirmed email, written directly into the tables. The sign-up flow is tested in accounts. */
export async function anAccount(
  app: Persons,
  userType: 'employer' | 'jobseeker' | 'admin',
  name?: string,
): Promise<Person> {
  const [person] = await manyAccounts(app, userType, [name])
  if (!person) throw new Error('no account')
  return person
}

/** As many accounts as names, in two statements; undefined stands for a new name. */
export async function manyAccounts(
  app: Persons,
  userType: 'employer' | 'jobseeker' | 'admin',
  names: readonly (string | undefined)[],
): Promise<Person[]> {
  if (names.length === 0) return []
  const password_hash = await passwordHash
  const emails = names.map((name = `person${++people}`) => `${name}@people.example`)
  const users = await app.db
    .insertInto('users')
    .values(emails.map((email) => ({ email, phone: '+12085550100', password_hash, user_type: userType })))
    .returning('id')
    .execute()
  const expires_at = new Date(Date.now() + 86_400_000)
  const signedIn = users.map(({ id }, index) => ({ id, email: emails[index] ?? '', token: newToken() }))
  await app.db
    .insertInto('sessions')
    .values(signedIn.map(({ id, token }) => ({ token_hash: hashToken(token), user_id: id, expires_at })))
    .execute()
  return signedIn.map(({ id, email, token }) => Object.assign(app.caller(token), { _id: id, email }))
}

/** A caller whose registration is not confirmed. */
export async function aPendingOne(app: TestApp): Promise<Caller> {
  const token = newToken()
  await app.pool.query(
    `with signup as (
       insert into signups (email, phone, password_hash, user_type) values ('pending@people.example', '+12085550100', 'x', 'employer')
       returning id)
     insert into sessions (token_hash, signup_id, expires_at) select $1, id, now() + interval '1 day' from signup`,
    [hashToken(token)],
  )
  return app.caller(token)
}
