import { fetchUser, logIn, signUp } from '@hearback/contract/accounts/accounts.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { acceptInvitation, getTeam, joinTeam, removeMember } from '@hearback/contract/accounts/team.ts'
import { listJobsOfEmployer, postJob } from '@hearback/contract/jobs/jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, eventually, testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aFormerMember, aMember, anInvitation, joined, joinForm } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const ben = 'ben@outside.example'
const names = { firstName: 'Ben', lastName: 'Ito' }
const jobForm = {
  jobTitle: 'Miller',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: 'flour',
  description: 'Flour.',
}
const join = (token: string, change: object = {}) =>
  app.caller().call(joinTeam, { body: { ...joinForm(token), ...change } })
const accept = (who: Caller, token: string) => who.call(acceptInvitation, { body: { token, ...names } })
const membersOf = async (owner: Caller) =>
  (await owner.call(getTeam)).members.map(({ firstName, lastName, email, role }) => [firstName, lastName, email, role])

let hana: EmployerPerson
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
})

describe('joining with a new account', () => {
  test('confirms the address, signs in, and gives the role in the company', async () => {
    const { authtoken, user } = await join(await anInvitation(app, hana, ben), { language: 'es' })
    expect(user).toMatchObject({
      email: ben,
      userType: 'employer',
      emailVerified: true,
      hasProfile: true,
      language: 'es',
      company: { _id: hana._id, role: 'recruiter' },
    })
    expect(user).not.toHaveProperty('phone')
    const member = app.caller(authtoken)
    expect((await member.call(postJob, { body: jobForm })).job.hr).toBe(hana._id)
    expect(await membersOf(member)).toEqual([
      ['Harriet', 'Reed', hana.email, 'owner'],
      ['Ben', 'Ito', ben, 'recruiter'],
    ])
    const again = await app.caller().call(logIn, { body: { email: ben, password } })
    expect(again).toMatchObject({ user: { company: { _id: hana._id } } })
    const { rows } = await app.pool.query('select company_id from company_members where company_id <> $1', [hana._id])
    expect(rows).toEqual([])
  })

  test('tells each owner by mail and in the app, and no recruiter', async () => {
    const olga = await aMember(app, hana, { role: 'owner' })
    const rita = await aMember(app, hana)
    const token = await anInvitation(app, hana, ben, 'owner')
    await join(token)
    for (const owner of [hana, olga]) {
      const mail = await app.mailTo(owner.email, /^Ben Ito joined Crust$/)
      expect(mail.text).toContain('Ben Ito (ben@outside.example) accepted the invitation and is now an owner of Crust.')
      const { notifications } = await owner.call(listNotifications, {})
      expect(notifications).toMatchObject([{ kind: 'team_joined', data: { person: 'Ben Ito', company: 'Crust' } }])
    }
    expect((await rita.call(listNotifications, {})).notifications).toEqual([])
  })

  test('uses the invitation up', async () => {
    const token = await anInvitation(app, hana, ben)
    await join(token)
    await expect(join(token)).toBeRefused('invitation_ended')
    expect((await hana.call(getTeam)).invitations).toEqual([])
  })

  test('of several concurrent ones with one invitation, one wins', async () => {
    const token = await anInvitation(app, hana, ben)
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => join(token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await membersOf(hana)).toHaveLength(2)
    const { rows } = await app.pool.query('select count(*)::int as users from users where email = $1', [ben])
    expect(rows).toEqual([{ users: 1 }])
  })

  test('with a refused password leaves the invitation open', async () => {
    const token = await anInvitation(app, hana, ben)
    await expect(join(token, { password: 'password1234' })).toBeRefused('invalid_input', 'password')
    await expect(join(token, { firstName: ' \u200b ' })).toBeRefused('invalid_input', 'firstName')
    await expect(join(token, { lastName: 'x'.repeat(201) })).toBeRefused('invalid_input', 'lastName')
    await join(token, { firstName: '🥐 Ünal', lastName: 'بن' })
    expect(await membersOf(hana)).toContainEqual(['🥐 Ünal', 'بن', ben, 'recruiter'])
  })

  test('ends unconfirmed registrations of the address, with their tokens', async () => {
    const form = { email: ben, phone: '+12085550100', password, userType: 'employer' as const }
    const { authtoken } = await app.caller().call(signUp, { body: form })
    await join(await anInvitation(app, hana, ben))
    await expect(app.caller(authtoken).call(fetchUser, { params: { id: hana._id } })).toBeRefused('not_signed_in')
  })

  test('needs an address without an account', async () => {
    const otto = await anAccount(app, 'employer')
    const token = await anInvitation(app, hana, otto.email)
    await expect(join(token)).toBeRefused('email_taken')
    expect((await hana.call(getTeam)).invitations).toHaveLength(1)
  })

  test('stops at 200 members', async () => {
    await app.pool.query(
      `with made as (insert into users (email, phone, password_hash, user_type)
         select 'm' || n || '@many.example', '+12085550100', 'x', 'employer' from generate_series(1, 198) n returning id)
       select id from made`,
    )
    await app.pool.query(
      `update company_members set company_id = $1, role = 'recruiter' from users
       where users.id = user_id and email like '%@many.example'`,
      [hana._id],
    )
    const tokens = [await anInvitation(app, hana, ben), await anInvitation(app, hana, 'cleo@outside.example')]
    const tries = await Promise.allSettled(tokens.map((token) => join(token)))
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await hana.call(getTeam)).members).toHaveLength(200)
    await expect(anInvitation(app, hana, 'dora@outside.example')).toBeRefused('invalid_input', 'email')
  })
})

