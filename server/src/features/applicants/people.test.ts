import { findApplicants, listApplicationsOfPerson } from '@hearback/contract/hiring/applicants.ts'
import { updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { hideFromEmployer } from '@hearback/contract/people/seekers.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()
let hana: Person
beforeEach(async () => {
  hana = await anEmployer(app)
})

const apply = async (by: Person, title = 'Baker', rest: object = {}) =>
  anApplication(app, { by, to: await aJob(app, { by: hana, title }), ...rest })

describe('the page of a person', () => {
  const open = (viewer: Person, person: Person, query: object = {}) =>
    viewer.call(listApplicationsOfPerson, { params: { id: person._id }, query: query as never })

  test('has all applications to the company, latest change first, with history and the profile', async () => {
    const ana = await aSeeker(app)
    await apply(ana, 'Baker', { status: 'rejected', appliedDaysAgo: 40 })
    await apply(ana, 'Miller')
    await anApplication(app, { by: ana, to: await aJob(app, { by: await anEmployer(app), title: 'Cook' }) })
    const page = await open(hana, ana)
    expect(page).toMatchObject({ total: 2, totalPages: 1, applicant: { _id: ana._id, ring: 2, lastName: 'Ruiz' } })
    expect(page.applications.map(({ jobTitle }) => jobTitle)).toEqual(['Miller', 'Baker'])
    expect(page.applications[1]?.history.map(({ to }) => to)).toEqual(['applied', 'rejected'])
    const second = await open(hana, ana, { limit: 1, page: 2 })
    expect(second).toMatchObject({ total: 2, totalPages: 2, applications: [{ jobTitle: 'Baker' }] })
  })

  test('is there only for companies that the person applied to', async () => {
    const ana = await aSeeker(app)
    await expect(open(hana, ana)).toBeRefused('not_found')
    await apply(ana)
    await expect(open(await anEmployer(app), ana)).toBeRefused('not_found')
    await expect(open(hana, hana)).toBeRefused('not_found')
  })

  test('shows the profile at the visibility level of the company', async () => {
    const ana = await aSeeker(app)
    const id = await apply(ana)
    await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    await ana.call(hideFromEmployer, { params: { id: hana._id } })
    const { applicant, applications } = await open(hana, ana)
    expect(applicant).toMatchObject({ ring: 1, displayName: 'Ana R.' })
    expect(applicant.lastName).toBeUndefined()
    expect(applications).toMatchObject([{ status: 'withdrawn', applicant: { ring: 1 } }])
  })

  test('is gone with an erased account', async () => {
    const ana = await aSeeker(app)
    await apply(ana)
    await app.pool.query('delete from users where id = $1', [ana._id])
    await expect(open(hana, ana)).toBeRefused('not_found')
  })
})

describe('applicants by name', () => {
  const find = async (name: string, viewer = hana) =>
    (await viewer.call(findApplicants, { query: { name } })).applicants.map((one) => one.name)

  test.each([
    ['jos', ['José Núñez']],
    ['nunez', ['José Núñez']],
    ['ÑÚÑ', ['José Núñez']],
    ['अनि', ['अनिता शर्मा']],
    ['ив', ['Мария Иванова']],
    ['王', ['小明 王']],
    ['obrien', ['Sinéad O’Brien']],
    ['BRIEN sin', ['Sinéad O’Brien']],
    ['soren', ['Søren Weiß']],
    ['weiss', ['Søren Weiß']],
    ['ose', []],
    ['%', []],
    ['🥐', []],
    ['a b c d e f g', []],
  ])('are found by %s', async (name, found) => {
    for (const [firstName, lastName] of [
      ['José', 'Núñez'],
      ['Мария', 'Иванова'],
      ['小明', '王'],
      ['Sinéad', 'O’Brien'],
      ['Søren', 'Weiß'],
      ['अनिता', 'शर्मा'],
    ] as const)
      await apply(await aSeeker(app, { firstName, lastName }))
    expect(await find(name)).toEqual(found)
  })

  test('are those of one’s own company, once each, with the latest application', async () => {
    const ana = await aSeeker(app)
    await apply(ana, 'Baker', { status: 'rejected', appliedDaysAgo: 9 })
    await apply(ana, 'Miller')
    await aSeeker(app, { firstName: 'Ana' })
    const { applicants } = await hana.call(findApplicants, { query: { name: 'ana' } })
    expect(applicants).toMatchObject([{ _id: ana._id, name: 'Ana Ruiz', jobTitle: 'Miller', status: 'applied' }])
    expect(await find('ana', await anEmployer(app))).toEqual([])
  })

  test('are at most eight, latest application first', async () => {
    for (let n = 0; n < 10; n++)
      await apply(await aSeeker(app, { lastName: `R${n}` }), 'Baker', { appliedDaysAgo: 9 - n })
    expect(await find('ana')).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `Ana R${n}`))
  })

  test('are not found by a name that the company may no longer see', async () => {
    const ana = await aSeeker(app)
    const id = await apply(ana, 'Baker', { status: 'rejected' })
    expect(await find('ruiz')).toEqual(['Ana Ruiz'])
    await shiftApplication(app, id, 200)
    expect(await find('ruiz')).toEqual([])
    expect(await find('ana r')).toEqual(['Ana R.'])
  })

  test('are gone with their account', async () => {
    const ana = await aSeeker(app)
    await apply(ana)
    await app.pool.query('delete from users where id = $1', [ana._id])
    expect(await find('ana')).toEqual([])
  })

  test('need a name', async () => {
    await expect(find('')).toBeRefused('invalid_input', 'name')
    await expect(find('x'.repeat(201))).toBeRefused('invalid_input', 'name')
  })
})
