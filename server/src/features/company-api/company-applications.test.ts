import { getApplication, listMyApplications, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import {
  answerCompanyApplication,
  getCompanyApplication,
  listCompanyApplications,
} from '@hearback/contract/v1/company-applications.ts'
import { putCompanyJob } from '@hearback/contract/v1/company-jobs.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication } from '../../../test/application-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aJob } from '../../../test/job-factory.ts'
import { aProgram, type Program, readPages } from '../../../test/key-factory.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: Person
let ana: Person
let jobId: string
let program: Program

beforeEach(async () => {
  hana = await anEmployer(app, { name: 'hana' })
  ana = await aSeeker(app, { firstName: 'Ana', lastName: 'Ruiz' })
  jobId = await aJob(app, { by: hana })
  program = await aProgram(app, hana)
})

type Answer = Partial<Parameters<typeof answerCompanyApplication.body.parse>[0] & object>
const answer = (id: string, body: Answer, by: Program = program) =>
  by.call(answerCompanyApplication, { params: { id }, body: body as never })
const read = (id: string, by: Program = program) => by.call(getCompanyApplication, { params: { id } })
const list = (query: object = {}) => program.call(listCompanyApplications, { query: query as never })
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => [],
    (error) => Object.keys(error.body.fields ?? {}),
  )

describe('an application that a program reads', () => {
  test('has what the company sees, and is not viewed by that', async () => {
    const id = await anApplication(app, { by: ana, to: jobId, description: 'I bake bread.' })
    const { application } = await read(id)
    expect(application).toMatchObject({
      id,
      job: { id: jobId, externalId: null, title: 'Baker' },
      status: 'applied',
      nextSteps: ['viewed', 'shortlisted', 'interview', 'rejected'],
      awaitsAnswer: true,
      coverLetter: 'I bake bread.',
      viewedAt: null,
      applicant: { id: ana._id, name: 'Ana Ruiz', firstName: 'Ana' },
      history: [{ from: null, to: 'applied', by: 'seeker' }],
    })
    expect((await list()).applications).toEqual([application])
    expect((await ana.call(listMyApplications)).applications[0]).toMatchObject({ status: 'applied', views: 0 })
  })

  test('is not found by the program of another company', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    const others = await aProgram(app, await anEmployer(app))
    await expect(read(id, others)).toBeRefused('not_found')
    await expect(answer(id, { status: 'rejected', reason: 'location' }, others)).toBeRefused('not_found')
    expect((await others.call(listCompanyApplications)).applications).toEqual([])
  })

  test('hides contact details that its applicant hides from companies', async () => {
    const id = await anApplication(app, { by: ana, to: jobId, status: 'withdrawn' })
    const page = (await hana.call(getApplication, { params: { id } })).application.applicant
    const { applicant } = (await read(id)).application
    expect([applicant.email, applicant.phone]).toEqual([page.email ?? null, page.phone ?? null])
  })
})

describe('an answer of a program', () => {
  test('is told to the applicant as one of the website, and is in the log of the member who made the key', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    const { application } = await answer(id, {
      status: 'rejected',
      reason: 'position_filled',
      message: 'Thank you, Ana.',
    })
    expect(application).toMatchObject({ status: 'rejected', awaitsAnswer: false, nextSteps: ['shortlisted'] })
    expect(application.history.at(-1)).toMatchObject({
      by: 'employer',
      reason: 'position_filled',
      message: 'Thank you, Ana.',
    })
    const seen = (await ana.call(getApplication, { params: { id } })).application
    expect(seen).toMatchObject({
      status: 'rejected',
      employerFeedback: 'Thank you, Ana.',
      reasonCode: 'position_filled',
    })
    expect((await app.mailTo(ana.email, /^Your application: Baker/u)).text).toContain('Thank you, Ana.')
    const { rows } = await app.pool.query(`select member_id, act from company_activity where act = 'application_moved'`)
    expect(rows).toEqual([{ member_id: hana._id, act: 'application_moved' }])
  })

  test('invites to an interview with times to choose from', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    const slot = new Date(Date.now() + 5 * 86_400_000).toISOString()
    const interview = {
      message: 'Come by.',
      mode: 'onsite',
      place: '1 Main St',
      timeZone: 'America/Boise',
      slots: [slot],
    } as const
    const { application } = await answer(id, { status: 'interview', interview: { ...interview, slots: [slot] } })
    expect(application.interview).toMatchObject({ ...interview, picked: null })
  })

  test('follows the rules of the website, and its errors name the fields that the program sent', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    expect(await fieldsOf(answer(id, { status: 'rejected' }))).toEqual(['message'])
    expect(await fieldsOf(answer(id, { status: 'rejected', reason: 'nothing' as never }))).toEqual(['reason'])
    expect(await fieldsOf(answer(id, { status: 'shortlisted', reason: 'location' }))).toEqual(['reason'])
    expect(await fieldsOf(answer(id, { status: 'hired' as never }))).toEqual(['status'])
    expect(await fieldsOf(answer(id, { status: 'rejected', reason: 'location', interview: { message: 'x' } }))).toEqual(
      ['interview'],
    )
    const past = { slots: ['2020-01-01T10:00:00Z'] }
    expect(await fieldsOf(answer(id, { status: 'interview', interview: past as never }))).toEqual([
      expect.stringMatching(/^interview/),
    ])
    expect((await read(id)).application.status).toBe('applied')
  })

  test('that is sent again, or is not possible any more, is a conflict', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    await answer(id, { status: 'rejected', reason: 'location' })
    for (const status of ['rejected', 'interview'] as const) {
      const refusal = await answer(id, { status, ...(status === 'rejected' && { reason: 'location' }) }).catch(
        (error) => error,
      )
      expect(refusal).toMatchObject({ status: 409, body: { code: 'step_not_allowed', allowed: ['shortlisted'] } })
    }
  })

  test('contradicts no colleague: of concurrent steps one is taken, and the others are conflicts', async () => {
    const rita = await aMember(app, hana)
    const id = await anApplication(app, { by: ana, to: jobId })
    const outcomes = await Promise.allSettled([
      answer(id, { status: 'rejected', reason: 'location' }),
      answer(id, { status: 'shortlisted' }),
      answer(id, { status: 'interview', message: 'Come by.' }),
      rita.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'shortlisted' } }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409 })
    expect((await read(id)).application.history).toHaveLength(2)
  })

  test('that has not seen the latest step is a conflict', async () => {
    const id = await anApplication(app, { by: ana, to: jobId })
    const lastStepAt = (await read(id)).application.history.at(-1)?.at ?? ''
    const rita = await aMember(app, hana)
    await rita.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'shortlisted' } })
    await expect(answer(id, { status: 'rejected', reason: 'location', lastStepAt })).toBeRefused('step_not_allowed')
  })
})

