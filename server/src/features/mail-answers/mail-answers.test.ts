import { getApplication, updateApplicationStatus } from '@hearback/contract/hiring/applications.ts'

import { readMailAnswer, sendMailAnswer, undoMailAnswer } from '@hearback/contract/hiring/mail-answers.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anApplication, shiftApplication } from '../../../test/application-factory.ts'
import { aChat, decide, messagesOf } from '../../../test/chat-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { aJob } from '../../../test/job-factory.ts'
import {
  anAnswerableApplication,
  anAnswerPage,
  noReason,
  passTenMinutes,
  runAnswers,
} from '../../../test/mail-answer-factory.ts'
import '../../../test/matchers.ts'
import { aSeeker } from '../../../test/seeker-factory.ts'
import { aContributor, aMember } from '../../../test/team-factory.ts'
import { runAnswerClock } from '../applications/answer-clock.service.ts'
import { runMailAnswers } from './run-mail-answers.service.ts'

const app = testApp({ PUBLIC_URL: 'https://jobs.example' })
const anApplicant = () => anAnswerableApplication(app)
const visitor = () => app.caller()
const applicationOf = async (who: Awaited<ReturnType<typeof aSeeker>>, id: string) =>
  (await who.call(getApplication, { params: { id } })).application
const stepsOf = async (id: string) =>
  (
    await app.pool.query(`select to_status from application_steps where application_id = $1 order by at`, [id])
  ).rows.map((row) => row.to_status as string)
const outcomes = async () =>
  (await app.pool.query<{ outcome: string | null }>('select outcome from mail_answers order by created_at')).rows.map(
    ({ outcome }) => outcome,
  )

describe('the mail of a new application', () => {
  test('has three buttons for its reader alone, which open a page that shows the person and the step', async () => {
    const { hana, id } = await anApplicant()
    const rita = await aMember(app, hana)
    const ben = await aSeeker(app, { firstName: 'Ben' })
    const second = await anApplication(app, { by: ben, to: await aJob(app, { by: hana, title: 'Cook' }) })
    const { text, html = '' } = await app.mailTo(hana.email, /^New application: .* for Baker$/)
    const [, token = ''] =
      /Not a fit: https:\/\/jobs\.example\/answer-applicant\?step=rejected#([a-z2-7]{52})\n/u.exec(text) ?? []
    expect(text).toContain(`Invite: https://jobs.example/answer-applicant?step=interview#${token}`)
    expect(text).toContain(`Write: https://jobs.example/answer-applicant?step=message#${token}`)
    expect(html.match(/class="choice"/gu)).toHaveLength(3)
    expect(`${text}${html}`).not.toMatch(/answer-token|%23/u)
    const toRita = await app.mailTo(rita.email, /for Cook$/)
    expect(toRita.text).toContain(`#${(await anAnswerPage(app, rita, second)).token}`)
    expect(toRita.text).not.toContain((await anAnswerPage(app, hana, second)).token)
    const { page } = await visitor().call(readMailAnswer, { body: { token } })
    expect(page).toMatchObject({
      applicant: 'Ana Ruiz',
      jobTitle: 'Baker',
      company: 'Crust',
      steps: ['rejected', 'interview', 'message'],
      latest: null,
    })
    expect((await anAnswerPage(app, hana, id)).token).toBe(token)
  })

  test('of a reminder has the buttons of each person', async () => {
    const { hana, id, jobId } = await anApplicant()
    const other = await anApplication(app, { by: await aSeeker(app), to: jobId })
    for (const one of [id, other]) await shiftApplication(app, one, 8)
    await runAnswerClock(app.deps)
    const { text } = await app.mailTo(hana.email, /waiting for your answer$/)
    for (const one of [id, other]) expect(text).toContain((await anAnswerPage(app, hana, one)).token)
    expect(text).not.toContain('answer-token')
  })
})

