import { sendMessage } from '@hearback/contract/hiring/chat.ts'
import { inviteToApply } from '@hearback/contract/hiring/job-invitations.ts'
import * as contract from '@hearback/contract/people/saved-talents.ts'
import { hideFromEmployer, showToEmployer, updateSeekerProfile } from '@hearback/contract/people/seekers.ts'
import { talentLimits } from '@hearback/contract/values/limits.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { inTransaction } from '../../db/transaction.ts'
import { eraseAccountData } from '../data-rights/erase-accounts.service.ts'

const app = testApp()
const nobodysId = '01900000-0000-7000-8000-000000000000'
let hana: Person
beforeEach(async () => {
  hana = await anEmployer(app)
})

const erase = (who: Person) =>
  inTransaction(app.deps, (tx, publish) => eraseAccountData(app.deps, tx, publish, who._id))

describe('a saved talent search', () => {
  const save = async (name: string, filters: object = { keyword: 'baker' }, who = hana) =>
    (await who.call(contract.saveTalentSearch, { body: { name, ...filters } as never })).search
  const searches = async (who = hana) => (await who.call(contract.listTalentSearches)).searches
  const counts = async () => (await searches()).map(({ newMatches }) => newMatches)
  const visit = (id: string, who = hana) => who.call(contract.visitTalentSearch, { params: { id } })

  test('keeps all its filters, and is listed with the latest first', async () => {
    const filters = {
      ...{ skill: ['Baking', '🥐'], city: 'Boise', keyword: 'noche', category: 'Food', availability: 'Nights' },
      ...{ minYears: 3, maxRate: 25, verified: true, lastSeen: 'month', sort: 'seen' },
      ...{ latitude: 43.6, longitude: -116.2, radius: 25 },
    }
    await save('Bakers')
    const { filters: kept } = await save('Panadería nocturna 夜', filters)
    expect(kept).toEqual(filters)
    expect((await searches()).map(({ name }) => name)).toEqual(['Panadería nocturna 夜', 'Bakers'])
    expect(await searches(await anEmployer(app))).toEqual([])
  })

  test('counts the matches published since the last visit', async () => {
    await aSeeker(app, { jobTitle: 'Baker' })
    const { _id } = await save('Bakers')
    expect(await counts()).toEqual([0])
    await aSeeker(app, { jobTitle: 'Baker' })
    await aSeeker(app, { jobTitle: 'Welder' })
    const hidden = await aSeeker(app, { jobTitle: 'Baker' })
    await hidden.call(hideFromEmployer, { params: { id: hana._id } })
    expect(await counts()).toEqual([1])
    await visit(_id)
    expect(await counts()).toEqual([0])
  })

  test('has a name of its own, in any case; the same in two tabs is saved once', async () => {
    const outcomes = await Promise.allSettled(['Bakers', 'BAKERS', 'bakers'].map((name) => save(name)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(save('Bakers')).toBeRefused('invalid_input', 'name')
    const { _id: id } = await save('Millers')
    await expect(hana.call(contract.renameTalentSearch, { params: { id }, body: { name: 'bakers' } })).toBeRefused(
      'invalid_input',
      'name',
    )
    await hana.call(contract.renameTalentSearch, { params: { id }, body: { name: 'MILLERS' } })
    await save('Bakers', {}, await anEmployer(app))
    expect(await searches()).toMatchObject([{ name: 'MILLERS' }, {}])
  })

  test.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(talentLimits.name + 1) }, 'name'],
    [{ name: 'A', maxRate: 24 }, 'maxRate'],
    [{ name: 'A', lastSeen: 'today' }, 'lastSeen'],
    [{ name: 'A', sort: 'age' }, 'sort'],
    [{ name: 'A', skill: Array.from({ length: 51 }, (_, n) => `s${n}`) }, 'skill'],
  ])('is refused with %o', async (body, field) => {
    await expect(hana.call(contract.saveTalentSearch, { body: body as never })).toBeRefused('invalid_input', field)
    expect(await searches()).toEqual([])
  })

  test(`is one of at most ${talentLimits.searches}, also when the last ones come concurrently`, async () => {
    await app.pool.query(
      `insert into talent_searches (employer_id, slot, name, filters) select $1, n, 'S' || n, '{}' from generate_series(2, 50) n`,
      [hana._id],
    )
    const outcomes = await Promise.allSettled(['A', 'B', 'C'].map((name) => save(name)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(save('D')).toBeRefused('invalid_input', 'name')
    expect(await searches()).toHaveLength(talentLimits.searches)
  })

  test('needs a company, and is of no use to another', async () => {
    await expect(save('Bakers', {}, await anAccount(app, 'employer'))).toBeRefused('profile_required')
    const { _id: id } = await save('Bakers')
    const otto = await anEmployer(app)
    await expect(visit(id, otto)).toBeRefused('not_found')
    await expect(otto.call(contract.removeTalentSearch, { params: { id } })).toBeRefused('not_found')
    await hana.call(contract.removeTalentSearch, { params: { id } })
    await expect(hana.call(contract.removeTalentSearch, { params: { id } })).toBeRefused('not_found')
    expect(await searches()).toEqual([])
  })
})

