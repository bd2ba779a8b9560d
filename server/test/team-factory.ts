import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import { inviteMember, joinTeam } from '@hearback/contract/accounts/team.ts'
import { type Caller, eventually, type TestApp } from './app.ts'
import { anAccount, type Person, type Persons, password } from './factories.ts'

interface MemberTraits {
  role?: CompanyRole
  name?: string
  firstName?: string
  lastName?: string
}

/** A signed-in member of the company, written directly into the tables. */
export async function aMember(
  app: Persons,
  company: { readonly _id: string },
  { role = 'recruiter', name, firstName = 'Rita', lastName = 'Kaya' }: MemberTraits = {},
): Promise<Person> {
  const person = await anAccount(app, 'employer', name)
  await app.db
    .updateTable('company_members')
    .set({ company_id: company._id, role, first_name: firstName, last_name: lastName, joined_at: new Date() })
    .where('user_id', '=', person._id)
    .execute()
  return person
}

/** A signed-in contributor of the company, of the people of these jobs. */
export async function aContributor(
  app: Persons,
  company: { readonly _id: string },
  ...jobIds: string[]
): Promise<Person> {
  const person = await aMember(app, company, { role: 'contributor', firstName: 'Cora', lastName: 'Lund' })
  const people = jobIds.map((id) => ({ job_id: id, user_id: person._id, company_id: company._id, is_lead: false }))
  if (people.length > 0) await app.db.insertInto('job_people').values(people).execute()
  return person
}

/** A signed-in employer account that belongs to no company any more. */
export async function aFormerMember(app: Persons): Promise<Person> {
  const person = await anAccount(app, 'employer')
  await app.db.deleteFrom('company_members').where('user_id', '=', person._id).execute()
  return person
}

/** The token in the latest invitation to the address. */
export async function tokenTo(app: TestApp, email: string): Promise<string> {
  const token = () =>
    app.mails
      .filter((mail) => mail.to === email)
      .flatMap(({ text }) => /\/join#([\w-]{43})/.exec(text)?.[1] ?? [])
      .at(-1)
  return eventually(token)
}

/** Invites an address, and returns the token in the mail. */
export async function anInvitation(
  app: TestApp,
  owner: Caller,
  email: string,
  role: CompanyRole = 'recruiter',
): Promise<string> {
  app.mails.length = 0
  await owner.call(inviteMember, { body: { email, role } })
  return tokenTo(app, email)
}

export const joinForm = (token: string) => ({ token, firstName: 'Ben', lastName: 'Ito', password })

/** Joins with a new account. */
export async function joined(app: TestApp, token: string): Promise<Person> {
  const { authtoken, user } = await app.caller().call(joinTeam, { body: joinForm(token) })
  return Object.assign(app.caller(authtoken), { _id: user._id, email: user.email ?? '' })
}
