import { getApplication, listApplicants } from '@hearback/contract/hiring/applications.ts'
import {
  deleteScorecard,
  getScorecards,
  type ScorecardSheet,
  saveScorecard,
} from '@hearback/contract/hiring/scorecards.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { type Score, score, scorecardBody, setNames, sheetOf } from '../../../test/scorecard-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'

const app = testApp()
let hana: EmployerPerson
let rita: Person
let ana: Person
let jobId: string
let id: string
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Crust' })
  rita = await aMember(app, hana)
  ana = await aSeeker(app)
  jobId = await aJob(app, { by: hana })
  id = await anApplication(app, { by: ana, to: jobId })
  await setNames(hana, jobId, ['Oven', 'Dough', 'Calm'])
})

type Body = ReturnType<typeof scorecardBody> & { clientCardId?: string }
const save = (by: Person, body: Body, of = id) => by.call(saveScorecard, { params: { id: of }, body })
const remove = (cardId: string | undefined, by: Person) => by.call(deleteScorecard, { params: { id: cardId ?? '' } })
const oven = (sentence: string): Record<string, Score> => ({ Oven: { sentence } })
const ofOthers = (sheet: ScorecardSheet) =>
  sheet.scorecards.map(({ author, ratings }) => [author.name, ratings[0]?.sentence])

describe('scorecards of colleagues', () => {
  test('are hidden until one’s own is stored, but for their number and the first names', async () => {
    await score(hana, id, { Oven: { rating: 4, sentence: 'Zyxora' } })
    const before = await sheetOf(rita, id)
    expect(before).toMatchObject({ own: null, others: { count: 1, names: ['Harriet'] }, scorecards: [] })
    expect(JSON.stringify(before)).not.toMatch(/Zyxora|"rating"|createdAt|editedAt/)
    const after = await score(rita, id, { Oven: { rating: 1 } })
    expect(after).toMatchObject({ own: { ratings: [{ rating: 1 }] }, others: { count: 1, names: ['Harriet'] } })
    expect(ofOthers(after)).toEqual([['Harriet', 'Zyxora']])
    expect(await sheetOf(rita, id)).toEqual(after)
    expect(ofOthers(await sheetOf(hana, id))).toEqual([['Rita', '']])
  })

  test('are hidden by a refused scorecard, by one of another applicant, and again once one’s own is deleted', async () => {
    await score(hana, id, oven('Zyxora'))
    await expect(score(rita, id, oven(' \u200B'))).toBeRefused('invalid_input', 'ratings')
    expect(ofOthers(await sheetOf(rita, id))).toEqual([])
    const other = await anApplication(app, { by: await aSeeker(app), to: jobId })
    await score(rita, other, oven('Mine'))
    expect(ofOthers(await sheetOf(rita, id))).toEqual([])
    const { own } = await score(rita, id, oven('Mine'))
    expect(ofOthers(await sheetOf(rita, id))).toEqual([['Harriet', 'Zyxora']])
    await remove(own?._id, rita)
    expect(await sheetOf(rita, id)).toMatchObject({ own: null, others: { count: 1 }, scorecards: [] })
  })

  test('are never in a reply beside no own one, also while all write at the same time', async () => {
    const team = [hana, rita, await aMember(app, hana, { firstName: 'Ben' }), await aMember(app, hana)]
    const seen: ScorecardSheet[] = []
    await Promise.all(
      team.flatMap((one) => [
        score(one, id, oven(one._id)).then((sheet) => seen.push(sheet)),
        ...[1, 2, 3].map(() => sheetOf(one, id).then((sheet) => seen.push(sheet))),
      ]),
    )
    for (const sheet of seen) if (sheet.own === null) expect(sheet.scorecards).toEqual([])
    for (const one of team) expect((await sheetOf(one, id)).scorecards).toHaveLength(3)
  })

  test('are in no reply of the application and of its job, and found by no search', async () => {
    await score(hana, id, oven('Zyxora'))
    for (const reply of [
      await rita.call(getApplication, { params: { id } }),
      await ana.call(getApplication, { params: { id } }),
      await rita.call(listApplicants, { params: { jobId }, query: {} }),
    ])
      expect(JSON.stringify(reply)).not.toContain('Zyxora')
    const { applications } = await rita.call(listApplicants, { params: { jobId }, query: { keyword: 'zyxora' } })
    expect(applications).toEqual([])
  })

  test('are of no other company, no former member and no applicant', async () => {
    const sheet = await score(rita, id, oven('Calm'))
    const otto = await anEmployer(app)
    const body = scorecardBody({ ...sheet, own: null }, oven('Mine'))
    await expect(sheetOf(otto, id)).toBeRefused('not_found')
    await expect(save(otto, body)).toBeRefused('not_found')
    await expect(remove(sheet.own?._id, otto)).toBeRefused('not_found')
    await expect(ana.call(getScorecards, { params: { id } })).toBeRefused('not_allowed')
    await app.pool.query('delete from company_members where user_id = $1', [rita._id])
    await expect(sheetOf(rita, id)).toBeRefused('not_allowed')
    await expect(save(rita, body)).toBeRefused('not_allowed')
    await expect(remove(sheet.own?._id, rita)).toBeRefused('not_allowed')
    expect(ofOthers(await score(hana, id, oven('Quick')))).toEqual([['Rita', 'Calm']])
  })
})

