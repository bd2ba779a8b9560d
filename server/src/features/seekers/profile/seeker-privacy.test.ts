import * as contract from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../../test/factories.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import '../../../../test/matchers.ts'
import { seekersFor } from './seekers.service.ts'

const app = testApp()
const point = { latitude: 43.61234, longitude: -116.20456 }
const everything = {
  firstName: 'Anastasia',
  lastName: 'Ruizdottir',
  vacationHours: 137,
  covidVaccine: true,
  city: 'Boise',
  medicalInsurance: 'no',
  dentalInsurance: 'prefer_not_to_say',
  hourlyRate: 43.21,
  availability: 'evenings',
  jobTitle: 'Baker',
  instituteName: 'Flour College',
  subject: 'Sourdough',
  edustartDate: '2011-09',
  eduendDate: '2014-06',
  jobCategory: 'Food',
  skill: 'baking, tasting',
  aboutMe: 'I rise early',
  location: point,
} as const
const experience = {
  title: 'Night baker',
  company: 'Crumb Works',
  city: 'Nampa',
  startDate: '2015-01',
  endDate: '2018-12',
  description: 'Rye and more',
  companyEmail: 'boss@crumb.example',
  Rate: 21.77,
  leavingReason: 'The oven broke',
}

/** Values that become visible at each level, and must not occur in the JSON of a lower level. */
const secrets = {
  2: ['Ruizdottir', '137', '43.21', 'evenings', 'Flour College', 'Sourdough', '2011-09', '2014-06', 'I rise early'],
  3: ['+12085550100', 'anastasia@people.example', '43.61234', '-116.20456', 'prefer_not_to_say', 'covidVaccine'],
  4: ['boss@crumb.example', '21.77', 'The oven broke', '"Rate"'],
}
const ofExperience = ['Night baker', 'Crumb Works', 'Nampa', '2015-01', 'Rye and more']

let ana: Person
let acme: Person
beforeEach(async () => {
  ana = await anAccount(app, 'jobseeker', 'anastasia')
  acme = await anEmployer(app, { name: 'acme' })
  await ana.call(contract.publishProfile, { body: everything })
  await ana.call(contract.addExperience, { body: experience })
})

const seenBy = async (viewer: Person, query = {}) =>
  (await viewer.call(contract.getSeekerProfile, { params: { id: ana._id }, query })).profile

/** The viewer as other features pass it. */
const viewer = (person: Person, userType: 'employer' | 'jobseeker') => ({
  userId: person._id,
  sessionId: '',
  userType,
  isFormerMember: false,
  pending: false,
  suspended: false,
})

/** The JSON without ids and times, whose digits could match by chance. */
const wire = (profile: object) =>
  JSON.stringify(profile, (key, value) => (['_id', 'createdAt', 'updatedAt'].includes(key) ? undefined : value))

function expectRing(profile: contract.Seeker, ring: number): void {
  expect(profile.ring).toBe(ring)
  const text = wire(profile)
  const shown = [...(ring >= 2 ? [...secrets[2], ...ofExperience] : []), ...(ring >= 3 ? secrets[3] : [])]
  const kept = [...(ring < 2 ? [...secrets[2], ...ofExperience] : []), ...(ring < 3 ? secrets[3] : [])]
  for (const secret of [...shown, ...(ring === 4 ? secrets[4] : [])]) expect(text).toContain(secret)
  for (const secret of [...kept, ...(ring < 4 ? secrets[4] : [])]) expect(text).not.toContain(secret)
}

type Facts = { status?: string; answered?: boolean; monthsAgo?: number }
async function applied(to: Person, { status = 'applied', answered = false, monthsAgo = 0 }: Facts = {}): Promise<void> {
  await app.pool.query(
    `with job as (insert into jobs (employer_id, title, category, pay_from, pay_to, description)
       values ($2, 'Baker', 'Food', 20, 25, 'Bread') returning id)
     insert into applications (job_id, seeker_id, employer_id, status, answered_at, status_changed_at)
     select id, $1, $2, $3, case when $4::boolean then now() end, now() - make_interval(months => $5::int) from job`,
    [ana._id, to._id, status, answered, monthsAgo],
  )
}

