import { getCriteria, getScorecards, setCriteria } from '@hearback/contract/hiring/scorecards.ts'
import { setJobPeople } from '@hearback/contract/jobs/job-people.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { score, setNames, sheetOf } from '../../../test/scorecard-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'

const app = testApp()
let hana: EmployerPerson
let rita: Person
let jobId: string
let id: string
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  rita = await aMember(app, hana)
  jobId = await aJob(app, { by: hana })
  await hana.call(setJobPeople, { params: { id: jobId }, body: { lead: null, recruiters: [] } })
  id = await anApplication(app, { by: await aSeeker(app), to: jobId })
})

const read = (by: Person = hana) => by.call(getCriteria, { params: { id: jobId } })
const names = async () => (await read()).criteria.map(({ name }) => name)
const set = async (criteria: object[], by: Person = hana, version?: string) =>
  by.call(setCriteria, {
    params: { id: jobId },
    body: { criteria: criteria as { name: string }[], version: version ?? (await read(by)).version },
  })
const named = (...list: string[]) => list.map((name) => ({ name }))

describe('the criteria of a job', () => {
  test('are none at first, then up to eight in their order', async () => {
    expect(await read()).toMatchObject({ criteria: [], mayEdit: true })
    const eight = ['Oven', 'Dough', 'Calm', 'Early', 'Team', 'Clean', 'Fast', 'Kind']
    await set(named(...eight))
    expect(await names()).toEqual(eight)
    await expect(set(named(...eight, 'Ninth'))).toBeRefused('invalid_input', 'criteria')
    expect(await names()).toEqual(eight)
    expect((await sheetOf(rita, id)).criteria.map(({ name }) => name)).toEqual(eight)
  })

  test('are short visible lines, each one once in any case', async () => {
    for (const name of [
      '',
      ' \n',
      '\u200B\u2060',
      '\u202E\u3164',
      'x'.repeat(81),
      '👩🏽‍🍳'.repeat(21),
      'a\0b',
      '\uD83D',
    ])
      await expect(set(named(name)), JSON.stringify(name)).toBeRefused('invalid_input', 'criteria.0.name')
    for (const list of [
      ['Oven', 'OVEN'],
      ['Café', 'cafe\u0301'],
      ['Oven', ' o\u200Bven\n'],
      ['ΟΔΟΣ', 'οδοσ'],
    ])
      await expect(set(named(...list)), list.join()).toBeRefused('invalid_input', 'criteria')
    expect(await names()).toEqual([])
    await set(named('  Cafe\u0301\r\nal horno\u202E ', 'خبز العجين', '👩🏽‍🍳'.repeat(20), 'x'.repeat(80)))
    expect(await names()).toEqual(['Café al horno', 'خبز العجين', '👩🏽‍🍳'.repeat(20), 'x'.repeat(80)])
  })

  test('keep their ids when they are renamed, moved, and when two swap their names', async () => {
    const [oven, dough] = (await set(named('Oven', 'Dough'))).criteria
    await set([
      { _id: dough?._id, name: 'Oven' },
      { _id: oven?._id, name: 'Dough' },
    ])
    expect((await read()).criteria).toEqual([
      { _id: dough?._id, name: 'Oven' },
      { _id: oven?._id, name: 'Dough' },
    ])
  })

  test('are archived once they were rated, deleted if not, and come back by their name', async () => {
    const [oven] = (await set(named('Oven', 'Dough'))).criteria
    await score(rita, id, { Oven: { rating: 4 } })
    await set(named('Calm'))
    expect((await sheetOf(rita, id)).own?.ratings).toMatchObject([{ name: 'Oven', rating: 4, isArchived: true }])
    const stored = await app.pool.query('select name from scorecard_criteria where job_id = $1 order by name', [jobId])
    expect(stored.rows.map(({ name }) => name)).toEqual(['Calm', 'Oven'])
    expect((await set(named('OVEN'))).criteria).toEqual([{ _id: oven?._id, name: 'OVEN' }])
    expect((await sheetOf(rita, id)).own?.ratings).toMatchObject([{ name: 'OVEN', ratedAs: 'Oven', isArchived: false }])
  })

  test('of two members do not overwrite each other, and a repeated change is no conflict', async () => {
    const { version } = await read()
    const outcomes = await Promise.allSettled([
      set(named('Hana’s'), hana, version),
      set(named('Rita’s'), rita, version),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const kept = await names()
    await expect(set(named('Late'), hana, version)).toBeRefused('conflict')
    expect(await names()).toEqual(kept)
    const before = await read()
    await set(named(...kept), hana, version)
    expect(await read()).toEqual(before)
  })

  test('refuse an id of another job, an unknown one, and one that is given twice', async () => {
    const [oven] = (await set(named('Oven'))).criteria
    const otherJob = await aJob(app, { by: hana })
    const [foreign] = await setNames(hana, otherJob, ['Foreign'])
    for (const _id of [foreign?._id, '01900000-0000-7000-8000-000000000002'])
      await expect(set([{ _id, name: 'Mine' }])).toBeRefused('conflict')
    await expect(set([{ ...oven }, { _id: oven?._id, name: 'Twice' }])).toBeRefused('invalid_input', 'criteria')
    expect(await names()).toEqual(['Oven'])
  })

  test('are set by owners and the lead, and by any recruiter while no one leads', async () => {
    await set(named('Oven'), rita)
    await hana.call(setJobPeople, { params: { id: jobId }, body: { lead: hana._id, recruiters: [rita._id] } })
    await expect(set(named('Dough'), rita)).toBeRefused('not_allowed')
    expect(await read(rita)).toMatchObject({ criteria: [{ name: 'Oven' }], mayEdit: false })
    await hana.call(setJobPeople, { params: { id: jobId }, body: { lead: rita._id, recruiters: [] } })
    await set(named('Dough'), rita)
    await set(named('Calm'))
    expect(await names()).toEqual(['Calm'])
  })

  test('are of no one else, and gone with the job, whose scorecards stay', async () => {
    await set(named('Oven'))
    await score(hana, id, { Oven: { rating: 2 } })
    const otto = await anEmployer(app)
    await expect(read(otto)).toBeRefused('not_allowed')
    await expect(set(named('Mine'), otto, (await read()).version)).toBeRefused('not_allowed')
    await app.pool.query(`update jobs set status = 'closed', deleted_at = now() where id = $1`, [jobId])
    await expect(read()).toBeRefused('not_found')
    expect((await hana.call(getScorecards, { params: { id } })).own?.ratings).toMatchObject([
      { name: 'Oven', rating: 2 },
    ])
    await score(rita, id, { Oven: { rating: 3 } })
    await app.pool.query('delete from jobs where id = $1', [jobId])
    const left = await app.pool.query('select from scorecards union all select from scorecard_criteria')
    expect(left.rowCount).toBe(0)
  })
})
