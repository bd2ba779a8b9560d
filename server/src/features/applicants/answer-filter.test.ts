import { applyToJob, listApplicants } from '@hearback/contract/hiring/applications.ts'
import { getJob, postJob, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
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
const license = { kind: 'yes_no', question: 'License?', needed: { options: ['yes'] } }
const shift = { kind: 'one_of', question: 'Shift?', options: ['Late', 'Early'], needed: { options: ['Early'] } }
const years = { kind: 'number', question: 'Years?' }
const start = { kind: 'date', question: 'From?' }
const why = { kind: 'text', question: 'Why?' }

/** Applicants by their answers to license, shift, years, start and why; "none" has no answers. */
const applicants = {
  ana: ['yes', 'Early', 10, '2027-03-01', 'Front-end vans.\nCafé José 👩🏽‍🍳'],
  ben: ['no', 'Early', 2, '2026-12-01', '100% gern: Straße & Autobahn, 東京タワー'],
  cyd: ['yes', 'Late', 2.5, '2027-01-01'],
  none: [],
}

async function anAnsweredJob() {
  const hana = await anEmployer(app)
  const { job } = await hana.call(postJob, {
    body: { ...form, questions: [license, shift, years, start, why] } as never,
  })
  const jobId = job._id
  const ids = ((await app.caller().call(getJob, { params: { id: jobId } })).questions ?? []).map(({ _id }) => _id)
  const names = new Map<string, string>()
  for (const [name, given] of Object.entries(applicants)) {
    const seeker = await aSeeker(app)
    names.set(seeker._id, name)
    const answers = given.map((answer, index) => ({ question: ids[index], answer }))
    await seeker.call(applyToJob, { params: { jobId }, body: { answers } as never })
  }
  const [byLicense, byShift, byYears, byStart, byWhy] = ids
  const list = async (query: object) => {
    const { applications } = await hana.call(listApplicants, { params: { jobId }, query: query as never })
    return applications.map(({ jobSeeker }) => names.get(jobSeeker))
  }
  return { hana, jobId, list, byLicense, byShift, byYears, byStart, byWhy }
}

describe('applicants', () => {
  test('are filtered by their answers', async () => {
    const { list, byLicense, byShift, byYears, byStart } = await anAnsweredJob()
    const cases: [query: object, found: string[]][] = [
      [{}, ['ana', 'ben', 'cyd', 'none']],
      [{ needs: 'met' }, ['ana']],
      [{ needs: 'unmet' }, ['ben', 'cyd']],
      [{ question: byLicense }, ['ana', 'ben', 'cyd', 'none']],
      [{ question: byLicense, questionAnswer: 'yes' }, ['ana', 'cyd']],
      [{ question: byLicense, questionAnswer: 'NO' }, ['ben']],
      [{ question: byShift, questionAnswer: 'Early' }, ['ana', 'ben']],
      [{ question: byShift, questionAnswer: 'Early', needs: 'unmet' }, ['ben']],
      [{ question: byYears, questionFrom: '2.5' }, ['ana', 'cyd']],
      [{ question: byYears, questionFrom: '2', questionTo: '2.5' }, ['ben', 'cyd']],
      [{ question: byStart, questionTo: '2027-01-01' }, ['ben', 'cyd']],
      [{ question: byStart, questionFrom: '5' }, []],
      [{ question: byShift, questionAnswer: '%' }, []],
    ]
    for (const [query, found] of cases) expect((await list(query)).toSorted(), JSON.stringify(query)).toEqual(found)
  })

  test.each([
    ['frontend', ['ana']],
    ['front end VANS', ['ana']],
    ['cafe jose', ['ana']],
    ['vans cafe\u200B', ['ana']],
    ['STRAßE autobahn', ['ben']],
    ['タワー', ['ben']],
    ['100', ['ben']],
    ['vans autobahn', []],
    ['vansCafé', []],
    ['%', ['ben']],
    ['0_%', []],
    ['👩🏽‍🍳', ['ana']],
    ["' or 1=1 --", []],
    ['a '.repeat(50), ['ana', 'ben']],
    ['x'.repeat(100), []],
  ])('are filtered by words of a short answer in any spelling: %s', async (questionAnswer, found) => {
    const { list, byWhy, byLicense } = await anAnsweredJob()
    expect((await list({ question: byWhy, questionAnswer })).toSorted()).toEqual(found)
    expect(await list({ question: byLicense, questionAnswer })).toEqual([])
  })

  test('are found by short answers from before spellings were stored', async () => {
    const { list, byWhy } = await anAnsweredJob()
    await app.pool.query('update screening_answers set words_spelling = null')
    expect(await list({ question: byWhy, questionAnswer: 'cafe' })).toEqual(['ana'])
  })

  test('are sorted by an answer, those without one last, over pages', async () => {
    const { hana, jobId, list, byLicense, byShift, byYears, byStart } = await anAnsweredJob()
    expect(await list({ question: byYears, sort: 'answer' })).toEqual(['ben', 'cyd', 'ana', 'none'])
    expect(await list({ question: byYears, sort: 'answer_desc' })).toEqual(['ana', 'cyd', 'ben', 'none'])
    expect(await list({ question: byStart, sort: 'answer' })).toEqual(['ben', 'cyd', 'ana', 'none'])
    expect((await list({ question: byShift, sort: 'answer' }))[0]).toBe('cyd')
    expect((await list({ question: byLicense, sort: 'answer_desc' }))[0]).toBe('ben')
    const query = { question: byYears, sort: 'answer', limit: 2 } as never
    const { next, questions } = await hana.call(listApplicants, { params: { jobId }, query })
    expect(questions).toHaveLength(5)
    expect(await list({ question: byYears, sort: 'answer', limit: 2, cursor: next })).toEqual(['ana', 'none'])
  })

  test('are found by answers to earlier versions of the question', async () => {
    const { hana, jobId, list, byYears } = await anAnsweredJob()
    const questions = [{ ...years, _id: byYears, question: 'How many years?' }]
    await hana.call(updateJob, { params: { id: jobId }, body: { questions } as never })
    const [now] = (await app.caller().call(getJob, { params: { id: jobId } })).questions ?? []
    expect(now?._id).not.toBe(byYears)
    expect(await list({ question: now?._id, questionFrom: '5' })).toEqual(['ana'])
  })

  test.each([
    ['questionFrom', { questionFrom: 'soon' }],
    ['questionTo', { questionTo: '2027-02-30' }],
    ['needs', { needs: 'some' }],
    ['question', { question: 'x' }],
    ['questionAnswer', { questionAnswer: 'é'.repeat(101) }],
  ])('are not filtered by a wrong %s', async (field, query) => {
    const { list } = await anAnsweredJob()
    await expect(list(query)).toBeRefused('invalid_input', field)
  })
})
