import { describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { aChat, chatOf, decide, holdChat, messagesOf, say } from '../../../../test/chat-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import type { Person } from '../../../../test/factories.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { listBlocked, listChats, unblock } from '@hearback/contract/hiring/chat.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { storePlainMessages } from '../sending/plain-messages.sql.ts'
import { closedFor, type Side, type Standing } from './chat.rules.ts'
import { storeMessage } from './messages.sql.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()

/** A message of a seeker to an employer without an application or offer between them. */
async function aRequest() {
  const { chatId, by, other } = await aChat(app, { by: await aSeeker(app), with: await anEmployer(app) })
  await say(by, chatId, 'Do you hire bakers?')
  return { chatId, ana: by, hana: other }
}
const states = async (chatId: string, ...people: Person[]) =>
  Promise.all(people.map(async (who) => (await chatOf(who, chatId)).closed))
const requests = async (who: Person) => (await who.call(listChats, { query: { filter: 'requests' } })).total

describe('a request', () => {
  test('waits for the other, and is open to both once it is accepted', async () => {
    const { chatId, ana, hana } = await aRequest()
    expect(await chatOf(hana, chatId)).toMatchObject({ state: 'request', awaitsDecision: true, closed: null })
    expect(await chatOf(ana, chatId)).toMatchObject({ awaitsDecision: false, closed: 'request_pending' })
    await expect(say(ana, chatId, 'Hello?')).toBeRefused('chat_request_pending')
    expect(await decide(hana, chatId, 'accept')).toMatchObject({ state: 'open', awaitsDecision: false })
    expect(await states(chatId, ana, hana)).toEqual([null, null])
    expect((await say(ana, chatId, 'Hello!')).seq).toBe(2)
  })

  test('is accepted by answering it', async () => {
    const { chatId, ana, hana } = await aRequest()
    await say(hana, chatId, 'We do.')
    expect(await chatOf(ana, chatId)).toMatchObject({ state: 'open', closed: null })
    expect(await requests(hana)).toBe(0)
  })

  test('that is declined is closed to whoever made it, and opens when the other writes after all', async () => {
    const { chatId, ana, hana } = await aRequest()
    expect(await decide(hana, chatId, 'decline')).toMatchObject({
      state: 'declined',
      awaitsDecision: false,
      closed: null,
    })
    expect(await states(chatId, ana, hana)).toEqual(['declined', null])
    await expect(say(ana, chatId, 'Please?')).toBeRefused('chat_closed')
    await say(hana, chatId, 'A place has come free.')
    expect((await say(ana, chatId, 'Wonderful.')).seq).toBe(3)
  })

  test('that was declined may be accepted, and one that was accepted may not be declined', async () => {
    const { chatId, ana, hana } = await aRequest()
    await decide(hana, chatId, 'decline')
    await decide(hana, chatId, 'accept')
    expect(await states(chatId, ana)).toEqual([null])
    await decide(hana, chatId, 'accept')
    await expect(decide(hana, chatId, 'decline')).toBeRefused('conflict')
  })

  test('is decided by whoever was written to, and nobody else', async () => {
    const { chatId, ana } = await aRequest()
    await expect(decide(ana, chatId, 'accept')).toBeRefused('not_allowed')
    await expect(decide(ana, chatId, 'decline')).toBeRefused('not_allowed')
    await expect(decide(await anEmployer(app), chatId, 'block')).toBeRefused('not_found')
    expect(await chatOf(ana, chatId)).toMatchObject({ state: 'request' })
  })

  test('is one message, however many are sent at once', async () => {
    const { chatId, by } = await aChat(app, { by: await aSeeker(app), with: await anEmployer(app) })
    const letGo = await holdChat(app, chatId)
    const sends = Array.from({ length: 5 }, (_, i) => say(by, chatId, `Hello ${i}`))
    await letGo(5)
    const sent = await Promise.allSettled(sends)
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.body.code] : []))
    expect(new Set(refusals)).toEqual(new Set(['chat_request_pending']))
    expect((await messagesOf(by, chatId)).total).toBe(1)
  })

  test('is open once its writer applies, and can no longer be declined', async () => {
    const { chatId, ana, hana } = await aRequest()
    expect(await requests(hana)).toBe(1)
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
    expect(await chatOf(hana, chatId)).toMatchObject({ awaitsDecision: false })
    expect(await requests(hana)).toBe(0)
    await expect(decide(hana, chatId, 'decline')).toBeRefused('conflict')
    await say(ana, chatId, 'I have applied.')
    expect(await chatOf(ana, chatId)).toMatchObject({ state: 'open', closed: null })
  })

  test('that was declined opens by an application too', async () => {
    const { chatId, ana, hana } = await aRequest()
    await decide(hana, chatId, 'decline')
    await anApplication(app, { by: ana, to: await aJob(app, { by: hana }) })
    await say(ana, chatId, 'I have applied.')
    expect(await chatOf(hana, chatId)).toMatchObject({ state: 'open' })
  })
})