describe('the list of applications', () => {
  const idsAfter = (query: object) => async (cursor: string | undefined) => {
    const { applications, nextCursor } = await list({ ...query, ...(cursor && { cursor }) })
    return { entries: applications.map(({ id }) => id), nextCursor }
  }

  test('is filtered by job, status and time of the latest change', async () => {
    const { job } = await program.call(putCompanyJob, {
      params: { externalId: 'REQ/1' },
      body: { title: 'Miller', category: 'Food', description: 'Flour.', pay: { from: 20, to: 25 } },
    })
    const first = await anApplication(app, { by: ana, to: jobId })
    const second = await anApplication(app, { by: ana, to: job.id })
    const idsOf = async (query: object) => (await list(query)).applications.map(({ id }) => id)
    expect(await idsOf({})).toEqual([second, first])
    expect(await idsOf({ externalId: 'REQ/1' })).toEqual([second])
    expect(await idsOf({ externalId: 'req/1' })).toEqual([])
    expect(await idsOf({ jobId })).toEqual([first])
    await answer(first, { status: 'shortlisted' })
    expect(await idsOf({ status: 'shortlisted' })).toEqual([first])
    await app.pool.query(`alter table applications disable trigger applications_touch`)
    await app.pool.query(`update applications set updated_at = now() - interval '1 hour' where id = $1`, [second])
    await app.pool.query(`alter table applications enable trigger applications_touch`)
    const { nextChangedSince } = await list()
    expect(await idsOf({ changedSince: nextChangedSince })).toEqual([first])
    await answer(second, { status: 'viewed' })
    expect(await idsOf({ changedSince: nextChangedSince })).toEqual([second, first])
  })

  test('refuses filters that are none, and names them', async () => {
    expect(await fieldsOf(list({ status: 'open' }))).toEqual(['status'])
    expect(await fieldsOf(list({ changedSince: 'yesterday' }))).toEqual(['changedSince'])
    expect(await fieldsOf(list({ cursor: '1' }))).toEqual(['cursor'])
    expect(await fieldsOf(list({ limit: '101' }))).toEqual(['limit'])
  })

  test('skips and repeats no application when applications are added, answered and repeated between pages', async () => {
    const ids: string[] = []
    for (let at = 0; at < 7; at++) ids.unshift(await anApplication(app, { by: await aSeeker(app), to: jobId }))
    const seen = await readPages(idsAfter({ limit: 2 }), [
      async () => {
        await anApplication(app, { by: ana, to: jobId })
        await answer(ids.at(-1) ?? '', { status: 'rejected', reason: 'location' })
      },
      // As after a repeated application.
      () => app.pool.query('update applications set applied_at = now() where id = $1', [ids.at(-2)]),
    ])
    expect(seen).toEqual(ids)
  })

  test('of one status is complete, though each answer takes an application off it', async () => {
    for (let at = 0; at < 5; at++) await anApplication(app, { by: await aSeeker(app), to: jobId })
    const answerPage = async (cursor: string | undefined) => {
      const page = await idsAfter({ status: 'applied', limit: 2 })(cursor)
      for (const id of page.entries) await answer(id, { status: 'rejected', reason: 'position_filled' })
      return page
    }
    expect(await readPages(answerPage)).toHaveLength(5)
  })
})
