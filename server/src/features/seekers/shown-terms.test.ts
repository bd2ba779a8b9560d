import {
  addExperience,
  getSeekerProfile,
  hideFromEmployer,
  removeExperience,
  searchTalents,
  updateSeekerProfile,
} from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { updateTalentSeen } from './talents/talent-seen.service.ts'
import { updateTalentYears } from './talents/talent-years.service.ts'

const app = testApp()
let hana: Person
let ana: Person
beforeEach(async () => {
  hana = await anEmployer(app)
  ana = await aSeeker(app)
  await change({ availability: 'Weekends only', hourlyRate: 24.5, jobCategory: 'Food' })
})

const change = async (body: object) =>
  (await ana.call(updateSeekerProfile, { params: { id: ana._id }, body: body as never })).profile
const work = async (startDate: string, endDate: string | null) =>
  (
    await ana.call(addExperience, {
      body: { title: 'Baker', company: 'Crust', startDate, ...(endDate ? { endDate } : { employed: true }) } as never,
    })
  ).experience._id
const found = async (body: object) =>
  (await hana.call(searchTalents, { body: body as never })).profiles.map(({ _id }) => _id)
const seen = async () => (await hana.call(getSeekerProfile, { params: { id: ana._id }, query: {} })).profile

const terms = [{ availability: 'weekends ONLY' }, { maxRate: 25 }, { minYears: 3 }] as const

test('availability, pay and years stay hidden until the seeker shows them', async () => {
  await work('2015-01', '2019-12')
  for (const filter of terms) expect(await found(filter)).toEqual([])
  const profile = await seen()
  expect(profile).toMatchObject({ ring: 1 })
  for (const field of ['availability', 'hourlyRate', 'yearsOfExperience', 'termsShown', 'experience'])
    expect(profile).not.toHaveProperty(field)
})

describe('a seeker who shows their terms', () => {
  beforeEach(async () => {
    expect(await change({ termsShown: true })).toMatchObject({ termsShown: true })
  })

  test('is found by them, and shows them without the experiences', async () => {
    await work('2015-01', '2019-12')
    for (const filter of terms) expect(await found(filter)).toEqual([ana._id])
    const profile = await seen()
    expect(profile).toMatchObject({ availability: 'Weekends only', hourlyRate: 24.5, yearsOfExperience: 5 })
    for (const field of ['experience', 'lastName', 'termsShown', 'vacationHours'])
      expect(profile).not.toHaveProperty(field)
  })

  test.each([
    [{ maxRate: 20 }],
    [{ availability: 'Nights' }],
    [{ minYears: 6 }],
    [{ verified: true }],
    [{ category: 'Health' }],
    [{ minYears: 5, maxRate: 20 }],
  ])('is not found by %o', async (filter) => {
    await work('2015-01', '2019-12')
    expect(await found(filter)).toEqual([])
  })

  test('hides them immediately', async () => {
    await work('2015-01', '2019-12')
    await change({ termsShown: false })
    for (const filter of terms) expect(await found(filter)).toEqual([])
    expect(await seen()).not.toHaveProperty('yearsOfExperience')
  })

  test('is not found by companies that the profile is hidden from', async () => {
    await ana.call(hideFromEmployer, { params: { id: hana._id } })
    expect(await found({ maxRate: 25 })).toEqual([])
  })

  test('has confirmed experience once one is confirmed', async () => {
    const id = await work('2015-01', '2019-12')
    await app.pool.query(
      "update experiences set verification = 'confirmed', confirmed_domain = 'crust.example', confirmed_at = now() where id = $1",
      [id],
    )
    await change({ aboutMe: 'I bake.' })
    expect(await found({ verified: true })).toEqual([ana._id])
  })

  test.each([
    [[], undefined],
    [[['2019-01', '2019-12']], 1],
    [[['2019-01', '2019-11']], 0],
    [
      [
        ['2018-03', '2019-02'],
        ['2018-09', '2020-02'],
      ],
      2,
    ],
    [
      [
        ['2010-01', '2010-12'],
        ['2015-01', '2015-12'],
      ],
      2,
    ],
    [[['2015-05-17', '2016-04-02']], 1],
  ] as const)('with experience in %o has %s whole years', async (periods, years) => {
    for (const [start, end] of periods) await work(start, end)
    expect((await seen()).yearsOfExperience).toBe(years)
    if (years) expect(await found({ minYears: years })).toEqual([ana._id])
    expect(await found({ minYears: (years ?? 0) + 1 })).toEqual([])
  })

  test('loses years with an experience', async () => {
    const id = await work('2015-01', '2019-12')
    await ana.call(removeExperience, { params: { id } })
    expect(await found({ minYears: 1 })).toEqual([])
  })

  test('gains years while a job goes on', async () => {
    const id = await work('2024-01', null)
    await app.pool.query("update experiences set start_date = '2010-01' where id = $1", [id])
    expect(await found({ minYears: 10 })).toEqual([])
    await updateTalentYears(app)
    expect(await found({ minYears: 10 })).toEqual([ana._id])
  })
})

