import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { bulkUpdateStatus } from '@hearback/contract/hiring/answering.ts'
import { listApplicationsOfPerson } from '@hearback/contract/hiring/applicants.ts'
import {
  applyToJob,
  getApplication,
  listApplicants,
  updateApplicationStatus,
} from '@hearback/contract/hiring/applications.ts'
import { getJob, postJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import type { Question } from '@hearback/contract/jobs/screening.ts'
import { describe, expect, test } from 'vitest'
import { type Refusal, testApp } from '../../../test/app.ts'
import { shiftApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { purgeCoverLetters } from '../applications/erasure.service.ts'
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
  question: 'Which shift?',
  options: ['Early', 'Late'],
  needed: { options: ['Early'] },
} as const
const years = { kind: 'number', question: 'How long?', unit: 'years', needed: { min: 2, max: 30 } } as const
const start = { kind: 'date', question: 'From when?', needed: { earliest: '2027-01-01' } } as const
const why = { kind: 'text', question: 'Why vans?' } as const

async function aDrivingJob(...questions: object[]) {
  const hana = await anEmployer(app, { businessName: 'Wheels' })
  const { job } = await hana.call(postJob, { body: { ...form, questions } as never })
  const ids = await asked(job._id)
  return { hana, jobId: job._id, ids, first: ids[0] ?? '' }
}
const questionsOf = async (jobId: string): Promise<Question[]> =>
  (await app.caller().call(getJob, { params: { id: jobId } })).questions ?? []
const asked = async (jobId: string) => (await questionsOf(jobId)).map(({ _id }) => _id)
const apply = async (seeker: Person, jobId: string, answers?: Record<string, unknown>) => {
  const list = answers && Object.entries(answers).map(([question, answer]) => ({ question, answer }))
  const body = { applicationDescription: 'I drive.', ...(list && { answers: list }) } as never
  return (await seeker.call(applyToJob, { params: { jobId }, body })).application
}
const answersOf = async (reader: Person, id: string) =>
  (await reader.call(getApplication, { params: { id } })).application.answers

describe('an application with questions', () => {
  test('carries the answers with their wording to both sides', async () => {
    const { hana, jobId, ids } = await aDrivingJob(license, shift, years, start, why)
    const [a = '', b = '', c = '', d = '', e = ''] = ids
    const ana = await aSeeker(app)
    const words = 'Because they are big.'
    const { _id } = await apply(ana, jobId, { [a]: 'no', [b]: 'Early', [c]: 2.5, [d]: '2026-12-31', [e]: words })
    const expected = [
      { question: a, kind: 'yes_no', wording: license.question, answer: 'no', meets: false },
      { question: b, kind: 'one_of', wording: shift.question, answer: 'Early', meets: true },
      { question: c, kind: 'number', wording: years.question, unit: 'years', answer: 2.5, meets: true },
      { question: d, kind: 'date', wording: start.question, answer: '2026-12-31', meets: false },
      { question: e, kind: 'text', wording: why.question, answer: words },
    ]
    expect(await answersOf(ana, _id)).toEqual(expected)
    expect(await answersOf(hana, _id)).toEqual(expected)
    const { applications } = await hana.call(listApplicants, { params: { jobId }, query: {} })
    expect(applications[0]?.answers).toEqual(expected)
    const person = await hana.call(listApplicationsOfPerson, { params: { id: ana._id }, query: {} })
    expect(person.applications[0]?.answers).toEqual(expected)
  })

  test('an existing client sends it without answers, if none is required', async () => {
    const { jobId } = await aDrivingJob(license)
    const ana = await aSeeker(app)
    const { _id, ...application } = await apply(ana, jobId)
    expect(application).not.toHaveProperty('answers')
    expect(await answersOf(ana, _id)).toBeUndefined()
  })

  test('without a required answer is refused, with the question named', async () => {
    const { jobId, first } = await aDrivingJob({ ...license, required: true }, why)
    const ana = await aSeeker(app)
    for (const answers of [undefined, {}, { [first]: ' \u200B' }]) {
      const refusal: Refusal = await apply(ana, jobId, answers).then(
        () => undefined as never,
        (error) => error,
      )
      expect(refusal.status).toBe(422)
      expect(refusal.body.fields).toEqual({ [`answers.${first}`]: `Answer this question: ${license.question}` })
      expect(refusal.body.error).toContain(license.question)
    }
    expect(await app.db.selectFrom('applications').select('id').execute()).toEqual([])
  })

  test('names all wrong answers together, and changes nothing', async () => {
    const { jobId, ids } = await aDrivingJob(license, shift, years, start, why)
    const [a = '', b = '', c = '', d = '', e = ''] = ids
    const wrong = { [a]: 'maybe', [b]: 'Night', [c]: 'many', [d]: '2027-02-30', [e]: 'x'.repeat(301) }
    const fields = ids.map((id) => `answers.${id}`)
    await expect(apply(await aSeeker(app), jobId, wrong)).toBeRefused('invalid_input', ...fields)
    expect(await app.db.selectFrom('applications').select('id').execute()).toEqual([])
  })

  test.each([
    [license, true, 'yes'],
    [license, 'No', 'no'],
    [license, 'sí', 'yes'],
    [shift, ' early ', 'Early'],
    [years, '1,250.5', 1250.5],
    [years, 0, 0],
    [years, -3, -3],
    [start, '2027/01/02', '2027-01-02'],
    [start, '2027-01-02T00:00:00Z', undefined],
    [why, '  two\r\nlines  ', 'two\nlines'],
    [why, '👩🏽‍🍳'.repeat(300), '👩🏽‍🍳'.repeat(300)],
    [why, 'قيادة\u202E', 'قيادة'],
  ])('reads the answer to $0.kind: $1', async (question, answer, expected) => {
    const { jobId, first } = await aDrivingJob(question)
    const ana = await aSeeker(app)
    const applied = apply(ana, jobId, { [first]: answer })
    if (expected === undefined) await expect(applied).toBeRefused('invalid_input', `answers.${first}`)
    else expect((await answersOf(ana, (await applied)._id))?.[0]?.answer).toBe(expected)
  })

  test.each([
    [license, 'yes', true],
    [license, 'no', false],
    [shift, 'Late', false],
    [years, 2, true],
    [years, 1.99, false],
    [years, 30.01, false],
    [start, '2027-01-01', true],
    [start, '2026-12-31', false],
    [why, 'x', undefined],
  ])('compares the answer to $0.kind with the need: $1', async (question, answer, meets) => {
    const { jobId, first } = await aDrivingJob(question)
    const ana = await aSeeker(app)
    const { _id } = await apply(ana, jobId, { [first]: answer })
    expect((await answersOf(ana, _id))?.[0]?.meets).toBe(meets)
  })

  test('to questions that changed meanwhile is refused with the new ones', async () => {
    const { hana, jobId, first } = await aDrivingJob(license)
    const questions = [{ ...license, _id: first, question: 'A license for vans?' }]
    await hana.call(updateJob, { params: { id: jobId }, body: { questions } as never })
    const refusal: Refusal = await apply(await aSeeker(app), jobId, { [first]: 'yes' }).then(
      () => undefined as never,
      (error) => error,
    )
    expect(refusal.status).toBe(409)
    expect(refusal.body).toMatchObject({ code: 'questions_changed', questions: await questionsOf(jobId) })
    expect(await app.db.selectFrom('applications').select('id').execute()).toEqual([])
  })

  test('keeps the wording that was answered after the question changed', async () => {
    const { hana, jobId, first } = await aDrivingJob(license)
    const ana = await aSeeker(app)
    const { _id } = await apply(ana, jobId, { [first]: 'yes' })
    await hana.call(updateJob, { params: { id: jobId }, body: { questions: [{ ...why, _id: first }] } as never })
    expect(await answersOf(hana, _id)).toMatchObject([{ question: first, wording: license.question, answer: 'yes' }])
  })

  test('of another job’s questions is refused', async () => {
    const { first } = await aDrivingJob(license)
    const { jobId } = await aDrivingJob(license)
    await expect(apply(await aSeeker(app), jobId, { [first]: 'yes' })).toBeRefused('questions_changed')
  })

  test('sent three times concurrently stores the answers once', async () => {
    const { jobId, first } = await aDrivingJob(license)
    const ana = await aSeeker(app)
    const sent = await Promise.allSettled([1, 2, 3].map(() => apply(ana, jobId, { [first]: 'yes' })))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await app.db.selectFrom('screening_answers').select('choice').execute()).toEqual([{ choice: 'yes' }])
  })

  test('repeated after a withdrawal replaces the answers, and keeps them if none are sent', async () => {
    const { jobId, first } = await aDrivingJob({ ...license, required: true })
    const [ana, ben] = [await aSeeker(app), await aSeeker(app)]
    for (const [person, again, expected] of [
      [ana, { [first]: 'yes' }, 'yes'],
      [ben, undefined, 'no'],
    ] as const) {
      const { _id } = await apply(person, jobId, { [first]: 'no' })
      await person.call(updateApplicationStatus, { params: { id: _id }, body: { newStatus: 'withdrawn' } })
      await apply(person, jobId, again)
      expect((await answersOf(person, _id))?.map(({ answer }) => answer)).toEqual([expected])
    }
  })
})

