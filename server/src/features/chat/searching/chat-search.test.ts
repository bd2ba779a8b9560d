import { searchChats } from '@hearback/contract/hiring/chat-search.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anApplication } from '../../../../test/application-factory.ts'
import { aChat, decide, say } from '../../../../test/chat-factory.ts'
import { anEmployer } from '../../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../../test/factories.ts'
import { aJob } from '../../../../test/job-factory.ts'
import '../../../../test/matchers.ts'
import { aSeeker } from '../../../../test/seeker-factory.ts'
import { eraseAccountData } from '../../data-rights/erase-accounts.service.ts'

vi.setConfig({ testTimeout: 30_000 })
const app = testApp()

const search = (who: Person, query: string, more = {}) => who.call(searchChats, { query: { query, ...more } })
const wordsOf = async (who: Person, query: string) =>
  (await search(who, query)).messages.map(({ message }) => message.content)
const namesOf = async (who: Person, query: string) =>
  (await search(who, query)).chats.map(({ participants }) => participants.find(({ _id }) => _id !== who._id)?.name)

let hana: Person
let ana: Person
let chatId: string
/** Hana of Copper Kettle and Ana Ruiz, who applied as a baker. */
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Copper Kettle' })
  ana = await aSeeker(app, { firstName: 'Ana', lastName: 'Ruiz' })
  await anApplication(app, { by: ana, to: await aJob(app, { by: hana, title: 'Baker' }) })
  ;({ chatId } = await aChat(app, { by: hana, with: ana }))
})

describe('messages', () => {
  test('are found by both people, whoever wrote them, newest first, with their place in the chat', async () => {
    await say(hana, chatId, 'Can you start on Monday?')
    await say(ana, chatId, 'Yes, monday works.')
    await say(ana, chatId, 'See you.')
    for (const who of [hana, ana])
      expect(await wordsOf(who, 'MONDAY')).toEqual(['Yes, monday works.', 'Can you start on Monday?'])
    const { messages, isComplete, next } = await search(ana, 'start')
    expect({ messages, isComplete, next }).toMatchObject({
      messages: [{ message: { chatId, seq: 1, warnings: [] }, other: { name: 'Copper Kettle' } }],
      isComplete: true,
      next: null,
    })
  })

  test('are found in any spelling, order and script, and not by wildcards', async () => {
    const texts = [
      'Wir treffen uns im Café Ü',
      'The shift is 9-to-5, O’Brien’s.',
      '明天 10 点见',
      '👍🏽 great',
      '100% sure_thing',
    ]
    for (const text of texts) await say(hana, chatId, text)
    const found: Record<string, string[]> = { 'cafe treffen': [texts[0] ?? ''], obriens: [texts[1] ?? ''] }
    for (const [typed, expected] of Object.entries({
      ...found,
      '9-to-5': [texts[1]],
      点见: [texts[2]],
      '👍🏽': [texts[3]],
      '100%': [texts[4]],
    }))
      expect(await wordsOf(ana, typed), typed).toEqual(expected)
    for (const typed of ['_', '\\', '%%', '...', 'cafe shift', '(', "'"])
      expect(await wordsOf(ana, typed), typed).toEqual([])
  })

  test('are never those of other people’s chats', async () => {
    await say(hana, chatId, 'The secret recipe.')
    const [ben, otherCompany, admin] = [await aSeeker(app), await anEmployer(app), await anAccount(app, 'admin')]
    for (const who of [ben, otherCompany])
      expect(await search(who, 'secret')).toMatchObject({ chats: [], messages: [] })
    await expect(search(admin, 'secret')).toBeRefused('not_allowed')
    await expect(app.caller().call(searchChats, { query: { query: 'secret' } })).toBeRefused('not_signed_in')
  })

  test('of a chat that the searcher blocked are left out until it is unblocked; the other still finds them', async () => {
    await say(hana, chatId, 'Call me.')
    await decide(ana, chatId, 'block')
    expect(await search(ana, 'call')).toMatchObject({ chats: [], messages: [] })
    expect(await namesOf(ana, 'copper')).toEqual([])
    expect(await wordsOf(hana, 'call')).toEqual(['Call me.'])
  })

  test('of a deleted account are gone, and its name is no longer found', async () => {
    await say(ana, chatId, 'I bake sourdough.')
    await say(hana, chatId, 'Great, sourdough it is.')
    await app.db.transaction().execute((tx) => eraseAccountData(app.deps, tx, () => undefined, ana._id))
    expect(await wordsOf(hana, 'sourdough')).toEqual(['Great, sourdough it is.'])
    expect(await wordsOf(hana, 'deleted account')).toEqual([])
    expect(await namesOf(hana, 'Ana')).toEqual([])
  })

  test('of a request are found before it is accepted', async () => {
    const ben = await aSeeker(app)
    const request = await aChat(app, { by: ben, with: hana })
    await say(ben, request.chatId, 'Are you hiring?')
    expect(await wordsOf(hana, 'hiring')).toEqual(['Are you hiring?'])
  })

  test('come in pages without repetition, also while new ones arrive', async () => {
    for (let i = 1; i <= 5; i += 1) await say(hana, chatId, `Shift ${i}`)
    const first = await search(ana, 'shift', { limit: 2 })
    await say(hana, chatId, 'Shift 6')
    const second = await search(ana, 'shift', { limit: 2, before: first.next })
    const third = await search(ana, 'shift', { limit: 2, before: second.next })
    const all = [first, second, third].flatMap(({ messages }) => messages.map(({ message }) => message.content))
    expect(all).toEqual(['Shift 5', 'Shift 4', 'Shift 3', 'Shift 2', 'Shift 1'])
    expect(third.next).toBeNull()
    expect(second.chats).toEqual([])
  })

  test('are in the order of their times, also where the ids are not', async () => {
    for (const content of ['Shift late', 'Shift early']) await say(hana, chatId, content)
    const earlier = sql<Date>`created_at - interval '3 days'`
    await app.db.updateTable('messages').set({ created_at: earlier }).where('content', '=', 'Shift early').execute()
    const first = await search(ana, 'shift', { limit: 1 })
    const second = await search(ana, 'shift', { limit: 1, before: first.next })
    expect([first, second].map(({ messages }) => messages[0]?.message.content)).toEqual(['Shift late', 'Shift early'])
  })

  test('need words', async () => {
    await expect(search(ana, '  ')).toBeRefused('invalid_input', 'query')
    await expect(search(ana, 'x'.repeat(201))).toBeRefused('invalid_input', 'query')
    await expect(search(ana, 'x', { before: 'x' })).toBeRefused('invalid_input', 'before')
    await expect(search(ana, 'x', { limit: 101 })).toBeRefused('invalid_input', 'limit')
  })
})

