import { logIn } from '@hearback/contract/accounts/accounts.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import { cancelSubscription, getMySubscription, listInvoices } from '@hearback/contract/accounts/subscriptions.ts'
import {
  acceptInvitation,
  changeMemberRole,
  getTeam,
  inviteMember,
  joinTeam,
  removeMember,
} from '@hearback/contract/accounts/team.ts'
import { getApplication, listApplicants } from '@hearback/contract/hiring/applications.ts'
import { listChats } from '@hearback/contract/hiring/chat.ts'
import { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import { updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, eventually, testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { type Person, password } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember, anInvitation, joinForm } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'
import { inTransaction } from '../../db/transaction.ts'
import { eraseAccountData } from '../data-rights/erase-accounts.service.ts'

const app = testApp()
let hana: EmployerPerson
let olga: Person
let rita: Person

beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  olga = await aMember(app, hana, { role: 'owner', firstName: 'Olga' })
  rita = await aMember(app, hana)
})

const setRole = (by: Caller, { _id: id }: Person, role: 'owner' | 'recruiter') =>
  by.call(changeMemberRole, { params: { id }, body: { role } })
const remove = (by: Caller, { _id: id }: Person) => by.call(removeMember, { params: { id } })
const rolesIn = async (by: Caller) =>
  Object.fromEntries((await by.call(getTeam)).members.map(({ _id, role }) => [_id, role]))
const signIn = async ({ email }: Person) => {
  const { authtoken } = (await app.caller().call(logIn, { body: { email, password } })) as { authtoken: string }
  return app.caller(authtoken)
}

describe('the team', () => {
  test('lists owners first, in the order in which they joined, and shows invitations to owners only', async () => {
    await hana.call(inviteMember, { body: { email: 'ben@outside.example', role: 'recruiter' } })
    const { members, invitations } = await olga.call(getTeam)
    expect(members.map(({ firstName, role }) => [firstName, role])).toEqual([
      ['Harriet', 'owner'],
      ['Olga', 'owner'],
      ['Rita', 'recruiter'],
    ])
    expect(invitations).toHaveLength(1)
    expect(await rita.call(getTeam)).toMatchObject({ invitations: [], members: { length: 3 } })
  })

  test('of another company is neither seen nor changed', async () => {
    const otto = await anEmployer(app)
    expect((await otto.call(getTeam)).members.map(({ _id }) => _id)).toEqual([otto._id])
    await expect(setRole(otto, rita, 'owner')).toBeRefused('not_found')
    await expect(remove(otto, rita)).toBeRefused('not_found')
    expect(await rolesIn(hana)).toEqual({ [hana._id]: 'owner', [olga._id]: 'owner', [rita._id]: 'recruiter' })
  })
})

describe('roles', () => {
  test('are changed by owners, and take effect immediately', async () => {
    const change = { params: { id: hana._id }, body: { profession: 'Baker' } }
    await expect(rita.call(updateEmployerProfile, change)).rejects.toThrow('Only owners of the company can do this.')
    await setRole(hana, rita, 'owner')
    await rita.call(updateEmployerProfile, change)
    await setRole(rita, hana, 'recruiter')
    await expect(hana.call(updateEmployerProfile, change)).toBeRefused('not_allowed')
  })

  test('are raised by no one for themselves', async () => {
    const body = { email: 'rita2@outside.example', role: 'owner' as const }
    await expect(setRole(rita, rita, 'owner')).toBeRefused('not_allowed')
    await expect(rita.call(inviteMember, { body })).toBeRefused('not_allowed')
    await expect(setRole(rita, hana, 'recruiter')).toBeRefused('not_allowed')
    await expect(remove(rita, olga)).toBeRefused('not_allowed')
    expect((await rolesIn(hana))[rita._id]).toBe('recruiter')
  })

  test('a recruiter sees the plan, and neither changes it nor sees invoices', async () => {
    await rita.call(getMySubscription)
    await expect(rita.call(listInvoices)).toBeRefused('not_allowed')
    await expect(rita.call(cancelSubscription)).toBeRefused('not_allowed')
  })

  test('a change ends the connections with the earlier role', async () => {
    const [ritas, hanas] = [await app.connect(rita), await app.connect(hana)]
    await setRole(hana, rita, 'owner')
    await eventually(() => !ritas.connected, { withinMs: 5_000 })
    expect(hanas.connected).toBe(true)
    await app.connect(rita)
  })

  test('the invitations of an owner end when they are one no more', async () => {
    const token = await anInvitation(app, olga, 'friend@outside.example', 'owner')
    await setRole(hana, olga, 'recruiter')
    await expect(app.caller().call(joinTeam, { body: joinForm(token) })).toBeRefused('invitation_ended')
  })
})