describe('an answer from an email', () => {
  test('is carried out 10 minutes after the press, by the member, and stops the clock then', async () => {
    const { ana, hana, id } = await anApplicant()
    const rita = await aMember(app, hana)
    const page = await anAnswerPage(app, rita, id)
    const pressed = await page.press({ ...noReason, message: 'Thanks for your time.' })
    expect(pressed).toMatchObject({ steps: [], latest: { step: 'rejected', by: 'Rita', outcome: null } })
    const wait = Date.parse(pressed.latest?.runsAt ?? '') - Date.now()
    expect(wait).toBeGreaterThan(590_000)
    expect(wait).toBeLessThanOrEqual(600_000)
    await runMailAnswers(app.deps)
    expect(await applicationOf(ana, id)).toMatchObject({ status: 'applied', answeredAt: null })
    await runAnswers(app)
    const application = await applicationOf(ana, id)
    expect(application).toMatchObject({
      status: 'rejected',
      reasonCode: 'position_filled',
      employerFeedback: 'Thanks for your time.',
    })
    expect(Date.now() - Date.parse(application.answeredAt ?? '')).toBeLessThan(60_000)
    const { rows } = await app.pool.query('select answered_by from applications')
    expect(rows).toEqual([{ answered_by: rita._id }])
    expect(await page.read()).toMatchObject({ steps: [], latest: { outcome: 'sent' } })
  })

  test('invites with a message, and the person picks no time yet', async () => {
    const { ana, id, page } = await anApplicant()
    await page.press({ step: 'interview', message: 'When can you come in?' })
    await runAnswers(app)
    expect(await applicationOf(ana, id)).toMatchObject({
      status: 'interview',
      interviewInvitation: { message: 'When can you come in?', slots: [] },
    })
  })

  test('writes a message, which is the answer from 20 characters on', async () => {
    const { ana, id, page } = await anApplicant()
    await page.press({ step: 'message', message: 'Hello' })
    await runAnswers(app)
    expect((await applicationOf(ana, id)).answeredAt).toBeNull()
    await page.press({ step: 'message', message: 'Could you start in January?' })
    await runAnswers(app)
    expect(await applicationOf(ana, id)).toMatchObject({ status: 'applied', answeredAt: expect.any(String) })
    const { id: chatId } = await app.db.selectFrom('chats').select('id').executeTakeFirstOrThrow()
    const { messages } = await messagesOf(ana, chatId, { after: 0 })
    expect(messages.map(({ content }) => content)).toEqual(['Hello', 'Could you start in January?'])
  })

  test('needs a reason or words, and leaves out the reason of an offer', async () => {
    const { page } = await anApplicant()
    await expect(page.press({ step: 'rejected', reasonCode: null })).toBeRefused('invalid_input', 'reasonCode')
    await expect(page.press({ step: 'message', message: ' ' })).toBeRefused('invalid_input', 'message')
    await expect(page.press({ step: 'interview' })).toBeRefused('invalid_input', 'message')
    await expect(page.press({ step: 'rejected', reasonCode: 'offer_rescinded' })).toBeRefused('invalid_input')
    expect(await outcomes()).toEqual([])
  })

  test('can be undone until it is carried out, and given again', async () => {
    const { ana, id, page } = await anApplicant()
    await page.press()
    expect(await page.undo()).toMatchObject({
      steps: ['rejected', 'interview', 'message'],
      latest: { outcome: 'undone' },
    })
    await runAnswers(app)
    expect((await applicationOf(ana, id)).status).toBe('applied')
    await page.press({ step: 'interview', message: 'Come by on Tuesday.' })
    await runAnswers(app)
    await expect(page.undo()).toBeRefused('conflict')
    expect(await outcomes()).toEqual(['undone', 'sent'])
    expect(await stepsOf(id)).toEqual(['applied', 'interview'])
  })

  test('that is repeated after an undo, by a browser that sends the request again, stays undone', async () => {
    const { ana, id, page } = await anApplicant()
    const { nonce } = await page.read()
    const body = { token: page.token, nonce, ...noReason }
    await visitor().call(sendMailAnswer, { body })
    await page.undo()
    expect((await visitor().call(sendMailAnswer, { body })).page.latest?.outcome).toBe('undone')
    await runAnswers(app)
    expect((await applicationOf(ana, id)).status).toBe('applied')
  })

  test('an undo that is repeated does not undo the next answer', async () => {
    const { page } = await anApplicant()
    await page.press()
    const { nonce, latest } = await page.read()
    const undo = { body: { token: page.token, nonce, id: latest?._id ?? '' } }
    await visitor().call(undoMailAnswer, undo)
    await page.press()
    await expect(visitor().call(undoMailAnswer, undo)).toBeRefused('conflict')
    expect(await outcomes()).toEqual(['undone', null])
  })

  test('is one, however often it is pressed and however many processes carry it out', async () => {
    const { ana, id, page } = await anApplicant()
    const { nonce } = await page.read()
    const body = { token: page.token, nonce, ...noReason }
    await Promise.all(Array.from({ length: 10 }, () => visitor().call(sendMailAnswer, { body })))
    await passTenMinutes(app)
    await Promise.all(Array.from({ length: 8 }, () => runMailAnswers(app.deps)))
    expect(await stepsOf(id)).toEqual(['applied', 'rejected'])
    expect(await outcomes()).toEqual(['sent'])
    const { rows } = await app.pool.query(
      `select from notifications where user_id = $1 and kind = 'application_moved'`,
      [ana._id],
    )
    expect(rows).toHaveLength(1)
  })

  test('of two members who press concurrently is the first one', async () => {
    const { hana, id, page } = await anApplicant()
    const rita = await anAnswerPage(app, await aMember(app, hana), id)
    const pressed = await Promise.allSettled([
      page.press(),
      rita.press({ step: 'message', message: 'Come by on Tuesday, please.' }),
    ])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await outcomes()).toEqual([null])
    await expect(page.press()).toBeRefused('conflict')
  })

  test('an undo and the job at the same moment end in one of the two, never in both', async () => {
    for (let round = 0; round < 8; round++) {
      const { ana, id, page } = await anApplicant()
      await page.press()
      await passTenMinutes(app)
      const [undone] = await Promise.allSettled([page.undo(), runMailAnswers(app.deps)])
      await runMailAnswers(app.deps)
      const { status } = await applicationOf(ana, id)
      expect(status).toBe(undone.status === 'fulfilled' ? 'applied' : 'rejected')
    }
  })
})

