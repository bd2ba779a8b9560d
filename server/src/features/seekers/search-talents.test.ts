import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { decideChat, sendMessage } from '@hearback/contract/hiring/chat.ts'
import { inviteToApply } from '@hearback/contract/hiring/job-invitations.ts'
import * as contract from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aSeeker, someTowns } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const boise = { latitude: 43.6135, longitude: -116.2035 }
const nampa = { latitude: 43.5407, longitude: -116.5635 }

let acme: Person
beforeEach(async () => {
  acme = await anEmployer(app)
})

const search = (filters: object = {}, by = acme) => by.call(contract.searchTalents, { body: filters })
const found = async (filters: object = {}, by = acme) =>
  (await search(filters, by)).profiles.map((profile) => profile.displayName)

describe.each([contract.listTalents, contract.searchTalents])('$path', (endpoint) => {
  test('finds published profiles, the newest first, in pages with totals', async () => {
    for (const nickname of ['one', 'two', 'three']) await aSeeker(app, { nickname })
    await aSeeker(app, { nickname: 'hidden', published: false })
    const first = await acme.call(endpoint, { body: { limit: 2 } })
    expect(first).toMatchObject({ total: 3, totalPages: 2, totalIsExact: true })
    expect(first.profiles.map((p) => p.displayName)).toEqual(['three', 'two'])
    const second = await acme.call(endpoint, { body: { limit: '2', page: '2' } })
    expect(second).toMatchObject({ total: 3, profiles: [{ displayName: 'one' }] })
    expect((await acme.call(endpoint, { body: { page: 3 } })).profiles).toEqual([])
  })

  test.each([
    ['page', { page: 0 }],
    ['limit', { limit: 101 }],
    ['latitude', { latitude: 91 }],
    ['radius', { radius: 501 }],
    ['skill', { skill: Array.from({ length: 51 }, (_, i) => `skill ${i}`) }],
  ])('names a wrong %s', async (field, wrong) => {
    await expect(acme.call(endpoint, { body: wrong })).toBeRefused('invalid_input', field)
  })

  test('is for employers', async () => {
    await expect((await aSeeker(app)).call(endpoint, { body: {} })).toBeRefused('not_allowed')
    await expect(app.caller().call(endpoint, { body: {} })).toBeRefused('not_signed_in')
    expect((await (await anAccount(app, 'employer')).call(endpoint, { body: {} })).total).toBe(1)
  })
})

describe('searching talents', () => {
  test('narrows by all skills, case aside, and by keyword', async () => {
    await aSeeker(app, { nickname: 'baker', jobTitle: 'Baker', skill: ['Baking', 'rye'] })
    await aSeeker(app, { nickname: 'cook', jobTitle: 'Cook', skill: ['baking'] })
    expect(await found({ skill: 'BAKING' })).toEqual(['cook', 'baker'])
    expect(await found({ skill: 'baking, rye' })).toEqual(['baker'])
    expect(await found({ skill: ['baking'], keyword: 'cooks' })).toEqual(['cook'])
    expect(await search({ skill: 'welding' })).toMatchObject({ profiles: [], total: 0, totalPages: 0 })
  })

  test('narrows by city, also by one that no table knows', async () => {
    await someTowns(app)
    await aSeeker(app, { nickname: 'near', city: 'Millbury, ID' })
    await aSeeker(app, { nickname: 'far', city: 'Ryeford' })
    await aSeeker(app, { nickname: 'odd', city: 'Xyzzyqwv' })
    expect(await found({ city: 'millbury' })).toEqual(['near'])
    expect(await found({ city: 'Xyzzyqwv' })).toEqual(['odd'])
  })

  test('narrows by radius only with point and radius, and tells distances from the rounded point', async () => {
    await aSeeker(app, { nickname: 'in Boise', point: boise })
    await aSeeker(app, { nickname: 'in Nampa', point: nampa, city: 'Nampa' })
    const { profiles } = await search({ ...boise, radius: 10 })
    expect(profiles).toMatchObject([{ displayName: 'in Boise' }])
    expect(profiles[0]?.distanceKm).toBeLessThan(2)
    expect(await found({ ...boise, radius: 50, city: 'Boise' })).toEqual(['in Nampa', 'in Boise'])
    for (const part of [{ radius: 10 }, boise, { latitude: 43.6, radius: 10 }, { ...boise, radius: null }]) {
      expect(await found(part)).toEqual(['in Nampa', 'in Boise'])
    }
  })

  test('tells the same distance for all points of a cell, from wherever it is asked', async () => {
    const ana = await aSeeker(app, { point: { latitude: 43.6101, longitude: -116.2001 } })
    const asked = [boise, nampa, { latitude: 44, longitude: -116 }]
    const distances = () =>
      Promise.all(asked.map(async (from) => (await search({ ...from, radius: 200 })).profiles[0]?.distanceKm))
    const before = await distances()
    const body = { latitude: 43.6149, longitude: -116.2049 }
    await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body })
    expect(before).not.toContain(undefined)
    expect(await distances()).toEqual(before)
  })

  test('finds no one by what only closer rings see', async () => {
    const ana = await aSeeker(app, { nickname: 'A' })
    const secrets = {
      lastName: 'Ruizdottir',
      aboutMe: 'crumbworks',
      instituteName: 'flourcollege',
      subject: 'sourdough',
    }
    await ana.call(contract.updateSeekerProfile, { params: { id: ana._id }, body: secrets })
    for (const keyword of ['ruizdottir', 'crumbworks', 'flourcollege', 'sourdough']) {
      expect((await search({ keyword })).total).toBe(0)
    }
    expect((await search({ keyword: 'baker' })).total).toBe(1)
  })

  test('leaves out who hides from the company, also from the total', async () => {
    const ana = await aSeeker(app, { nickname: 'hides' })
    await aSeeker(app, { nickname: 'shows' })
    await ana.call(contract.hideFromEmployer, { params: { id: acme._id } })
    expect(await search()).toMatchObject({ total: 1, profiles: [{ displayName: 'shows' }] })
    expect(await found({}, await anEmployer(app))).toEqual(['shows', 'hides'])
    await ana.call(contract.showToEmployer, { params: { id: acme._id } })
    expect((await search()).total).toBe(2)
  })

  test('shows each by the ring of the company', async () => {
    const ana = await aSeeker(app, { firstName: 'Ana', lastName: 'Ruiz' })
    await aSeeker(app, { firstName: 'Bea', lastName: 'Sol' })
    await app.pool.query(
      `with job as (insert into jobs (employer_id, title, category, pay_from, pay_to, description)
         values ($2, 'Baker', 'Food', 20, 25, 'Bread') returning id)
       insert into applications (job_id, seeker_id, employer_id) select id, $1, $2 from job`,
      [ana._id, acme._id],
    )
    const { profiles } = await search()
    expect(profiles.map(({ displayName, ring }) => [displayName, ring])).toEqual([
      ['Bea S.', 1],
      ['Ana Ruiz', 2],
    ])
    expect(await found({}, await anEmployer(app))).toEqual(['Bea S.', 'Ana R.'])
  })
})