describe('a rejection for an answer', () => {
  const reject = (hana: Person, id: string, reasonQuestion: string, reasonCode = 'eligibility') =>
    hana.call(updateApplicationStatus, {
      params: { id },
      body: { newStatus: 'rejected', reasonCode, reasonQuestion } as never,
    })

  test('names the question to the applicant, on the page and by mail', async () => {
    const { hana, jobId, first } = await aDrivingJob(license)
    const ana = await aSeeker(app)
    const { _id } = await apply(ana, jobId, { [first]: 'no' })
    const { application } = await reject(hana, _id, first)
    expect(application).toMatchObject({ reasonCode: 'eligibility', reasonQuestion: license.question })
    const seen = (await ana.call(getApplication, { params: { id: _id } })).application
    expect(seen.history.at(-1)).toMatchObject({ reasonCode: 'eligibility', reasonQuestion: license.question })
    const mail = await app.mailTo(ana.email, /^Your application: Driver/u)
    expect(mail.text).toContain(license.question)
  })

  test.each([
    ['an answer that is fine', 'yes', 'eligibility'],
    ['another reason', 'no', 'location'],
  ])('is refused for %s', async (_, answer, reason) => {
    const { hana, jobId, first } = await aDrivingJob(license)
    const { _id } = await apply(await aSeeker(app), jobId, { [first]: answer })
    await expect(reject(hana, _id, first, reason)).toBeRefused('invalid_input', 'reasonQuestion')
  })

  test('is refused for a question that the applicant did not answer', async () => {
    const { hana, jobId, first } = await aDrivingJob(license)
    const { _id } = await apply(await aSeeker(app), jobId)
    await expect(reject(hana, _id, first)).toBeRefused('invalid_input', 'reasonQuestion')
  })

  test('of many reaches those whose answer it is', async () => {
    const { hana, jobId, first } = await aDrivingJob(license)
    const no = await apply(await aSeeker(app), jobId, { [first]: 'no' })
    const yes = await apply(await aSeeker(app), jobId, { [first]: 'yes' })
    const { results } = await hana.call(bulkUpdateStatus, {
      body: { ids: [no._id, yes._id], newStatus: 'rejected', reasonCode: 'eligibility', reasonQuestion: first },
    })
    expect(results.map(({ _id, done }) => [_id, done])).toEqual([
      [no._id, true],
      [yes._id, false],
    ])
  })
})