describe('an answer is dropped', () => {
  test.each([
    ['a step', { newStatus: 'shortlisted' }],
    ['another rejection', { newStatus: 'rejected', reasonCode: 'location' }],
  ] as const)('if %s of a colleague came first', async (_what, body) => {
    const { hana, id, page } = await anApplicant()
    await page.press({ step: 'message', message: 'Come by on Tuesday, please.' })
    await hana.call(updateApplicationStatus, { params: { id }, body })
    await runAnswers(app)
    expect(await outcomes()).toEqual(['answered'])
    expect(await stepsOf(id)).toEqual(['applied', body.newStatus])
    expect((await app.pool.query('select from messages')).rowCount).toBe(0)
  })

  test('if the person withdrew, also if they applied once more meanwhile', async () => {
    const { ana, id, page } = await anApplicant()
    await page.press()
    await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'withdrawn' } })
    await ana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'applied' } })
    await runAnswers(app)
    expect((await applicationOf(ana, id)).status).toBe('applied')
    expect(await outcomes()).toEqual(['answered'])
    await expect(page.read()).toBeRefused('answer_link_ended')
  })

  test.each(['left', 'contributor', 'suspended'])('if its member is %s meanwhile', async (kind) => {
    const { ana, hana, id } = await anApplicant()
    const rita = await aMember(app, hana)
    await (await anAnswerPage(app, rita, id)).press()
    await endMember(kind, rita._id)
    await runAnswers(app)
    expect((await applicationOf(ana, id)).status).toBe('applied')
    expect(await outcomes()).toEqual(['not_possible'])
  })

  test('if the person blocked the company', async () => {
    const { hana, ana, id, page } = await anApplicant()
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await page.press({ step: 'message', message: 'Come by on Tuesday, please.' })
    await decide(ana, chatId, 'block')
    await runAnswers(app)
    expect(await outcomes()).toEqual(['not_possible'])
    expect((await applicationOf(ana, id)).answeredAt).toBeNull()
    expect((await page.read()).steps).toEqual(['rejected', 'interview'])
    await expect(page.press({ step: 'message', message: 'Hello?' })).toBeRefused('step_not_allowed')
  })
})

const endMember = (kind: string, id: string) =>
  app.pool.query(
    {
      left: 'delete from company_members where user_id = $1',
      contributor: `update company_members set role = 'contributor' where user_id = $1`,
      suspended: 'update users set suspended_at = now() where id = $1',
    }[kind] ?? '',
    [id],
  )

test('the clock does not close an application at 30 days while an answer that was pressed in time waits', async () => {
  const { ana, id, page } = await anAnswerableApplication(app, { appliedDaysAgo: 29.999 })
  await page.press()
  await shiftApplication(app, id, 0.005)
  await runAnswerClock(app.deps)
  expect((await applicationOf(ana, id)).status).toBe('applied')
  await runAnswers(app)
  expect((await applicationOf(ana, id)).status).toBe('rejected')
})

describe('a link ends', () => {
  test.each(['left', 'contributor', 'suspended'])('when its member is %s', async (kind) => {
    const { hana, id } = await anApplicant()
    const rita = await aMember(app, hana)
    const page = await anAnswerPage(app, rita, id)
    const { nonce } = await page.read()
    await endMember(kind, rita._id)
    await expect(page.read()).toBeRefused('answer_link_ended')
    const body = { token: page.token, nonce, ...noReason }
    await expect(visitor().call(sendMailAnswer, { body })).toBeRefused('answer_link_ended')
  })

  test('30 days after the application', async () => {
    const { id, page } = await anApplicant()
    await shiftApplication(app, id, 30.01)
    await expect(page.read()).toBeRefused('answer_link_ended')
  })

  test('for answers once the application has one', async () => {
    const { hana, id, page } = await anApplicant()
    const { nonce } = await page.read()
    await hana.call(updateApplicationStatus, { params: { id }, body: { newStatus: 'shortlisted' } })
    expect((await page.read()).steps).toEqual([])
    const body = { token: page.token, nonce, ...noReason }
    await expect(visitor().call(sendMailAnswer, { body })).toBeRefused('step_not_allowed')
    expect(await outcomes()).toEqual([])
  })

  test('never begins for a contributor, another company, the applicant, or a forged code', async () => {
    const { hana, ana, id, jobId, page } = await anApplicant()
    const otto = await anEmployer(app, { businessName: 'Ovens' })
    for (const other of [await aContributor(app, hana, jobId), otto, ana])
      await expect((await anAnswerPage(app, other, id)).read()).toBeRefused('answer_link_ended')
    const forged = `${page.token.slice(0, -2)}${page.token.endsWith('aa') ? 'ba' : 'aa'}`
    await expect(visitor().call(readMailAnswer, { body: { token: forged } })).toBeRefused('answer_link_ended')
    // Gateways change the case of links.
    const { page: same } = await visitor().call(readMailAnswer, { body: { token: page.token.toUpperCase() } })
    expect(same.applicant).toBe('Ana Ruiz')
  })
})
