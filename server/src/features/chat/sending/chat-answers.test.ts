import { sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventually, testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { aChat, say } from '../../../../test/chat-factory.ts'
import { aPdf } from '../../../../test/documents.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { aJob } from '../../../../test/job-factory.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()
const personal = 'You bake, and we need.'
let told: string[] = []
beforeAll(() => app.deps.events.on('application.answered', (event) => void told.push(event.applicationId)))
beforeEach(() => {
  told = []
})

async function anApplicant() {
  const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
  const applicationId = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
  const { chatId } = await aChat(app, { by: hana, with: ana })
  return { hana, ana, applicationId, chatId }
}
async function application(id: string) {
  const { rows } = await app.pool.query<{ status: string; answered_at: Date | null; steps: number }>(
    `select status, answered_at, (select count(*)::int from application_steps where application_id = a.id) as steps
     from applications a where id = $1`,
    [id],
  )
  return rows[0]
}
const answeredAt = async (id: string) => (await application(id))?.answered_at
const aFile = () => new File([new Uint8Array(aPdf())], 'offer.pdf')
const sendFile = (who: Person, chatId: string, content: string) =>
  who.call(sendFileMessage, { body: { chatId, content }, file: aFile() })

describe('an application is answered', () => {
  test('by a personal message, which leaves its status, and is told once', async () => {
    const { hana, ana, applicationId, chatId } = await anApplicant()
    const before = await application(applicationId)
    const client = await app.connect(ana)
    await say(hana, chatId, personal)
    const after = await application(applicationId)
    expect(after).toMatchObject({ status: 'applied', answered_at: expect.any(Date), steps: before?.steps })
    await eventually(() => client.heard('applicationChanged')[0])
    await say(hana, chatId, `${personal} Do come.`)
    expect(await answeredAt(applicationId)).toEqual(after?.answered_at)
    await eventually(() => told.length > 0)
    expect(told).toEqual([applicationId])
  })

  test('by what is written beside a file', async () => {
    const { hana, applicationId, chatId } = await anApplicant()
    await sendFile(hana, chatId, '')
    expect(await answeredAt(applicationId)).toBeNull()
    await sendFile(hana, chatId, personal)
    expect(await answeredAt(applicationId)).toBeInstanceOf(Date)
  })

  test('with every other that waits between the two', async () => {
    const { hana, ana, applicationId, chatId } = await anApplicant()
    const second = await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Miller' }) })
    await say(hana, chatId, personal)
    for (const id of [applicationId, second]) expect(await answeredAt(id)).toBeInstanceOf(Date)
    await eventually(() => told.length === 2)
    expect(told.toSorted()).toEqual([applicationId, second].toSorted())
  })

  test('by an employer who opened it before', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }), status: 'viewed' })
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await say(hana, chatId, personal)
    expect(await application(id)).toMatchObject({ status: 'viewed', answered_at: expect.any(Date) })
  })
})

describe('an application is not answered', () => {
  test.each([
    ['19 characters', 'You bake: we needed'],
    ['19 people with hats', '👩‍🍳'.repeat(19)],
    ['19 characters in a lot of space', `  You bake:${' '}we needed \n\n`],
  ])('by %s', async (_what, content) => {
    const { hana, applicationId, chatId } = await anApplicant()
    await say(hana, chatId, content)
    expect(await answeredAt(applicationId)).toBeNull()
    expect(told).toEqual([])
  })

  test('by the applicant, or by another employer', async () => {
    const { ana, applicationId, chatId } = await anApplicant()
    await say(ana, chatId, 'I am looking forward to your answer.')
    const { by, chatId: elsewhere } = await aChat(app, { with: ana })
    await say(by, elsewhere, personal)
    expect(await answeredAt(applicationId)).toBeNull()
  })

  test('after its applicant withdrew it', async () => {
    const [hana, ana] = [await anEmployer(app), await aSeeker(app)]
    const id = await anApplication(app, { by: ana, to: await aJob(app, { by: hana }), status: 'withdrawn' })
    const { chatId } = await aChat(app, { by: hana, with: ana })
    await say(hana, chatId, personal)
    expect(await answeredAt(id)).toBeNull()
  })
})