describe('one’s own scorecard', () => {
  test('has ratings from 1 to 4 or none, and a sentence of up to 500 characters', async () => {
    for (const rating of [0, 5, -1, 2.5, 'good', Number.MAX_SAFE_INTEGER])
      await expect(score(rita, id, { Oven: { rating: rating as number } })).toBeRefused('invalid_input')
    for (const scores of [
      {},
      { Oven: {} },
      { Oven: { rating: null, sentence: '' } },
      oven('\u2060\u3164 \n'),
      oven('\u0301'),
    ])
      await expect(score(rita, id, scores)).toBeRefused('invalid_input', 'ratings')
    await expect(score(rita, id, oven('x'.repeat(501)))).toBeRefused('invalid_input', 'ratings.0.sentence')
    expect((await sheetOf(rita, id)).own).toBeNull()
    for (const rating of [1, 2, 3, 4]) {
      const { own } = await score(rita, id, { Oven: { rating }, Dough: { rating: null } })
      expect(own?.ratings).toMatchObject([{ name: 'Oven', rating, sentence: '' }])
    }
    const { own } = await score(rita, id, { Calm: { sentence: 'x'.repeat(500) }, Oven: { rating: 3 } })
    expect(own?.ratings.map(({ name, rating }) => [name, rating])).toEqual([
      ['Oven', 3],
      ['Calm', null],
    ])
  })

  test('keeps emoji whole at every length, writing from right to left, and nothing invisible', async () => {
    const family = '👨‍👩‍👧‍👦'
    for (let before = 492; before <= 500; before += 1) {
      const sentence = `${'x'.repeat(before)}${family}`
      const write = score(rita, id, oven(sentence))
      if ([...sentence].length > 500) await expect(write).toBeRefused('invalid_input')
      else expect((await write).own?.ratings[0]?.sentence).toBe(sentence)
    }
    for (const [typed, stored] of [
      ['  هادئ\r\nعند الفرن \u202E', 'هادئ عند الفرن'],
      ['רגועה ליד התנור', 'רגועה ליד התנור'],
      ['Cafe\u0301\u200B 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'Café 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ] as const)
      expect((await score(rita, id, oven(typed))).own?.ratings[0]?.sentence).toBe(stored)
  })

  test('is written once by a request that is sent again, also at the same time', async () => {
    const body = { ...scorecardBody(await sheetOf(rita, id), oven('Once')), clientCardId: 'k1' }
    await Promise.all([save(rita, body), save(rita, body), save(rita, body)])
    const edit = { ...scorecardBody(await sheetOf(rita, id), oven('Twice')), clientCardId: 'k2' }
    await Promise.all([save(rita, edit), save(rita, edit)])
    expect((await save(rita, edit)).own).toMatchObject({ version: 2, ratings: [{ sentence: 'Twice' }] })
    expect((await app.pool.query('select from scorecards')).rowCount).toBe(1)
  })

  test('is one for each member and application, also without the key of a request', async () => {
    const body = scorecardBody(await sheetOf(rita, id), oven('Mine'))
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => save(rita, body)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await app.pool.query('select from scorecards')).rowCount).toBe(1)
  })

  test('of two tabs does not overwrite itself', async () => {
    const sheet = await score(rita, id, oven('Calm'))
    const outcomes = await Promise.allSettled(
      ['Tab one', 'Tab two'].map((text) => save(rita, scorecardBody(sheet, oven(text)))),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { own } = await sheetOf(rita, id)
    await expect(save(rita, scorecardBody(sheet, oven('Late')))).toBeRefused('conflict')
    expect((await sheetOf(rita, id)).own).toEqual(own)
    expect(own).toMatchObject({ version: 2, editedAt: expect.any(String) })
    await remove(own?._id, rita)
    await expect(save(rita, scorecardBody(sheet, oven('Gone')))).toBeRefused('conflict')
    expect((await sheetOf(rita, id)).own).toBeNull()
  })

  test('is refused once with what changed in the criteria while it was written', async () => {
    for (const names of [
      ['Oven', 'Dough'],
      ['Oven!', 'Dough'],
      ['Oven!', 'Dough', 'New'],
      ['Dough', 'Oven!', 'New'],
    ]) {
      const opened = await sheetOf(rita, id)
      const name = opened.criteria.at(-1)?.name as string
      await setNames(hana, jobId, names)
      await expect(save(rita, scorecardBody(opened, { [name]: { rating: 3 } }))).toBeRefused('conflict')
    }
    expect((await sheetOf(rita, id)).own).toBeNull()
    await score(rita, id, { New: { rating: 3 } })
  })

  test('keeps what it says of archived criteria, which others cannot rate any more', async () => {
    await score(rita, id, { Oven: { rating: 4 }, Dough: { rating: 2, sentence: 'Too wet' } })
    const dough = (await sheetOf(hana, id)).criteria.find(({ name }) => name === 'Dough')?._id as string
    await setNames(hana, jobId, ['Oven'])
    const kept = await score(rita, id, { Dough: { rating: 3 }, Oven: { rating: 4 } })
    expect(kept.criteria.map(({ name }) => name)).toEqual(['Oven'])
    expect(kept.own?.ratings.map(({ name, rating, isArchived }) => [name, rating, isArchived])).toEqual([
      ['Oven', 4, false],
      ['Dough', 3, true],
    ])
    const body = scorecardBody(await sheetOf(hana, id), oven('Mine'))
    const withDough = { ...body, ratings: [...body.ratings, { criterion: dough, rating: 1 }] }
    await expect(save(hana, withDough)).toBeRefused('invalid_input', 'ratings')
  })

  test('rates no criterion of another job, and none twice', async () => {
    const [foreign] = await setNames(hana, await aJob(app, { by: hana }), ['Foreign'])
    const body = scorecardBody(await sheetOf(rita, id), oven('Mine'))
    const [mine] = body.ratings
    for (const ratings of [[{ criterion: foreign?._id as string, rating: 1 }], [mine, mine]])
      await expect(save(rita, { ...body, ratings } as Body)).toBeRefused('invalid_input', 'ratings')
    expect((await sheetOf(rita, id)).own).toBeNull()
  })

  test('is deleted by its author, and by owners once they see it', async () => {
    const { own: ritas } = await score(rita, id, oven('Calm'))
    await expect(remove(ritas?._id, hana)).toBeRefused('not_allowed')
    const { own: hanas, scorecards } = await score(hana, id, oven('Quick'))
    expect(scorecards).toMatchObject([{ mayDelete: true }])
    expect((await sheetOf(rita, id)).scorecards).toMatchObject([{ mayDelete: false }])
    await expect(remove(hanas?._id, rita)).toBeRefused('not_allowed')
    await remove(ritas?._id, hana)
    expect(await sheetOf(rita, id)).toMatchObject({ own: null, scorecards: [] })
    await remove(hanas?._id, hana)
    await expect(remove(hanas?._id, hana)).toBeRefused('not_found')
  })
})