describe('the last owner', () => {
  beforeEach(() => setRole(hana, olga, 'recruiter'))

  test('can neither leave nor give up the role', async () => {
    await expect(remove(hana, hana)).toBeRefused('last_owner')
    await expect(setRole(hana, hana, 'recruiter')).toBeRefused('last_owner')
    await hana.call(getTeam)
  })

  test('cannot leave as the only member, which would leave a company without people', async () => {
    const otto = await anEmployer(app)
    await expect(remove(otto, otto)).toBeRefused('last_owner')
    await otto.call(getTeam)
  })

  test('cannot leave when another owner is only invited', async () => {
    await anInvitation(app, hana, 'next@outside.example', 'owner')
    await expect(remove(hana, hana)).toBeRefused('last_owner')
  })

  test('leaves once another member is an owner', async () => {
    await setRole(hana, rita, 'owner')
    await remove(hana, hana)
    expect(await rolesIn(rita)).toEqual({ [olga._id]: 'recruiter', [rita._id]: 'owner' })
  })
})

test('two owners who leave concurrently, and a hundred concurrent role changes, never leave a company without an owner', async () => {
  await Promise.allSettled([remove(hana, hana), remove(olga, olga)])
  const owners = async () =>
    (await app.pool.query(`select user_id from company_members where company_id = $1 and role = 'owner'`, [hana._id]))
      .rows
  expect(await owners()).toHaveLength(1)
  const people = [hana, olga, rita]
  await app.pool.query('delete from company_members')
  for (const { _id } of people)
    await app.pool.query(`insert into company_members (user_id, company_id, role) values ($1, $2, 'owner')`, [
      _id,
      hana._id,
    ])
  const callers = await Promise.all(people.map(signIn))
  const pick = <T>(list: readonly T[], i: number) => list[i % list.length] as T
  await Promise.allSettled(
    Array.from({ length: 100 }, (_, i) =>
      setRole(pick(callers, i), pick(people, i + Math.floor(i / 3)), i % 4 === 3 ? 'owner' : 'recruiter'),
    ),
  )
  expect((await owners()).length).toBeGreaterThanOrEqual(1)
})

describe('a removed member', () => {
  test('is told, signed out everywhere within 5 seconds, and keeps an account without a company', async () => {
    const socket = await app.connect(rita)
    await remove(hana, rita)
    await eventually(() => !socket.connected, { withinMs: 5_000 })
    await expect(rita.call(getTeam)).toBeRefused('not_signed_in')
    const mail = await app.mailTo(rita.email, /^You’re no longer a member of Crust$/)
    expect(mail.text).toContain('An owner removed you from the team of Crust.')
    const back = await signIn(rita)
    await expect(back.call(getTeam)).toBeRefused('not_allowed')
    await expect(back.call(listChats, {})).toBeRefused('not_allowed')
    expect((await back.call(listNotifications, {})).notifications).toMatchObject([{ kind: 'team_removed' }])
    expect(Object.keys(await rolesIn(hana))).not.toContain(rita._id)
    await expect(remove(hana, rita)).toBeRefused('not_found')
  })

  test('loses the notifications about the company, and gets no new ones', async () => {
    const jobId = await aJob(app, { by: hana })
    await anApplication(app, { by: await aSeeker(app), to: jobId })
    await eventually(async () => (await rita.call(listNotifications, {})).total > 0)
    await remove(hana, rita)
    await anApplication(app, { by: await aSeeker(app), to: jobId })
    const back = await signIn(rita)
    const { notifications } = await back.call(listNotifications, {})
    expect(notifications.map(({ kind }) => kind)).toEqual(['team_removed'])
  })

  test('who founded the company reads and changes nothing of it, although it has their id', async () => {
    const jobId = await aJob(app, { by: hana })
    const id = await anApplication(app, { by: await aSeeker(app), to: jobId })
    await remove(olga, hana)
    const back = await signIn(hana)
    const calls = [
      () => back.call(getApplication, { params: { id } }),
      () => back.call(listApplicants, { params: { jobId } }),
      () => back.call(updateEmployerProfile, { params: { id: hana._id }, body: { profession: 'Baker' } }),
      () => back.call(listChats, {}),
      () => back.call(getMySubscription),
      () => back.call(cancelSubscription),
    ]
    for (const call of calls) await expect(call()).toBeRefused('not_allowed')
    expect((await olga.call(listJobsOfEmployer, { params: { id: hana._id } })).total).toBe(1)
  })

  test('cannot come back by an invitation that they sent themselves', async () => {
    const token = await anInvitation(app, olga, 'second@outside.example', 'owner')
    await remove(hana, olga)
    await expect(app.caller().call(joinTeam, { body: joinForm(token) })).toBeRefused('invitation_ended')
  })

  test('can be invited again', async () => {
    await remove(hana, rita)
    const token = await anInvitation(app, hana, rita.email)
    const back = await signIn(rita)
    await back.call(acceptInvitation, { body: { token, firstName: 'Rita', lastName: 'Kaya' } })
    expect((await rolesIn(hana))[rita._id]).toBe('recruiter')
  })
})

test('a member who leaves is signed out, and gets no mail about it', async () => {
  await remove(rita, rita)
  await expect(rita.call(getTeam)).toBeRefused('not_signed_in')
  expect(await rolesIn(hana)).not.toHaveProperty(rita._id)
  expect(app.mails.filter(({ to }) => to === rita.email)).toEqual([])
})

test('a member whose account is erased is one no more', async () => {
  await inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, rita._id))
  expect(await rolesIn(hana)).toEqual({ [hana._id]: 'owner', [olga._id]: 'owner' })
})
