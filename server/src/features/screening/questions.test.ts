import { applyToJob } from '@hearback/contract/hiring/applications.ts'
import { getJob, postJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
const form = {
  jobTitle: 'Driver',
  category: 'Transport',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: [],
  description: 'Vans.',
}
const license = { kind: 'yes_no', question: 'Do you have a driver’s license?', needed: { options: ['yes'] } } as const
const shift = {
  kind: 'one_of',
  question: 'Which shift suits you?',
  options: ['Early', 'Late'],
  required: true,
} as const
const years = { kind: 'number', question: 'How long have you driven?', unit: 'years', needed: { min: 2 } } as const
const start = { kind: 'date', question: 'When can you start?', needed: { latest: '2027-01-31' } } as const
const why = { kind: 'text', question: 'Why vans?' } as const
const all = [license, shift, years, start, why]

async function aDrivingJob(questions: readonly object[] = all) {
  const hana = await anEmployer(app)
  const { job } = await hana.call(postJob, { body: { ...form, questions } as never })
  return { hana, jobId: job._id }
}
const asked = async (jobId: string): Promise<Question[]> =>
  (await app.caller().call(getJob, { params: { id: jobId } })).questions ?? []
const change = (hana: Person, jobId: string, questions: readonly object[] | null) =>
  hana.call(updateJob, { params: { id: jobId }, body: { questions } as never })
const versions = async () =>
  app.db.selectFrom('screening_questions').select(['id', 'first_id', 'version', 'position']).orderBy('id').execute()

describe('the questions of a job', () => {
  test('are shown to everyone in their order, with what is needed', async () => {
    const { jobId } = await aDrivingJob()
    const shown = await asked(jobId)
    expect(shown.map(({ _id, ...question }) => question)).toEqual([
      { ...license, required: false },
      shift,
      { ...years, required: false },
      { ...start, required: false },
      { ...why, required: false },
    ])
  })

  test('are missing in the reply of a job without any', async () => {
    const { jobId } = await aDrivingJob([])
    expect(await app.caller().call(getJob, { params: { id: jobId } })).not.toHaveProperty('questions')
  })

  test('keep their version while unchanged, in any order, with or without their ids', async () => {
    const { hana, jobId } = await aDrivingJob()
    const [first, second, third, fourth, fifth] = await asked(jobId)
    await change(hana, jobId, [fifth, first, third, second, fourth] as Question[])
    expect((await asked(jobId)).map(({ _id }) => _id)).toEqual(
      [fifth, first, third, second, fourth].map((question) => question?._id),
    )
    await change(hana, jobId, all)
    expect((await asked(jobId)).map(({ _id }) => _id)).toEqual(
      [first, second, third, fourth, fifth].map((question) => question?._id),
    )
    expect(await versions()).toHaveLength(5)
  })

  test('get a new version by a change; one of another kind is a new question', async () => {
    const { hana, jobId } = await aDrivingJob([license, years])
    const [first, second] = (await asked(jobId)) as [Question, Question]
    await change(hana, jobId, [
      { ...first, question: 'Do you have a license for vans?' },
      { ...why, _id: second._id },
    ])
    const [changed, other] = (await asked(jobId)) as [Question, Question]
    const rows = new Map((await versions()).map((row) => [row.id, row]))
    expect(rows.get(first._id)).toMatchObject({ first_id: first._id, version: 1, position: null })
    expect(rows.get(changed._id)).toMatchObject({ first_id: first._id, version: 2, position: 1 })
    expect(rows.get(other._id)).toMatchObject({ first_id: other._id, version: 1, position: 2 })
  })

  test('stay when an update names none, and go with an empty list or null', async () => {
    const { hana, jobId } = await aDrivingJob([license])
    await hana.call(updateJob, { params: { id: jobId }, body: { description: 'Vans and trucks.' } })
    expect(await asked(jobId)).toHaveLength(1)
    await change(hana, jobId, null)
    expect(await asked(jobId)).toEqual([])
    await change(hana, jobId, [license])
    await change(hana, jobId, [])
    expect(await asked(jobId)).toEqual([])
  })

  test('changed in another tab are not overwritten', async () => {
    const { hana, jobId } = await aDrivingJob([license])
    const [opened] = await asked(jobId)
    await change(hana, jobId, [{ ...opened, question: 'Do you have a license?' }])
    await expect(change(hana, jobId, [{ ...opened, required: true }])).toBeRefused('conflict')
    expect((await asked(jobId)).map(({ question }) => question)).toEqual(['Do you have a license?'])
  })

  test('copied from another job are new ones', async () => {
    const { hana, jobId } = await aDrivingJob([license])
    const copied = await asked(jobId)
    const { job } = await hana.call(postJob, { body: { ...form, questions: copied } as never })
    const [copy] = await asked(job._id)
    expect(copy).toMatchObject({ question: license.question })
    expect(copy?._id).not.toBe(copied[0]?._id)
  })

  test('of concurrent saves are those of one of them', async () => {
    const { hana, jobId } = await aDrivingJob([])
    const five = (name: string) => Array.from({ length: 5 }, (_, index) => ({ ...why, question: `${name} ${index}?` }))
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => change(hana, jobId, five(name))))
    const names = new Set((await asked(jobId)).map(({ question }) => question[0]))
    expect(names.size).toBe(1)
    expect(await asked(jobId)).toHaveLength(5)
  })

  test('are never changed in place, even by a statement', async () => {
    await aDrivingJob([license])
    await expect(app.pool.query(`update screening_questions set wording = 'Other?'`)).rejects.toThrow(/new version/)
  })

  test.each([
    ['6 questions', Array.from({ length: 6 }, () => why), 'questions'],
    ['no wording', [{ ...why, question: ' \u200B ' }], 'questions.0.question'],
    ['a choice of one', [{ ...shift, options: ['Early'] }], 'questions.0.options'],
    ['11 options', [{ ...shift, options: Array.from({ length: 11 }, (_, n) => `${n}`) }], 'questions.0.options'],
    ['an option twice', [{ ...shift, options: ['Early', 'early'] }], 'questions.0.options'],
    ['options of a number', [{ ...years, options: ['1', '2'] }], 'questions.0.options'],
    ['a unit of a text', [{ ...why, unit: 'words' }], 'questions.0.unit'],
    ['a range of a text', [{ ...why, needed: { min: 1 } }], 'questions.0.needed.min'],
    ['a maximum below the minimum', [{ ...years, needed: { min: 3, max: 2 } }], 'questions.0.needed.max'],
    ['a number beyond all', [{ ...years, needed: { min: 1e13 } }], 'questions.0.needed.min'],
    ['a day that does not exist', [{ ...start, needed: { latest: '2027-02-30' } }], 'questions.0.needed.latest'],
    [
      'an earliest day after the latest',
      [{ ...start, needed: { earliest: '2027-02-01', latest: '2027-01-01' } }],
      'questions.0.needed.latest',
    ],
    ['an unknown needed option', [{ ...shift, needed: { options: ['Night'] } }], 'questions.0.needed.options'],
    ['maybe as needed answer', [{ ...license, needed: { options: ['maybe'] } }], 'questions.0.needed.options'],
    ['an unknown kind', [{ ...why, kind: 'file' }], 'questions.0.kind'],
  ])('are refused with %s, by the field', async (_, questions, field) => {
    const { hana, jobId } = await aDrivingJob([license])
    await expect(change(hana, jobId, questions)).toBeRefused('invalid_input', field)
    expect(await asked(jobId)).toHaveLength(1)
  })

  test('of another company cannot be changed', async () => {
    const { jobId } = await aDrivingJob([license])
    await expect(change(await anEmployer(app), jobId, null)).toBeRefused('not_allowed')
  })

  test('keep emoji and other scripts, without invisible characters', async () => {
    const { jobId } = await aDrivingJob([
      { ...shift, question: 'هل تعمل\u202E ليلاً؟ 👩🏽‍🍳', options: ['夜勤', 'Frühschicht'] },
    ])
    expect(await asked(jobId)).toMatchObject([{ question: 'هل تعمل ليلاً؟ 👩🏽‍🍳', options: ['夜勤', 'Frühschicht'] }])
  })

  test('changed while someone applies are answered in one version or the other, never in both', async () => {
    const { hana, jobId } = await aDrivingJob([{ ...license, required: true }])
    const [question] = (await asked(jobId)) as [Question]
    const ana = await aSeeker(app)
    const body = { answers: [{ question: question._id, answer: 'yes' }] }
    const [applied] = await Promise.allSettled([
      ana.call(applyToJob, { params: { jobId }, body }),
      change(hana, jobId, [{ ...question, question: 'A license for vans?' }]),
    ])
    const stored = await app.db.selectFrom('screening_answers').select('wording').execute()
    if (applied?.status === 'fulfilled') expect(stored).toEqual([{ wording: license.question }])
    else expect([stored, applied?.reason.body.code]).toEqual([[], 'questions_changed'])
  })
})
