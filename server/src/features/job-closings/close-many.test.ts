import { closeJobs, undoClosing } from '@hearback/contract/hiring/clock/job-closings.ts'
import { getJob } from '@hearback/contract/jobs/jobs.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { waitingForJob } from '../../../test/waiting-applications.ts'
import { runClosings } from './run-closings.service.ts'

const app = testApp()

let hana: EmployerPerson
beforeEach(async () => {
  await app.pool.query('delete from pgboss.schedule')
  hana = await anEmployer(app, { businessName: 'Crust' })
})

const close = (ids: string[], body: object = {}, by: Person = hana) =>
  by.call(closeJobs, { body: { ids, hired: 'no_one', ...body } as never })
const statusOf = async (id: string) => (await hana.call(getJob, { params: { id } })).job.status
const passUndoTime = () =>
  app.pool.query(`update job_closings set answers_at = now() - interval '1 second' where settled_at is null`)
/** The messages of rejections, by job. */
const told = async (jobId: string) =>
  (
    await app.pool.query(
      `select feedback from application_steps join applications on applications.id = application_id
       where job_id = $1 and to_status = 'rejected' order by 1`,
      [jobId],
    )
  ).rows.map((row) => row.feedback)

describe('closing several jobs', () => {
  test('closes each, and tells everyone who waits for one of them, with the title of their job', async () => {
    const [baker, cook] = [await aJob(app, { by: hana, title: 'Baker' }), await aJob(app, { by: hana, title: 'Cook' })]
    for (const to of [baker, cook]) await anApplication(app, { by: await aSeeker(app, { firstName: 'Ana' }), to })
    const { results } = await close([baker, cook], { message: 'Sorry, {firstName}: {jobTitle} is off.' })
    expect(results.map(({ _id, closing }) => [_id, closing?.tells])).toEqual([
      [baker, 1],
      [cook, 1],
    ])
    expect(await Promise.all([baker, cook].map(statusOf))).toEqual(['closed', 'closed'])
    await passUndoTime()
    await runClosings(app.deps)
    expect([await told(baker), await told(cook)]).toEqual([['Sorry, Ana: Baker is off.'], ['Sorry, Ana: Cook is off.']])
  })

  test('handles each by itself: a job of another company or a deleted one refuses no other', async () => {
    const [own, foreign] = [await aJob(app, { by: hana }), await aJob(app, { by: await anEmployer(app) })]
    const gone = '01a1ff6f-2694-7772-bd72-625ca24d1ab7'
    const { results } = await close([foreign, gone, own])
    expect(results.map(({ code, closing }) => [code, closing !== null])).toEqual([
      ['not_allowed', false],
      ['not_found', false],
      [null, true],
    ])
    expect(await statusOf(own)).toBe('closed')
    expect(await statusOf(foreign)).toBe('open')
  })

  test('named twice closes a job once, and a repetition changes only the answer about the hire', async () => {
    const id = await aJob(app, { by: hana })
    await anApplication(app, { by: await aSeeker(app), to: id })
    expect((await close([id, id])).results).toHaveLength(1)
    await Promise.all([close([id]), close([id], { hired: 'here' })])
    await passUndoTime()
    await runClosings(app.deps)
    expect(await told(id)).toHaveLength(1)
  })

  test('can be undone for each job before anyone is told', async () => {
    const [first, second] = [await aJob(app, { by: hana }), await aJob(app, { by: hana })]
    await close([first, second])
    await hana.call(undoClosing, { params: { id: first } })
    expect(await Promise.all([first, second].map(statusOf))).toEqual(['open', 'closed'])
  })

  test('refuses too many, none, no answer and an unknown merge field as a whole', async () => {
    const id = await aJob(app, { by: hana })
    await expect(close(Array.from({ length: limits.bulkClosing + 1 }, () => id))).toBeRefused('invalid_input', 'ids')
    await expect(close([])).toBeRefused('invalid_input', 'ids')
    await expect(close([id], { hired: undefined })).toBeRefused('invalid_input', 'hired')
    await expect(close([id], { message: 'Dear {name}' })).toBeRefused('invalid_input', 'message')
    expect(await statusOf(id)).toBe('open')
  })

  test('is for recruiters, not for contributors', async () => {
    const id = await aJob(app, { by: hana })
    const carl = await aMember(app, hana, { role: 'contributor' })
    await expect(close([id], {}, carl)).toBeRefused('not_allowed')
    const rita = await aMember(app, hana)
    expect((await close([id], {}, rita)).results[0]?.code).toBeNull()
  })
})

test('a closing with many people holds up no other: they take turns', async () => {
  const [large, small] = [await aJob(app, { by: hana }), await aJob(app, { by: hana })]
  await waitingForJob(app, large, 150)
  const [last] = await waitingForJob(app, small, 1)
  await close([large])
  await close([small])
  await passUndoTime()
  // The queue would begin a run of its own after 16 seconds.
  await app.pool.query(`delete from pgboss.job where name = 'job-closings'`)
  await app.pool.query(`update job_closings set answers_at = answers_at - interval '1 minute' where job_id = $1`, [
    large,
  ])
  await runClosings(app.deps)
  const { rows } = await app.pool.query(
    `select count(*)::int as before from application_steps where to_status = 'rejected'
     and at < (select at from application_steps where application_id = $1 and to_status = 'rejected')`,
    [last],
  )
  expect(rows[0].before).toBe(100)
})