describe('accepting with an account', () => {
  let otto: Person
  beforeEach(async () => {
    otto = await anAccount(app, 'employer')
  })
  const tokenFor = ({ email }: Person) => anInvitation(app, hana, email)

  test('moves an employer without a company profile into the company', async () => {
    const { user } = await accept(otto, await tokenFor(otto))
    expect(user).toMatchObject({ _id: otto._id, company: { _id: hana._id, role: 'recruiter' }, hasProfile: true })
    expect((await otto.call(postJob, { body: jobForm })).job.hr).toBe(hana._id)
    await app.mailTo(hana.email, /joined Crust$/)
  })

  test('lets a former member in again, not by the link that was used', async () => {
    const rita = await joined(app, await anInvitation(app, hana, ben))
    const used = await anInvitation(app, hana, 'other@outside.example')
    await hana.call(removeMember, { params: { id: rita._id } })
    const { authtoken } = (await app.caller().call(logIn, { body: { email: ben, password } })) as { authtoken: string }
    const back = app.caller(authtoken)
    await expect(accept(back, used)).toBeRefused('conflict')
    expect((await accept(back, await anInvitation(app, hana, ben, 'owner'))).user.company?.role).toBe('owner')
    expect(await membersOf(hana)).toHaveLength(2)
  })

  test('refuses job seekers with a sentence that says why', async () => {
    const ana = await aSeeker(app)
    const token = await tokenFor(ana)
    await expect(accept(ana, token)).rejects.toThrow(/Only employer accounts can join a company/)
    await expect(join(token)).toBeRefused('email_taken')
    expect(await membersOf(hana)).toHaveLength(1)
  })

  test('refuses the account of another address, whose attempt uses nothing up', async () => {
    const token = await anInvitation(app, hana, ben)
    await expect(accept(otto, token)).toBeRefused('conflict')
    await expect(accept(hana, token)).toBeRefused('conflict')
    expect((await hana.call(getTeam)).members).toMatchObject([{ _id: hana._id, role: 'owner' }])
    await join(token)
  })

  test('refuses an account whose company has a profile, other members or a plan', async () => {
    const company = await anEmployer(app)
    await expect(accept(company, await tokenFor(company))).toBeRefused('conflict')
    const rita = await aMember(app, company)
    await expect(accept(rita, await tokenFor(rita))).toBeRefused('conflict')
    await app.pool.query(`update users set plan = 'employer_pro_monthly' where id = $1`, [otto._id])
    await expect(accept(otto, await tokenFor(otto))).toBeRefused('conflict')
    expect(await membersOf(hana)).toHaveLength(1)
  })

  test('works once, also concurrently', async () => {
    const token = await tokenFor(otto)
    const tries = await Promise.allSettled(Array.from({ length: 4 }, () => accept(otto, token)))
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(accept(otto, token)).toBeRefused('invitation_ended')
  })

  test('lets an employer who left everything join, who could do nothing before', async () => {
    const former = await aFormerMember(app)
    await expect(former.call(postJob, { body: jobForm })).toBeRefused('not_allowed')
    await accept(former, await tokenFor(former))
    await former.call(postJob, { body: jobForm })
    expect((await former.call(listJobsOfEmployer, { params: { id: hana._id } })).total).toBe(1)
  })

  test('ends the connections that were of no company or another one', async () => {
    const socket = await app.connect(otto)
    await accept(otto, await tokenFor(otto))
    await eventually(() => !socket.connected, { withinMs: 5_000 })
  })
})
