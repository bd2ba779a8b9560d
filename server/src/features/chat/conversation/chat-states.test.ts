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
import { storeMessages } from '../sending/store-messages.sql.ts'
import { otherOf, type Side } from './chat.rules.ts'

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

  test('is decided by whoever was written to, and no one else', async () => {
    const { chatId, ana } = await aRequest()
    await expect(decide(ana, chatId, 'accept')).toBeRefused('not_allowed')
    await expect(decide(ana, chatId, 'decline')).toBeRefused('not_allowed')
    await expect(decide(await anEmployer(app), chatId, 'block')).toBeRefused('not_found')
    expect(await chatOf(ana, chatId)).toMatchObject({ state: 'request' })
  })

  test('is one message, however many are sent concurrently', async () => {
    const { chatId, by } = await aChat(app, { by: await aSeeker(app), with: await anEmployer(app) })
    const letGo = await holdChat(app, chatId)
    const sends = Array.from({ length: 5 }, (_, i) => say(by, chatId, `Hello ${i}`))
    await letGo(1)
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

interface Standing {
  state: 'open' | 'request' | 'declined'
  startedBy: Side
  hasMessages: boolean
  isAccepted: boolean
  blockedBy: { employer: boolean; seeker: boolean }
}

/** Every possible chat between two people. */
const everyChat: Standing[] = (['open', 'request', 'declined'] as const).flatMap((state) =>
  (['employer', 'seeker'] as const).flatMap((startedBy) =>
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
)

/** Why a side may not write, by specification 8. */
function expectedOf({ state, startedBy, hasMessages, blockedBy }: Standing, isLinked: boolean, side: Side) {
  if (blockedBy[side]) return 'blocked'
  if (blockedBy[otherOf(side)]) return 'unavailable'
  if (isLinked || startedBy !== side) return null
  if (state === 'declined') return 'declined'
  return state === 'request' && hasMessages ? 'request_pending' : null
}

async function become({ state, startedBy, hasMessages, isAccepted, blockedBy }: Standing) {
  await app.pool.query('delete from messages')
  await app.pool.query(
    `update chats set state = $1, started_by = $2, last_seq = $3, accepted_at = case when $4 then now() end,
       employer_blocked_at = case when $5 then now() end, seeker_blocked_at = case when $6 then now() end`,
    [state, startedBy, Number(hasMessages), isAccepted, blockedBy.employer, blockedBy.seeker],
  )
}

/** The fate of a message and its chat: by the specification, and by the statement with and without effects. */
async function outcomesOf(
  chat: Standing,
  isLinked: boolean,
  side: Side,
  facts: { chatId: string; senderId: string; sentBy: null },
) {
  const closed = expectedOf(chat, isLinked, side)
  const isStarter = chat.startedBy === side
  const hasEffects = isStarter ? chat.state === 'request' && !chat.hasMessages : !chat.isAccepted
  const opens = closed === null && (isLinked || !isStarter)
  const expected = {
    batched: closed ?? (hasEffects ? 'needs_transaction' : null),
    alone: closed,
    state: opens ? 'open' : chat.state,
    isAccepted: chat.isAccepted || (closed === null && !isStarter),
  }
  const message = { ...facts, content: 'Hello.', clientMessageId: null, warnings: [], isPersonal: false }
  await become(chat)
  const [batched] = await storeMessages(app.db, [message], { effects: false })
  await become(chat)
  const [alone] = await storeMessages(app.db, [message], { effects: true })
  const { rows } = await app.pool.query('select state, accepted_at is not null as "isAccepted" from chats')
  return { expected, actual: { batched: batched?.unstored, alone: alone?.unstored, ...rows[0] } }
}

test.each([false, true])(
  'a message is stored or refused as the specification says, whatever the chat is like (application: %s)',
  async (isLinked) => {
    const { chatId, by, other } = await aChat(app)
    if (isLinked) await anApplication(app, { by: other, to: await aJob(app, { by }) })
    const outcomes = []
    for (const chat of everyChat) {
      outcomes.push(await outcomesOf(chat, isLinked, 'employer', { chatId, senderId: by._id, sentBy: null }))
      outcomes.push(await outcomesOf(chat, isLinked, 'seeker', { chatId, senderId: other._id, sentBy: null }))
    }
    expect(outcomes).toHaveLength(192)
    expect(outcomes.map(({ actual }) => actual)).toEqual(outcomes.map(({ expected }) => expected))
  },
)
