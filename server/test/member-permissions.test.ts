import { mayCall } from '@hearback/contract/accounts/company-roles.ts'
import { endpoints } from '@hearback/contract/all.ts'
import type { Endpoint } from '@hearback/contract/endpoint.ts'
import { expect, test } from 'vitest'
import { type Caller, Refusal, testApp } from './app.ts'
import type { Outcome } from './permission-outcomes.ts'
import { permissions } from './permission-table.ts'
import { type CallerName, renewWorld, tablesOf } from './permission-world.ts'

const app = testApp()

const namesOf = (list: string): string[] => list.split(/\s+/u)
const each = (list: string, outcome: Outcome) => Object.fromEntries(namesOf(list).map((name) => [name, outcome]))

/** Calls about the account of the owner, with another outcome for a recruiter. */
const ofRecruiter: Record<string, Outcome> = {
  // Of their author, and to delete also of owners.
  editApplicationNote: 'not_allowed',
  deleteApplicationNote: 'not_allowed',
  deleteScorecard: 'not_allowed',
  // She has none to replace.
  saveScorecard: 'conflict',
  ...each('revokeSession renamePasskey removePasskey', 'not_found'),
  deleteAccount: 'ok',
  // She would cover herself.
  setAbsence: 'invalid_input',
}

/** Calls of every account that an employer without a company can make, or that are refused for another reason. */
const ofFormerMember: Record<string, Outcome> = {
  ...each(
    `resendVerification updateLastSeen logOut listSessions changePassword changeEmail changePhone changeLanguage exportData deleteAccount
      getTwoStep proveTwoStep beginTwoStep listPasskeys beginPasskey listIdentities listNotifications readNotifications getNotificationSettings
      updateNotificationSettings getPushSettings addPushDevice choosePushGroups removePushDevice tryPush getEmailDelivery
      retryEmails listSkills listMyReports`,
    'ok',
  ),
  ...each('revokeSession renamePasskey removePasskey removeIdentity', 'not_found'),
  ...each('confirmTwoStep renewRecoveryCodes disableTwoStep', 'conflict'),
  ...each(
    `putCompanyJob listCompanyJobs getCompanyJob closeCompanyJob listCompanyApplications getCompanyApplication
      answerCompanyApplication`,
    'not_signed_in',
  ),
  verifyEmail: 'wrong_code',
  addPasskey: 'sign_in_expired',
  ...each('beginIdentity addIdentity', 'not_found'),
  acceptInvitation: 'invitation_ended',
  getSeekerAnalytics: 'analytics_restricted',
}

/** Calls about one's own account, or about the notes of others, with another outcome for a contributor than for an owner. */
const ofContributor: Record<string, Outcome> = {
  ...each('editApplicationNote deleteApplicationNote deleteScorecard removeMember', 'not_allowed'),
  saveScorecard: 'conflict',
  ...each('revokeSession renamePasskey removePasskey getDecision fileAppeal', 'not_found'),
  deleteAccount: 'ok',
}

/** As ofContributor, where another company would find what contributors do not. */
const ofOtherContributor: Record<string, Outcome> = {
  removeMember: 'not_allowed',
  ...each('getSeekerProfile reportSeeker', 'not_found'),
  // Their own company and its jobs.
  ...each('reportCompany reportJob', 'not_allowed'),
}

interface Kind {
  readonly name: 'rita' | 'cora' | 'colin' | 'fred'
  /** Whose input the caller sends. */
  readonly as: CallerName
  readonly rule: (endpoint: Endpoint, outcomes: Record<CallerName, Outcome>) => Outcome
}

const kinds: [what: string, kind: Kind, exceptions: Record<string, Outcome>][] = [
  [
    'a recruiter may do what an owner may, except for the calls of owners',
    { name: 'rita', as: 'hana', rule: ({ role }, { hana }) => (role === 'owner' ? 'not_allowed' : hana) },
    ofRecruiter,
  ],
  [
    'a contributor of a job may do what its owner may, of the calls of contributors',
    {
      name: 'cora',
      as: 'hana',
      rule: ({ role }, { hana }) => (mayCall('contributor', { role }) ? hana : 'not_allowed'),
    },
    ofContributor,
  ],
  [
    'to a contributor of no job, a job is one of another company',
    {
      name: 'colin',
      as: 'otto',
      rule: ({ role }, { otto }) => (mayCall('contributor', { role }) ? otto : 'not_allowed'),
    },
    ofOtherContributor,
  ],
  [
    'an employer who left their company may do what concerns only their account',
    {
      name: 'fred',
      as: 'otto',
      rule: ({ access, role }, { otto }) => (access === 'public' && role === undefined ? otto : 'not_allowed'),
    },
    ofFormerMember,
  ],
]

test.each(kinds)('%s', { timeout: 600_000 }, async (_what, kind, exceptions) => {
  const different: Record<string, string> = {}
  let unchanged: Awaited<ReturnType<typeof newWorld>> | undefined
  for (const [name, endpoint] of endpoints) {
    const [outcomes, input = () => ({})] = permissions[name] ?? []
    if (!outcomes) throw new Error(`${name} has no row in the permission table`)
    const { world, tables } = unchanged ?? (await newWorld())
    const outcome = await outcomeOf(world[kind.name], endpoint, input(world, kind.as))
    if (outcome !== kind.rule(endpoint, outcomes)) different[name] = outcome
    unchanged = outcome === 'not_allowed' ? { world, tables } : undefined
    if (unchanged) expect(await tablesOf(app), `after ${name}`).toEqual(tables)
  }
  expect(different).toEqual(exceptions)
})

test('a founder who left may do nothing in the company that has their id', { timeout: 600_000 }, async () => {
  const own = namesOf('fetchUser revokeSession renamePasskey removePasskey exportData deleteAccount')
  const personal = [...own, ...Object.keys(ofFormerMember).filter((name) => ofFormerMember[name] === 'ok')]
  const allowed: string[] = []
  for (const [name, endpoint] of endpoints) {
    const [, input = () => ({})] = permissions[name] ?? []
    if (endpoint.access === 'public' || personal.includes(name)) continue
    const world = await renewWorld(app)
    await app.pool.query(`update company_members set role = 'owner' where user_id = $1`, [world.rita._id])
    await app.pool.query('delete from company_members where user_id = $1', [world.hana._id])
    const outcome = await outcomeOf(world.hana, endpoint, input(world, 'hana'))
    if (outcome === 'ok') allowed.push(name)
  }
  expect(allowed).toEqual([])
})

const newWorld = async () => ({ world: await renewWorld(app), tables: await tablesOf(app) })

const outcomeOf = (caller: Caller, endpoint: Endpoint, input: object): Promise<string> =>
  caller.call(endpoint, input as never).then(
    () => 'ok',
    (error: unknown) => (error instanceof Refusal ? error.body.code : String(error)),
  )
