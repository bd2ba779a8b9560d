import { type JobDraftValues, listJobDrafts, removeJobDraft, saveJobDraft } from '@hearback/contract/jobs/job-drafts.ts'
import { postJob } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()

let count = 0
const anId = () => `01890000-0000-7000-8000-${String(++count).padStart(12, '0')}`

const body = {
  jobTitle: 'Baker',
  category: 'Food',
  estimatedFrom: 20,
  estimatedTo: 25,
  skills: [],
  description: 'Bread.',
}

async function aCompany() {
  const hana = await anEmployer(app)
  const save = async (id: string, revision: number, values: Partial<JobDraftValues>) =>
    (await hana.call(saveJobDraft, { params: { id }, body: { revision, values } })).draft
  const drafts = async () => (await hana.call(listJobDrafts)).drafts
  return { hana, save, drafts }
}

describe('a job draft', () => {
  test.each([
    ['a field', { jobTitle: 'Baker', skills: 'Dough', estimatedFrom: {} }, 'Baker'],
    ['the whole content', ['no', 'draft'], ''],
  ])('with %s unreadable hides neither the rest nor the other drafts', async (_, content, jobTitle) => {
    const { save, drafts } = await aCompany()
    const [broken, other] = [anId(), anId()]
    await save(broken, 0, { jobTitle: 'Baker' })
    await save(other, 0, { jobTitle: 'Cook' })
    await app.pool.query('update job_drafts set content = $2 where id = $1', [broken, JSON.stringify(content)])
    const listed = await drafts()
    expect(listed.map(({ _id, values }) => [_id, values.jobTitle])).toEqual(
      expect.arrayContaining([
        [broken, jobTitle],
        [other, 'Cook'],
      ]),
    )
    expect(listed.find(({ _id }) => _id === broken)?.values.skills).toEqual([])
  })

  test('is saved as typed, listed with the latest change first, and deleted', async () => {
    const { hana, save, drafts } = await aCompany()
    const [first, second] = [anId(), anId()]
    await save(first, 0, { jobTitle: 'Baker', estimatedFrom: 'about 20', skills: ['Dough'] })
    await save(second, 0, { jobTitle: 'Cook' })
    expect(await save(first, 1, { jobTitle: 'Night baker' })).toMatchObject({ revision: 2 })
    const listed = await drafts()
    expect(listed.map(({ _id, revision, values }) => [_id, revision, values.jobTitle])).toEqual([
      [first, 2, 'Night baker'],
      [second, 1, 'Cook'],
    ])
    expect(listed[1]?.values).toMatchObject({ payPeriod: 'hour', skills: [], estimatedFrom: '' })
    await hana.call(removeJobDraft, { params: { id: first } })
    await expect(hana.call(removeJobDraft, { params: { id: first } })).toBeRefused('not_found')
    expect(await drafts()).toHaveLength(1)
  })

  test('of an older revision does not overwrite a newer one', async () => {
    const { save, drafts } = await aCompany()
    const id = anId()
    await save(id, 0, { jobTitle: 'Baker' })
    await save(id, 1, { jobTitle: 'Baker from the other device' })
    await expect(save(id, 1, { jobTitle: 'Baker of a stale tab' })).toBeRefused('conflict')
    await expect(save(id, 0, { jobTitle: 'Baker' })).toBeRefused('conflict')
    expect((await drafts()).map(({ values }) => values.jobTitle)).toEqual(['Baker from the other device'])
  })

  test('is saved once if the request is repeated', async () => {
    const { save, drafts } = await aCompany()
    const id = anId()
    const saved = [await save(id, 0, { jobTitle: 'Baker' }), await save(id, 0, { jobTitle: 'Baker' })]
    expect(saved.map(({ revision }) => revision)).toEqual([1, 1])
    await save(id, 1, { jobTitle: 'Cook' })
    expect(await save(id, 1, { jobTitle: 'Cook' })).toMatchObject({ revision: 2 })
    expect(await drafts()).toHaveLength(1)
  })

  test('is written by one of two concurrent saves', async () => {
    const { save, drafts } = await aCompany()
    const id = anId()
    await save(id, 0, { jobTitle: 'Baker' })
    const titles = ['One', 'Two', 'Three', 'Four']
    const saves = await Promise.allSettled(titles.map((jobTitle) => save(id, 1, { jobTitle })))
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await drafts()).toMatchObject([{ revision: 2 }])
  })

  test('ends with the job that is posted from it, and a late save does not bring it back', async () => {
    const { hana, save, drafts } = await aCompany()
    const [draft, other] = [anId(), anId()]
    await save(draft, 0, { jobTitle: 'Baker' })
    await save(other, 0, { jobTitle: 'Cook' })
    await expect(hana.call(postJob, { body: { ...body, estimatedTo: 5, draft } })).toBeRefused('invalid_input')
    expect(await drafts()).toHaveLength(2)
    await hana.call(postJob, { body: { ...body, draft } })
    await expect(save(draft, 1, { jobTitle: 'Baker, typed late' })).toBeRefused('draft_published')
    await expect(save(draft, 0, { jobTitle: 'Baker, typed late' })).toBeRefused('draft_published')
    await expect(hana.call(removeJobDraft, { params: { id: draft } })).toBeRefused('not_found')
    expect((await drafts()).map(({ _id }) => _id)).toEqual([other])
  })

  test('is posted once, however many tabs publish it, saved or not', async () => {
    const { hana, save, drafts } = await aCompany()
    const [saved, unsaved] = [anId(), anId()]
    await save(saved, 0, { jobTitle: 'Baker' })
    for (const draft of [saved, unsaved]) {
      const posts = await Promise.allSettled([1, 2, 3].map(() => hana.call(postJob, { body: { ...body, draft } })))
      expect(posts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(hana.call(postJob, { body: { ...body, draft } })).toBeRefused('draft_published')
      await expect(save(draft, 0, { jobTitle: 'Late' })).toBeRefused('draft_published')
    }
    expect((await app.pool.query('select from jobs')).rowCount).toBe(2)
    expect(await drafts()).toEqual([])
    const kept = await app.pool.query('select content from job_drafts')
    expect(kept.rows).toEqual([{ content: {} }, { content: {} }])
  })

  test('of another company is not there, and is not deleted by a post', async () => {
    const { save, drafts } = await aCompany()
    const other = await aCompany()
    const id = anId()
    await save(id, 0, { jobTitle: 'Baker' })
    await expect(other.save(id, 1, { jobTitle: 'Mine' })).toBeRefused('not_found')
    await expect(other.save(id, 0, { jobTitle: 'Mine' })).toBeRefused('conflict')
    await expect(other.hana.call(removeJobDraft, { params: { id } })).toBeRefused('not_found')
    await other.hana.call(postJob, { body: { ...body, draft: id } })
    expect(await other.drafts()).toEqual([])
    expect((await drafts()).map(({ values }) => values.jobTitle)).toEqual(['Baker'])
  })

  test('is one of 20 at most, however many are added concurrently', async () => {
    const { save, drafts } = await aCompany()
    const saves = await Promise.allSettled(Array.from({ length: 24 }, () => save(anId(), 0, { jobTitle: 'Baker' })))
    expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
    const [first] = await drafts()
    await expect(save(anId(), 0, {})).toBeRefused('invalid_input', 'values')
    expect(await save(first?._id ?? '', 1, { jobTitle: 'Cook' })).toMatchObject({ revision: 2 })
  })

  test.each([
    ['values.description', { description: 'x'.repeat(10_001) }],
    ['values.workplace', { workplace: 'moon' }],
    ['values.skills', { skills: Array.from({ length: 201 }, () => 'Dough') }],
  ])('with a wrong %s is refused', async (field, values) => {
    const { save, drafts } = await aCompany()
    await expect(save(anId(), 0, values as Partial<JobDraftValues>)).toBeRefused('invalid_input', field)
    expect(await drafts()).toEqual([])
  })
})