describe('a block', () => {
  const leave = (who: Person, id: string) => who.call(unblock, { params: { id } })
  const inbox = async (who: Person) => (await who.call(listChats)).total

  test('closes the chat to both, hides it from whoever blocks, and is taken back by them alone', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(by, chatId, 'We like your profile.')
    expect(await decide(other, chatId, 'block')).toMatchObject({ closed: 'blocked' })
    expect(await states(chatId, by, other)).toEqual(['unavailable', 'blocked'])
    await expect(say(by, chatId, 'Hello?')).toBeRefused('chat_closed')
    await expect(say(other, chatId, 'Go away.')).toBeRefused('chat_closed')
    expect([await inbox(by), await inbox(other)]).toEqual([1, 0])
    expect((await other.call(listBlocked)).chats.map(({ _id }) => _id)).toEqual([chatId])
    expect((await by.call(listBlocked)).total).toBe(0)
    await leave(by, chatId)
    expect(await states(chatId, by)).toEqual(['unavailable'])
    await leave(other, chatId)
    expect(await states(chatId, by, other)).toEqual([null, null])
    expect((await say(by, chatId, 'Thank you.')).seq).toBe(2)
  })

  test('of both needs both to be taken back', async () => {
    const { chatId, by, other } = await aChat(app)
    for (const who of [by, other, by]) await decide(who, chatId, 'block')
    await leave(by, chatId)
    expect(await states(chatId, by, other)).toEqual(['unavailable', 'blocked'])
    await leave(other, chatId)
    expect(await states(chatId, by, other)).toEqual([null, null])
  })

  test('leaves what was said readable, and a request what it was', async () => {
    const { chatId, ana, hana } = await aRequest()
    await decide(hana, chatId, 'block')
    for (const who of [ana, hana]) expect((await messagesOf(who, chatId)).messages).toHaveLength(1)
    await leave(hana, chatId)
    expect(await chatOf(hana, chatId)).toMatchObject({ state: 'request', awaitsDecision: true })
  })

  test('in the middle of sending: what was acknowledged is there, the rest was refused, and nothing comes after', async () => {
    const { chatId, by, other } = await aChat(app)
    await say(other, chatId, 'Hello.')
    const sends = Array.from({ length: 40 }, (_, i) => say(by, chatId, `Message ${i}`))
    await Promise.race(sends)
    await decide(other, chatId, 'block')
    const before = (await messagesOf(by, chatId)).total
    const outcomes = await Promise.allSettled(sends)
    const stored = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.seq] : []))
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.body.code] : []))
    expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ['chat_closed'] : []))
    expect((await messagesOf(by, chatId)).total).toBe(before)
    expect(stored.toSorted((a, b) => a - b)).toEqual(Array.from({ length: before - 1 }, (_, i) => i + 2))
  })
})

/** Every possible chat between two people. */
const everyChat = ['open', 'request', 'declined'].flatMap((state) =>
  ['employer', 'seeker'].flatMap((startedBy) =>
    [false, true].flatMap((hasMessages) =>
      [false, true].flatMap((isAccepted) =>
        [false, true].flatMap((employer) =>
          [false, true].map((seeker) => ({
            state,
            startedBy,
            hasMessages,
            isAccepted,
            blockedBy: { employer, seeker },
          })),
        ),
      ),
    ),
  ),
) as Omit<Standing, 'isLinked'>[]

async function become({ state, startedBy, hasMessages, isAccepted, blockedBy }: Omit<Standing, 'isLinked'>) {
  await app.pool.query('delete from messages')
  await app.pool.query(
    `update chats set state = $1, started_by = $2, last_seq = $3, accepted_at = case when $4 then now() end,
       employer_blocked_at = case when $5 then now() end, seeker_blocked_at = case when $6 then now() end`,
    [state, startedBy, Number(hasMessages), isAccepted, blockedBy.employer, blockedBy.seeker],
  )
}

test.each([false, true])(
  'the statements that store a message let through whom the rules let through, whatever the chat is like (application: %s)',
  async (isLinked) => {
    const { chatId, by, other } = await aChat(app)
    if (isLinked) await anApplication(app, { by: other, to: await aJob(app, { by }) })
    const verdicts: string[] = []
    let plain = 0
    for (const chat of everyChat) {
      for (const [side, who] of [
        ['employer', by],
        ['seeker', other],
      ] as const) {
        const closed = closedFor({ ...chat, isLinked }, side)
        await become(chat)
        const stored = await storeMessage(app.db, messageBy(side, who, chatId))
        await become(chat)
        const isPlain = await storesPlain(who, chatId)
        plain += Number(isPlain)
        const agrees = (stored !== undefined) === (closed === null) && !(isPlain && closed !== null)
        if (!agrees) verdicts.push(JSON.stringify({ ...chat, side, closed, stored: stored !== undefined, isPlain }))
      }
    }
    expect(everyChat).toHaveLength(96)
    expect(verdicts).toEqual([])
    expect(plain).toBe(8)
  },
)
/** The batched path, which must apply the same rules. */
async function storesPlain({ _id: senderId }: Person, chatId: string): Promise<boolean> {
  const message = { chatId, senderId, content: 'Hello.', clientMessageId: null, isPersonal: false }
  return (await storePlainMessages(app.db, [message])).length > 0
}
const messageBy = (side: Side, { _id: senderId }: Person, chatId: string) => ({
  chatId,
  side,
  senderId,
  content: 'Hello.',
  clientMessageId: null,
  warnings: [],
})