type ChatFacts = { startedBy: 'employer' | 'seeker'; state?: string; accepted?: boolean; blockedBy?: string }
async function chatted(withWhom: Person, facts: ChatFacts): Promise<void> {
  const { startedBy, state = 'open', accepted = false, blockedBy } = facts
  await app.pool.query(
    `insert into chats (employer_id, seeker_id, started_by, state, accepted_at, employer_blocked_at, seeker_blocked_at)
     values ($1, $2, $3, $4, case when $5 then now() end, case when $6 = 'employer' then now() end,
       case when $6 = 'seeker' then now() end)`,
    [withWhom._id, ana._id, startedBy, state, accepted, blockedBy ?? null],
  )
}

describe('a profile', () => {
  test('shows all to its owner', async () => {
    expectRing(await seenBy(ana), 4)
  })

  test('shows an employer without an application only name and initial, work, city and the rough point', async () => {
    const profile = await seenBy(acme)
    expectRing(profile, 1)
    expect(profile).toMatchObject({ displayName: 'Anastasia R.', nickname: null, skill: ['baking', 'tasting'] })
    expect(wire(profile)).not.toContain('firstName')
  })

  test('shows strangers the nickname instead of the name', async () => {
    const body = { nickname: 'Ana' }
    await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body })
    const profile = await seenBy(acme)
    expect(profile.displayName).toBe('Ana')
    expect(wire(profile)).not.toContain('Anastasia')
  })

  test.each([
    ['applied', {}, 2],
    ['rejected', { answered: true }, 2],
    ['expired', {}, 2],
    ['withdrawn', { answered: true }, 2],
    ['withdrawn', { answered: false }, 1],
    ['rejected', { answered: true, monthsAgo: 7 }, 1],
    ['withdrawn', { answered: true, monthsAgo: 7 }, 1],
    ['hired', { answered: true }, 3],
    ['hired', { answered: true, monthsAgo: 7 }, 3],
  ] as const)('opens to the employer after an application that is %s %o: ring %i', async (status, facts, ring) => {
    await applied(acme, { status, ...facts })
    expectRing(await seenBy(acme), ring)
    expectRing(await seenBy(await anEmployer(app)), 1)
  })

  test('opens by the best of several applications', async () => {
    await applied(acme, { status: 'rejected' })
    await applied(acme, { status: 'hired' })
    await applied(acme, { status: 'withdrawn' })
    expectRing(await seenBy(acme), 3)
  })

  test('is refused to other seekers and to no one', async () => {
    const bea = await aSeeker(app, { name: 'bea' })
    await expect(seenBy(bea)).toBeRefused('not_allowed')
    const nobody = app.caller()
    await expect(nobody.call(contract.getSeekerProfile, { params: { id: ana._id } })).toBeRefused('not_signed_in')
    await expect(seenBy(await anAccount(app, 'admin'))).toBeRefused('not_allowed')
  })

  test('is not there for an employer when it is hidden, unknown or of a suspended account', async () => {
    const unknown = { params: { id: '01890000-0000-7000-8000-000000000000' } }
    await expect(acme.call(contract.getSeekerProfile, unknown)).toBeRefused('not_found')
    await app.pool.query('update users set suspended_at = now() where id = $1', [ana._id])
    await expect(seenBy(acme)).toBeRefused('not_found')
    await app.pool.query('update users set suspended_at = null where id = $1', [ana._id])
    await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body: { published: false } })
    await expect(seenBy(acme)).toBeRefused('not_found')
    await applied(acme)
    expectRing(await seenBy(acme), 2)
  })

  test('is not there for a company that it is hidden from, unless an application opens it', async () => {
    await ana.call(contract.hideFromEmployer, { params: { id: acme._id } })
    await expect(seenBy(acme)).toBeRefused('not_found')
    expectRing(await seenBy(await anEmployer(app)), 1)
    await applied(acme, { status: 'withdrawn' })
    await expect(seenBy(acme)).toBeRefused('not_found')
    await applied(acme)
    expectRing(await seenBy(acme), 2)
  })
})

