import { addTemplate, bulkUpdateStatus, listTemplates, updateTemplate } from '@hearback/contract/hiring/answering.ts'
import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()

async function aCompany(title = 'Night baker') {
  const hana = await anEmployer(app)
  const jobId = await aJob(app, { by: hana, title })
  const applied = async (firstName: string) => anApplication(app, { by: await aSeeker(app, { firstName }), to: jobId })
  const reject = (ids: string[], employerFeedback: string) =>
    hana.call(bulkUpdateStatus, { body: { ids, newStatus: 'rejected', employerFeedback } })
  const feedbackTo = async (id: string) =>
    (await hana.call(getApplication, { params: { id } })).application.employerFeedback
  return { hana, applied, reject, feedbackTo }
}

describe('one answer to many', () => {
  test('is filled for each of them', async () => {
    const { hana, applied, reject, feedbackTo } = await aCompany()
    const [ana, ben, nameless] = [await applied('Ana'), await applied('Ben {company} $&'), await applied('-')]
    const { results } = await reject([ana, ben, nameless], 'Hi {firstName},\n\n{{job title}} at {company} is filled.')
    expect(results.map(({ done }) => done)).toEqual([true, true, true])
    const rest = `\n\nNight baker at ${hana.businessName} is filled.`
    expect(await Promise.all([ana, ben, nameless].map(feedbackTo))).toEqual([
      `Hi Ana,${rest}`,
      `Hi Ben {company} $&,${rest}`,
      `Hi,${rest}`,
    ])
  })

  test('with an unknown field is refused and changes nothing', async () => {
    const { applied, reject, feedbackTo } = await aCompany()
    const id = await applied('Ana')
    await expect(reject([id], 'Dear {lastName}, the job is filled, thank you.')).toBeRefused(
      'invalid_input',
      'employerFeedback',
    )
    await expect(reject([id], 'Dear {lastName}, the job is filled, thank you.')).rejects.toThrow('{lastName}')
    expect(await feedbackTo(id)).toBeNull()
  })

  test('counts the filled text: one that is too long or too short is left out alone', async () => {
    const { applied, reject, feedbackTo } = await aCompany('Baker')
    const [short, long] = [await applied('Ana'), await applied('A'.repeat(200))]
    const { results } = await reject([short, long], `${'x'.repeat(1_980)} {firstName}`)
    expect(results.map(({ done, code }) => [done, code])).toEqual([
      [true, null],
      [false, 'invalid_input'],
    ])
    expect(results[1]?.error).toBe('At most 2,000 characters')
    expect(await feedbackTo(long)).toBeNull()
    const [nameless, named] = [await applied('-'), await applied('Maximiliano Bartholomew')]
    const second = await reject([nameless, named], 'Sorry, {firstName}.')
    expect(second.results.map(({ done }) => done)).toEqual([false, true])
  })
})

test('a single answer is sent as it is written', async () => {
  const { hana, applied, feedbackTo } = await aCompany()
  const id = await applied('Ana')
  const employerFeedback = 'Dear {firstName}, {lastName}, thank you.'
  await hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'rejected', employerFeedback } })
  expect(await feedbackTo(id)).toBe(employerFeedback)
})

describe('a template', () => {
  const form = { name: 'Come', kind: 'invitation', body: 'Hi {firstName}, come and see {company}.' } as const

  test('has a kind, and is a rejection without one', async () => {
    const hana = await anEmployer(app)
    const { template } = await hana.call(addTemplate, { body: form })
    expect(template).toMatchObject({ kind: 'invitation', body: form.body, reasonCode: null })
    await hana.call(addTemplate, { body: { name: 'Gone', body: 'Gone.', reasonCode: 'position_filled' } })
    await hana.call(updateTemplate, { params: { id: template._id }, body: { ...form, kind: 'message' } })
    const { templates } = await hana.call(listTemplates)
    expect(templates.map(({ name, kind }) => [name, kind])).toEqual([
      ['Come', 'message'],
      ['Gone', 'rejection'],
    ])
  })
})