describe('a list of people', () => {
  let id: string
  beforeEach(async () => {
    id = (await hana.call(contract.createTalentList, { body: { name: 'Spring' } })).list._id
  })
  const add = (who: Person, list = id, by = hana) =>
    by.call(contract.addToTalentList, { params: { id: list, person: who._id } })
  const remove = (who: Person) => hana.call(contract.removeFromTalentList, { params: { id, person: who._id } })
  const page = (query: object = {}, by = hana) =>
    by.call(contract.listTalentListPeople, { params: { id }, query: query as never })
  const people = async () => (await page()).profiles.map(({ _id }) => _id)
  const lists = async (person?: string) =>
    (await hana.call(contract.listTalentLists, { query: person ? { person } : {} })).lists

  test('has each person once, latest added first, at the visibility level of the company', async () => {
    const [ana, bea] = [await aSeeker(app), await aSeeker(app)]
    await add(ana)
    await Promise.all([add(bea), add(bea), add(bea)])
    expect(await page()).toMatchObject({ total: 2, totalPages: 1, list: { name: 'Spring', people: 2 } })
    expect(await people()).toEqual([bea._id, ana._id])
    const second = await page({ page: 2, limit: 1 })
    expect(second.profiles).toMatchObject([{ _id: ana._id, ring: 1 }])
    expect(second.profiles[0]).not.toHaveProperty('lastName')
    expect(await lists(ana._id)).toMatchObject([{ people: 2, hasPerson: true }])
    await remove(ana)
    await remove(ana)
    expect(await lists(ana._id)).toMatchObject([{ people: 1, hasPerson: false }])
  })

  test('does not show people who hide from the company, unpublish, or are suspended', async () => {
    const [hides, unpublishes, suspended] = [await aSeeker(app), await aSeeker(app), await aSeeker(app)]
    for (const who of [hides, unpublishes, suspended]) await add(who)
    await hides.call(hideFromEmployer, { params: { id: hana._id } })
    const { _id } = unpublishes
    await unpublishes.call(updateSeekerProfile, { params: { id: _id }, body: { published: false } as never })
    await app.pool.query('update users set suspended_at = now() where id = $1', [suspended._id])
    expect(await page()).toMatchObject({ total: 0, totalPages: 0, profiles: [], list: { people: 0 } })
    expect(await lists(hides._id)).toMatchObject([{ people: 0, hasPerson: false }])
    await expect(add(hides)).toBeRefused('not_found')
    await hides.call(showToEmployer, { params: { id: hana._id } })
    expect(await people()).toEqual([hides._id])
  })

  test('loses an erased person immediately', async () => {
    const ana = await aSeeker(app)
    await add(ana)
    await erase(ana)
    expect(await people()).toEqual([])
    expect((await app.pool.query('select from talent_list_people')).rowCount).toBe(0)
  })

  test('is erased with its company, and so are its searches', async () => {
    await add(await aSeeker(app))
    await hana.call(contract.saveTalentSearch, { body: { name: 'Bakers' } as never })
    await erase(hana)
    for (const table of ['talent_lists', 'talent_list_people', 'talent_searches'])
      expect((await app.pool.query(`select from ${table}`)).rowCount).toBe(0)
  })

  test(`has up to ${talentLimits.listPeople} people; those who cannot be found make room`, async () => {
    await app.pool.query(
      `with person as (insert into users (email, user_type, origin) select 's' || n || '@import.invalid', 'jobseeker', 'import'
         from generate_series(1, 500) n returning id),
       profile as (insert into seekers (user_id, first_name, last_name, nickname, city, job_title, skills, published_at)
         select id, 'A', 'B', '', 'Boise', 'Baker', '{}', now() from person returning user_id)
       insert into talent_list_people (list_id, slot, seeker_id) select $1, row_number() over (), user_id from profile`,
      [id],
    )
    const [ana, bea] = [await aSeeker(app), await aSeeker(app)]
    await expect(add(ana)).toBeRefused('invalid_input', 'person')
    await app.pool.query(
      'update seekers set published_at = null where user_id = (select seeker_id from talent_list_people where slot = 7)',
    )
    const outcomes = await Promise.allSettled([add(ana), add(bea)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await page()).total).toBe(talentLimits.listPeople)
    await expect(
      app.pool.query('insert into talent_list_people (list_id, slot, seeker_id) values ($1, 501, $2)', [id, bea._id]),
    ).rejects.toThrow('talent_list_people_slot_check')
  })

  test('has a name of its own among at most 50 lists, sorted by name', async () => {
    const create = (name: string) => hana.call(contract.createTalentList, { body: { name } })
    await expect(create('SPRING')).toBeRefused('invalid_input', 'name')
    await create('autumn')
    expect((await lists()).map(({ name }) => name)).toEqual(['autumn', 'Spring'])
    await expect(hana.call(contract.renameTalentList, { params: { id }, body: { name: 'Autumn' } })).toBeRefused(
      'invalid_input',
      'name',
    )
    await hana.call(contract.renameTalentList, { params: { id }, body: { name: 'Winter' } })
    await app.pool.query(
      `insert into talent_lists (employer_id, slot, name) select $1, n, 'L' || n from generate_series(3, 50) n`,
      [hana._id],
    )
    await expect(create('One more')).toBeRefused('invalid_input', 'name')
  })

  test('is that of one company, and has only people', async () => {
    const [otto, ana] = [await anEmployer(app), await aSeeker(app)]
    for (const act of [() => add(ana, id, otto), () => page({}, otto), () => add(ana, nobodysId)])
      await expect(act()).toBeRefused('not_found')
    await expect(otto.call(contract.removeTalentList, { params: { id } })).toBeRefused('not_found')
    await expect(add(otto)).toBeRefused('not_found')
    await add(ana)
    await hana.call(contract.removeTalentList, { params: { id } })
    expect(await lists()).toEqual([])
    await expect(page()).toBeRefused('not_found')
  })
})