describe('chats', () => {
  test('are found by company, person and job, as the searcher sees them', async () => {
    await say(hana, chatId, 'Hello.')
    for (const typed of ['copper', 'kettle BAKER']) expect(await namesOf(ana, typed), typed).toEqual(['Copper Kettle'])
    for (const typed of ['ana', 'baker ana']) expect(await namesOf(hana, typed), typed).toHaveLength(1)
    expect(await namesOf(hana, 'miller')).toEqual([])
  })

  test('are not found by a part of the name that the company may not see', async () => {
    const ben = await aSeeker(app, { firstName: 'Ben', lastName: 'Secretname', nickname: 'Benny' })
    const open = await aChat(app, { by: hana, with: ben })
    await say(hana, open.chatId, 'Hello.')
    expect(await namesOf(hana, 'secretname')).toEqual([])
    expect(await namesOf(hana, 'benny')).toEqual(['Benny'])
  })
})

test('more than 20,000 messages are searched in part, and the reply says so', async () => {
  await say(hana, chatId, 'The oldest one.')
  await app.db.transaction().execute(async (tx) => {
    await sql`insert into messages (chat_id, seq, sender_id, content) select ${chatId}::uuid, n, ${hana._id}::uuid, 'filler'
      from generate_series(2, 20001) n`.execute(tx)
    await sql`update chats set last_seq = 20001 where id = ${chatId}::uuid`.execute(tx)
  })
  expect(await search(ana, 'oldest')).toMatchObject({ messages: [], isComplete: false })
  expect((await search(ana, 'filler', { limit: 100 })).messages).toHaveLength(100)
})