describe('answers', () => {
  test('are in the export of the applicant, and not of the company', async () => {
    const { hana, jobId, first } = await aDrivingJob(license)
    const ana = await aSeeker(app)
    await apply(ana, jobId, { [first]: 'yes' })
    const own = JSON.stringify(await ana.call(exportData))
    expect(own).toContain(license.question)
    expect(JSON.parse(own).tables).toHaveProperty('screening_answers')
    expect((await hana.call(exportData)) as never).not.toHaveProperty('tables.screening_answers')
  })

  test('are erased 6 months after a rejection; the history keeps the question', async () => {
    const { hana, jobId, first } = await aDrivingJob(license)
    const ana = await aSeeker(app)
    const { _id } = await apply(ana, jobId, { [first]: 'no' })
    const body = { newStatus: 'rejected', reasonCode: 'eligibility', reasonQuestion: first } as const
    await hana.call(updateApplicationStatus, { params: { id: _id }, body })
    await shiftApplication(app, _id, 170)
    await purgeCoverLetters(app)
    expect(await answersOf(hana, _id)).toHaveLength(1)
    await shiftApplication(app, _id, 20)
    await purgeCoverLetters(app)
    expect(await answersOf(hana, _id)).toBeUndefined()
    const { application } = await ana.call(getApplication, { params: { id: _id } })
    expect(application.reasonQuestion).toBe(license.question)
  })

  test('are not shown to another company or person', async () => {
    const { jobId, first } = await aDrivingJob(license)
    const { _id } = await apply(await aSeeker(app), jobId, { [first]: 'yes' })
    await expect(answersOf(await anEmployer(app), _id)).toBeRefused('not_found')
    await expect(answersOf(await aSeeker(app), _id)).toBeRefused('not_found')
  })
})