describe('the latest invitation to a person of a list', () => {
  async function anInvitedPerson(by = hana) {
    const ana = await aSeeker(app)
    const { list } = await hana.call(contract.createTalentList, { body: { name: `List ${ana._id}`.slice(0, 40) } })
    await hana.call(contract.addToTalentList, { params: { id: list._id, person: ana._id } })
    const invite = async (title: string) => {
      const job = await aJob(app, { by, title })
      const { chatId } = await by.call(inviteToApply, { body: { job, person: ana._id, message: 'Apply to us 🥐' } })
      return { job, chatId }
    }
    const shown = async () =>
      (await hana.call(contract.listTalentListPeople, { params: { id: list._id }, query: {} })).invitations
    return { ana, invite, shown }
  }

  test('says to which job, and how the person answered', async () => {
    const { ana, invite, shown } = await anInvitedPerson()
    expect(await shown()).toEqual([])
    const { chatId } = await invite('Baker')
    expect(await shown()).toMatchObject([{ person: ana._id, jobTitle: 'Baker', answer: null }])
    await hana.call(sendMessage, { body: { chatId, content: 'Any questions?' } })
    expect(await shown()).toMatchObject([{ answer: null }])
    await ana.call(sendMessage, { body: { chatId, content: 'Thank you.' } })
    expect(await shown()).toMatchObject([{ answer: 'replied' }])
    const { job } = await invite('Night baker')
    expect(await shown()).toMatchObject([{ jobTitle: 'Night baker', answer: null }])
    await anApplication(app, { by: ana, to: job })
    expect(await shown()).toMatchObject([{ job, answer: 'applied' }])
    await app.pool.query(`update applications set status = 'withdrawn'`)
    expect(await shown()).toMatchObject([{ answer: 'withdrawn' }])
  })

  test('of another company is not shown, nor one to a person who hides', async () => {
    const other = await anEmployer(app)
    const theirs = await anInvitedPerson(other)
    await theirs.invite('Baker')
    expect(await theirs.shown()).toEqual([])
    const own = await anInvitedPerson()
    await own.invite('Baker')
    await own.ana.call(hideFromEmployer, { params: { id: hana._id } })
    expect(await own.shown()).toEqual([])
  })
})