describe('a chat', () => {
  test.each([
    [{ startedBy: 'employer', accepted: true }, 2],
    [{ startedBy: 'seeker', accepted: true }, 2],
    [{ startedBy: 'employer', accepted: true, blockedBy: 'employer' }, 2],
    [{ startedBy: 'employer' }, 1],
    [{ startedBy: 'seeker' }, 1],
    [{ startedBy: 'seeker', state: 'request' }, 1],
    [{ startedBy: 'employer', state: 'declined' }, 1],
    [{ startedBy: 'seeker', state: 'declined', accepted: true }, 1],
    [{ startedBy: 'seeker', accepted: true, blockedBy: 'seeker' }, 1],
  ] as const)('%o opens the profile to the employer: ring %i', async (facts, ring) => {
    await chatted(acme, facts)
    expectRing(await seenBy(acme), ring)
    expectRing(await seenBy(await anEmployer(app)), 1)
  })

  test.each([
    [{ startedBy: 'seeker', state: 'request' }, 1],
    [{ startedBy: 'seeker', state: 'declined' }, 1],
    [{ startedBy: 'seeker', accepted: true }, 2],
    [{ startedBy: 'employer', accepted: true }, 2],
    [{ startedBy: 'employer', state: 'request' }, undefined],
    [{ startedBy: 'employer', state: 'declined', accepted: true }, undefined],
    [{ startedBy: 'seeker', accepted: true, blockedBy: 'seeker' }, undefined],
  ] as const)('%o shows a hidden profile to the employer: ring %o', async (facts, ring) => {
    await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body: { published: false } })
    await chatted(acme, facts)
    await expect(seenBy(await anEmployer(app))).toBeRefused('not_found')
    const known = (await seekersFor(app.db, viewer(acme, 'employer'), [ana._id])).get(ana._id)
    if (!ring) {
      expect(known).toBeUndefined()
      return expect(seenBy(acme)).toBeRefused('not_found')
    }
    expectRing(await seenBy(acme), ring)
    expectRing(known as contract.Seeker, ring)
  })

  test('takes nothing from what an application gave, and lifts what it gave', async () => {
    await applied(acme, { status: 'hired', answered: true })
    await chatted(acme, { startedBy: 'seeker', accepted: true, blockedBy: 'seeker' })
    expectRing(await seenBy(acme), 3)
    const crumb = await anEmployer(app)
    await applied(crumb, { status: 'withdrawn' })
    expectRing(await seenBy(crumb), 1)
    await chatted(crumb, { startedBy: 'employer', accepted: true })
    expectRing(await seenBy(crumb), 2)
  })
})

describe('a preview', () => {
  test.each([1, 2, 3] as const)('shows the owner what ring %i sees', async (ring) => {
    expectRing(await seenBy(ana, { as: `ring${ring}` }), ring)
  })

  test('is for the owner alone', async () => {
    await expect(seenBy(acme, { as: 'ring3' })).toBeRefused('not_allowed')
    await expect(seenBy(acme, { as: 'owner' })).toBeRefused('not_allowed')
    await expect(seenBy(ana, { as: 'ring9' })).toBeRefused('invalid_input', 'as')
    const bea = await anAccount(app, 'jobseeker')
    await expect(bea.call(contract.getSeekerProfile, { params: { id: bea._id } })).toBeRefused('not_found')
  })
})

describe('seekers for a list', () => {
  test('come each by their own ring, with those who applied even where they are hidden', async () => {
    const bea = await aSeeker(app, { name: 'bea' })
    const hidden = await aSeeker(app, { published: false })
    await applied(acme, { status: 'withdrawn' })
    await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body: { published: false } })
    const ids = [bea._id, ana._id, hidden._id, acme._id, ana._id]
    const found = await seekersFor(app.db, viewer(acme, 'employer'), ids)
    expect([...found.keys()].sort()).toEqual([ana._id, bea._id].sort())
    expect(found.get(ana._id)?.ring).toBe(1)
    await applied(acme)
    expectRing((await seekersFor(app.db, viewer(acme, 'employer'), ids)).get(ana._id) as contract.Seeker, 2)
  })

  test('are for a seeker only themselves', async () => {
    const bea = await aSeeker(app)
    const found = await seekersFor(app.db, viewer(ana, 'jobseeker'), [ana._id, bea._id])
    expect([...found.keys()]).toEqual([ana._id])
    expect(await seekersFor(app.db, viewer(ana, 'jobseeker'), [])).toEqual(new Map())
  })
})