const lastSeen = (daysAgo: number, who = ana) =>
  app.pool.query('update users set last_seen_at = now() - make_interval(secs => $2) where id = $1', [
    who._id,
    daysAgo * 86_400,
  ])

describe('the last visit', () => {
  test.each([
    [0, 'week', ['week', 'month']],
    [6.9, 'week', ['week', 'month']],
    [7.1, 'month', ['month']],
    [29.9, 'month', ['month']],
    [30.1, 'earlier', []],
  ] as const)('%s days ago is shown as %s', async (daysAgo, shown, filters) => {
    await change({ termsShown: true })
    await lastSeen(daysAgo)
    await updateTalentSeen(app)
    expect((await seen()).lastSeen).toBe(shown)
    for (const filter of ['week', 'month'] as const)
      expect(await found({ lastSeen: filter })).toEqual(filters.some((one) => one === filter) ? [ana._id] : [])
  })

  test('of people who keep their terms to themselves is neither shown nor searched', async () => {
    await lastSeen(1)
    expect(await seen()).not.toHaveProperty('lastSeen')
    expect(await found({ lastSeen: 'month' })).toEqual([])
    await change({ termsShown: true })
    expect(await found({ lastSeen: 'week' })).toEqual([ana._id])
    await change({ termsShown: false })
    expect(await found({ lastSeen: 'week' })).toEqual([])
    expect(await seen()).not.toHaveProperty('lastSeen')
  })

  test('orders people by week, month and earlier, with those who do not show it last', async () => {
    const others: Person[] = []
    for (const daysAgo of [2, 60, 20]) {
      const person = await aSeeker(app)
      await person.call(updateSeekerProfile, { params: { id: person._id }, body: { termsShown: true } as never })
      await lastSeen(daysAgo, person)
      others.push(person)
    }
    await updateTalentSeen(app)
    const [week, old, month] = others.map(({ _id }) => _id)
    const whole = await found({ sort: 'seen' })
    expect(whole.slice(0, 2)).toEqual([week, month])
    expect(new Set(whole)).toEqual(new Set([week, month, old, ana._id]))
    const pages = [await found({ sort: 'seen', limit: 1 }), await found({ sort: 'seen', limit: 1, page: 2 })]
    expect(pages).toEqual([[week], [month]])
  })

  test('of a profile is not found by companies that it hides from', async () => {
    await change({ termsShown: true })
    await ana.call(hideFromEmployer, { params: { id: hana._id } })
    for (const body of [{ lastSeen: 'week' }, { sort: 'seen' }]) expect(await found(body)).toEqual([])
  })
})

test('people are found by category, whether or not they show their terms', async () => {
  expect(await found({ category: 'food' })).toEqual([ana._id])
  expect(await found({ category: 'Health' })).toEqual([])
})

test.each([
  [{ minYears: 0 }, 'minYears'],
  [{ minYears: 51 }, 'minYears'],
  [{ maxRate: 24 }, 'maxRate'],
  [{ verified: 'maybe' }, 'verified'],
  [{ availability: 'x'.repeat(201) }, 'availability'],
])('refuses the filter %o', async (filter, field) => {
  await expect(found(filter)).toBeRefused('invalid_input', field)
})