describe('the latest invitation to a person who is found', () => {
  const shown = async (filters: object = {}, by = acme) => (await search(filters, by)).invitations
  const invite = async (person: Person, title: string, by = acme) => {
    const job = await aJob(app, { by, title })
    const { chatId } = await by.call(inviteToApply, { body: { job, person: person._id, message: 'Apply to us 🥐' } })
    return { job, chatId }
  }

  test('says to which job, and what came of it', async () => {
    const ana = await aSeeker(app)
    expect(await shown()).toEqual([])
    const { job, chatId } = await invite(ana, 'Baker')
    expect(await shown()).toMatchObject([{ person: ana._id, job, jobTitle: 'Baker', answer: null }])
    await ana.call(sendMessage, { body: { chatId, content: 'Thank you.' } })
    expect(await shown()).toMatchObject([{ answer: 'replied' }])
    const id = await anApplication(app, { by: ana, to: job })
    expect(await shown()).toMatchObject([{ answer: 'applied' }])
    await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    expect(await shown()).toMatchObject([{ answer: 'withdrawn' }])
    expect(await shown({ keyword: 'welder' })).toEqual([])
  })

  test('says that the person declined to chat, and nothing of a block', async () => {
    const [ana, bea] = [await aSeeker(app), await aSeeker(app)]
    for (const [who, decision] of [
      [ana, 'decline'],
      [bea, 'block'],
    ] as const) {
      const { chatId } = await invite(who, 'Baker')
      await who.call(decideChat, { params: { chatId }, body: { decision } })
    }
    const answers = new Map((await shown())?.map(({ person, answer }) => [person, answer]))
    expect([answers.get(ana._id), answers.get(bea._id)]).toEqual(['declined', null])
  })

  test('is the latest of the own company, of the people of the page', async () => {
    const [ana, bea] = [await aSeeker(app), await aSeeker(app)]
    for (const title of ['Baker', 'Night baker']) await invite(ana, title)
    await invite(bea, 'Cook')
    await invite(ana, 'Welder', await anEmployer(app))
    expect((await shown())?.map(({ jobTitle }) => jobTitle).toSorted()).toEqual(['Cook', 'Night baker'])
    expect(await shown({ limit: 1, page: 2 })).toMatchObject([{ person: ana._id, jobTitle: 'Night baker' }])
    await ana.call(contract.hideFromEmployer, { params: { id: acme._id } })
    expect(await shown()).toMatchObject([{ person: bea._id }])
  })
})