describe('an export of a list', () => {
  const listOf = async (...people: Person[]) => {
    const { list } = await hana.call(contract.createTalentList, { body: { name: 'Spring 🥐' } })
    for (const { _id: person } of people)
      await hana.call(contract.addToTalentList, { params: { id: list._id, person } })
    return list._id
  }
  const exported = (id: string, by = hana) => by.call(contract.exportTalentList, { params: { id } })

  test('has all people with what the company may see of each, and their latest invitations', async () => {
    const [ana, bea] = [await aSeeker(app), await aSeeker(app)]
    const id = await listOf(ana, bea)
    const job = await aJob(app, { by: hana, title: 'Baker' })
    await hana.call(inviteToApply, { body: { job, person: ana._id, message: 'Apply to us 🥐' } })
    await anApplication(app, { by: ana, to: job })
    const { list, profiles, invitations } = await exported(id)
    expect(list).toMatchObject({ name: 'Spring 🥐', people: 2 })
    expect(profiles).toMatchObject([
      { _id: bea._id, displayName: 'Ana R.' },
      { _id: ana._id, displayName: 'Ana Ruiz', lastName: 'Ruiz' },
    ])
    for (const hidden of ['lastName', 'email', 'phone']) expect(profiles[0]).not.toHaveProperty(hidden)
    for (const profile of profiles) expect(profile).not.toHaveProperty('experience')
    expect(invitations).toMatchObject([{ person: ana._id, jobTitle: 'Baker', answer: 'applied' }])
  })

  test('leaves out people who hide from the company since', async () => {
    const [ana, bea] = [await aSeeker(app), await aSeeker(app)]
    const id = await listOf(ana, bea)
    await ana.call(hideFromEmployer, { params: { id: hana._id } })
    expect(await exported(id)).toMatchObject({ list: { people: 1 }, profiles: [{ _id: bea._id }] })
    await bea.call(updateSeekerProfile, { params: { id: bea._id }, body: { published: false } })
    expect((await exported(id)).profiles).toEqual([])
  })

  test(`has up to ${talentLimits.listPeople} people, more than a page`, async () => {
    const people = []
    for (let at = 0; at < 23; at += 1) people.push(await aSeeker(app))
    expect((await exported(await listOf(...people))).profiles).toHaveLength(23)
  })

  test('is logged without personal data', async () => {
    const lines = vi.spyOn(app.deps.log, 'info')
    const id = await listOf(await aSeeker(app))
    await exported(id)
    expect(lines).toHaveBeenCalledWith(
      { event: 'exported', what: 'talent_list', userId: hana._id, id, people: 1 },
      'exported',
    )
  })

  test('works ten times an hour, for lists of the own company', async () => {
    const id = await listOf(await aSeeker(app))
    await expect(exported(id, await anEmployer(app))).toBeRefused('not_found')
    for (let time = 1; time <= 10; time += 1) await exported(id)
    await expect(exported(id)).toBeRefused('too_many_requests')
  })
})
