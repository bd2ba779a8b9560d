import { getJob, type JobForm, postJob, setJobStatus, updateJob } from '@hearback/contract/jobs/jobs.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'

const app = testApp()

const text =
  'Bake bread and rolls for forty cafés, from the first mix at four in the morning to the last delivery at nine, with a team of six who know their schedule a month ahead.'

async function post(by: Person, changes: Partial<JobForm> = {}, daysAgo = 0): Promise<string> {
  const form = {
    jobTitle: 'Baker',
    category: 'Food',
    estimatedFrom: 20,
    estimatedTo: 25,
    skills: ['Baking'],
    description: text,
    location: 'Boise',
    ...changes,
  }
  const { job } = await by.call(postJob, { body: form })
  await app.db
    .updateTable('jobs')
    .set({ published_at: new Date(Date.now() - daysAgo * 86_400_000) })
    .where('id', '=', job._id)
    .execute()
  return job._id
}

const facts = async (id: string) => (await app.caller().call(getJob, { params: { id } })).facts

async function applied(id: string, by: Person): Promise<void> {
  await app.db
    .insertInto('applications')
    .values({
      job_id: id,
      seeker_id: (await aSeeker(app))._id,
      employer_id: by._id,
      status: 'viewed',
      viewed_at: new Date(),
    })
    .execute()
}

describe('a post with the text of an earlier one', () => {
  test('continues its history, whatever it pays now', async () => {
    const by = await anEmployer(app)
    const first = await post(by, {}, 60)
    await applied(first, by)
    await by.call(setJobStatus, { params: { id: first }, body: { status: 'closed' } })
    const second = await post(by, { estimatedTo: 30, description: `${text} Apply today.` }, 20)
    await applied(second, by)
    const third = await post(by, { jobTitle: 'Baker (urgent)' })

    const { publishedAt } = (await app.caller().call(getJob, { params: { id: first } })).job
    expect(await facts(third)).toMatchObject({
      firstPublishedAt: publishedAt,
      posts: 3,
      applicants: 2,
      viewedShare: 1,
      postedBefore: [
        { _id: second, status: 'open' },
        { _id: first, status: 'closed' },
      ],
    })
    expect(await facts(second)).toMatchObject({ posts: 2, applicants: 2, postedBefore: [{ _id: first }] })
    expect(await facts(first)).toMatchObject({ posts: 1, applicants: 1, postedBefore: [] })
  })

  test('continues it once an edit makes it so, with those that continued it', async () => {
    const by = await anEmployer(app)
    const first = await post(by, {}, 60)
    const second = await post(by, { description: 'Come and bake.' }, 20)
    const third = await post(by, { description: 'Come and bake!' })
    expect((await facts(third)).posts).toBe(2)
    await by.call(updateJob, { params: { id: second }, body: { description: text } })
    expect((await facts(third)).postedBefore.map(({ _id }) => _id)).toEqual([second, first])
    await by.call(updateJob, { params: { id: second }, body: { description: 'Something else altogether.' } })
    expect((await facts(second)).posts).toBe(2)
  })
})

describe('a post begins a history of its own', () => {
  test.each([
    ['of other work with the same text', { jobTitle: 'Driver' }],
    ['of the same title with another text', { description: 'Drive bread to forty cafés before they open at seven.' }],
    ['in another place', { location: 'Portland' }],
  ])('%s', async (_, changes) => {
    const by = await anEmployer(app)
    await post(by, {}, 60)
    expect(await facts(await post(by, changes))).toMatchObject({ posts: 1, postedBefore: [] })
  })

  test('with the text of another company', async () => {
    await post(await anEmployer(app), {}, 60)
    expect(await facts(await post(await anEmployer(app)))).toMatchObject({ posts: 1 })
  })
})
