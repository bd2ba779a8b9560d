import { addPushDevice } from '@hearback/contract/accounts/push.ts'
import {
  countUnread,
  listBlocked,
  listChats,
  readChat,
  sendFileMessage,
  sendMessage,
  unblock,
} from '@hearback/contract/hiring/chat.ts'
import { searchChats } from '@hearback/contract/hiring/chat-search.ts'
import { inviteToApply, listJobInvitations } from '@hearback/contract/hiring/job-invitations.ts'
import { reportMessage } from '@hearback/contract/trust/reports.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailUnread } from '../src/features/chat/notices/chat-notices.service.ts'
import { enqueueUnread, pushMessages } from '../src/features/chat/notices/message-pushes.service.ts'
import { testApp } from './app.ts'
import { anApplication } from './application-factory.ts'
import { aChat, chatOf, decide, messagesOf, say } from './chat-factory.ts'
import { anEmployer } from './employer-factory.ts'
import type { Person } from './factories.ts'
import { aJob } from './job-factory.ts'
import { unnamedTables } from './names-chat.ts'
import { pushService } from './push-service.ts'
import { ask } from './restore-target.ts'
import { aSeeker } from './seeker-factory.ts'
import { countStatements } from './statements.ts'
import { aMember } from './team-factory.ts'

// The precondition of a PostgreSQL that distributes chats over nodes (docs/scaling.md).
const app = testApp({ ONE_CHAT_PER_TRANSACTION: 'on' })
const service = pushService()

/** Statements that may ask all nodes. Each has to be sent in the journey, so that no exception outlives its reason. */
const exceptions: Record<string, RegExp> = {
  'the chat of two people, before it is named':
    /^select "id" from "chats" where "employer_id" = \$\d+ and "seeker_id" = \$\d+$/,
  'the inbox of a person':
    /^select "own"."read_seq".+ where "chats"."(employer|seeker)_id" = \$\d+ and \("chats"."last_seq"/s,
  'the number of chats in an inbox': /^select count\(\*\) as "count" from "chats"/,
  'the badge, which counts the unread chats of a person': /as chats_unread limit 100/,
  'a search in the inbox of a person': /with own as materialized \(select chats\.id|<= 20000 as fits\s+from chats/,
  'emails about unread messages, due in any chat':
    /(seeker|employer)_mailed_seq <= (seeker|employer)_read_seq\s+and not /,
  'the signed address of a file, which names its message': /where "message_files"."message_id" = \$\d+$/,
  'the report of a message, which names the message': /^select "messages"."sender_id" as "ownerId"/,
  'the profile or card of a job seeker, which shows more to companies in a chat with them':
    /^select "seekers"\.(\*|"user_id", "first_name")/,
}

async function aJourney() {
  const [hana, ana] = [await anEmployer(app, { businessName: 'Crust' }), await aSeeker(app)]
  const jobId = await aJob(app, { by: hana })
  await anApplication(app, { by: ana, to: jobId })
  const { chatId } = await aChat(app, { by: hana, with: ana })
  const dana = await aMember(app, hana)
  const [anas, danas] = [await app.connect(ana), await app.connect(dana)]
  await anas.ask('openChat', { chatId })
  await say(hana, chatId, 'We would love to meet you. Can you come on Monday at nine?', 'first')
  await say(hana, chatId, 'We would love to meet you. Can you come on Monday at nine?', 'first')
  await ana.call(sendMessage, {
    body: { chatId, content: 'Yes, my number is +1 208 555 0147, see https://ana.example' },
  })
  await danas.ask('sendMessage', { chatId, content: 'Great.' })
  await danas.ask('typing', { chatId, isTyping: true })
  const file = new File([new Uint8Array(Buffer.from('Our recipe'))], 'recipe.txt')
  const sent = await hana.call(sendFileMessage, { body: { chatId }, file })
  await app.server.inject({ method: 'GET', url: sent.data.fileUrl ?? '' })
  await anas.ask('delivered', { chatId, seq: 3 }).catch(() => {})
  for (const who of [ana, dana, hana]) {
    await who.call(listChats)
    await who.call(countUnread)
    await messagesOf(who, chatId, { after: 0 })
    await who.call(searchChats, { query: { query: 'recipe' } })
    await who.call(readChat, { body: { chatId, seq: 2 } })
    await who.call(listChats, { query: { filter: 'unread' } })
  }
  await ana.call(reportMessage, { params: { id: sent.data._id }, body: { reason: 'spam' } })
  await chatOf(ana, chatId)
  return { hana, ana, dana, chatId }
}

async function aRequest(hana: Person) {
  const bea = await aSeeker(app)
  const { chatId } = await hana.call(inviteToApply, {
    body: { job: await aJob(app, { by: hana }), person: bea._id, message: 'Come and bake with us.' },
  })
  await bea.call(listJobInvitations, { params: { chatId } })
  await decide(bea, chatId, 'accept')
  await say(bea, chatId, 'Gladly.')
  await decide(bea, chatId, 'block')
  await bea.call(listBlocked)
  await bea.call(unblock, { params: { id: hana._id } }).catch(() => {})
  return { bea, chatId }
}

type Device = Parameters<typeof pushMessages>[1] & { userId: string }
/** Sent past the pool, so that it is none of the statements of the journey; a replica runs no triggers. */
const prepare = <Row extends object>(text: string) => ask<Row>(app.deps.config.databaseUrl ?? '', text)

/** Unread emails and pushes, of two chats each. */
async function notices(hana: Person, people: readonly Person[]) {
  await prepare(
    "set session_replication_role = replica; update messages set created_at = created_at - interval '1 hour'; update users set last_seen_at = null",
  )
  await mailUnread(app.deps)
  for (const person of people)
    await person.call(addPushDevice, { body: { ...service.aDevice().subscription, named: true } })
  const devices = await prepare<Device>(
    `select session_id as "sessionId", user_id as "userId", chats.id as "chatId" from push_devices
      join chats on seeker_id = user_id`,
  )
  await enqueueUnread(app.deps, devices)
  for (const device of devices) await pushMessages(app.deps, device)
  await hana.call(countUnread)
}

async function everything() {
  const { hana, ana, chatId } = await aJourney()
  const { bea, chatId: other } = await aRequest(hana)
  // Concurrent senders share statements, but those of two chats do not.
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      say(n % 2 ? ana : bea, n % 2 ? chatId : other, `Message ${n}`).catch(() => {}),
    ),
  )
  await say(hana, chatId, 'Unread.')
  await notices(hana, [ana, bea])
}

/** The number of statements that name the chat, the reasons of those that need not, and the others. */
async function judge(texts: Iterable<string>) {
  const judged = await Promise.all([...texts].map(async (text) => ({ text, tables: await unnamedTables(text) })))
  const unnamed = judged.filter(({ tables }) => tables.length > 0)
  const reasonOf = (text: string) => Object.entries(exceptions).find(([, pattern]) => pattern.test(text))?.[0]
  return {
    named: judged.filter(({ text, tables }) => tables.length === 0 && /\b(chats|messages|chat_reads)\b/.test(text))
      .length,
    used: unnamed.map(({ text }) => reasonOf(text)),
    unnamed: unnamed
      .filter(({ text }) => !reasonOf(text))
      .map(({ text, tables }) => `${tables}: ${text.replaceAll(/\s+/g, ' ')}`),
  }
}

describe('a journey through the chat', () => {
  let statements: string[] = []
  let written: { transaction: string; chats: string[] }[] = []
  beforeAll(async () => {
    await app.pool.query(audit)
    statements = await countStatements(everything, { wherever: true })
    written = (
      await app.pool.query('select transaction, array_agg(distinct chat_id) as chats from audit.writes group by 1')
    ).rows
  }, 120_000)
  afterAll(() => app.pool.query('drop schema audit cascade'))

  test('names the chat in every statement on chats and messages, but for those listed here', async () => {
    const { named, unnamed, used } = await judge(new Set(statements))
    expect(named).toBeGreaterThan(25)
    expect(unnamed).toEqual([])
    expect(Object.keys(exceptions).filter((reason) => !used.includes(reason))).toEqual([])
  })

  test('writes one chat in each transaction', () => {
    expect(written.length).toBeGreaterThan(15)
    expect(written.filter(({ chats }) => chats.length > 1)).toEqual([])
  })
})

test.each([
  ['select from messages where chat_id = $1 and id = $2', []],
  ['select from messages where id = $1', ['messages']],
  ['select from messages where chat_id = $1 or id = $2', ['messages']],
  ['select from messages where chat_id <> $1', ['messages']],
  ['select from messages m join chats c on c.id = m.chat_id where c.id = any($1)', []],
  ['select from messages m join chats c on c.id = m.chat_id where c.seeker_id = $1', ['messages', 'chats']],
  ['select from chats where id = $1 and exists (select from messages where sender_id = $2)', ['messages']],
  [
    'with chat as (select id from chats where id = $1) update messages set content = $2 from chat where chat_id = chat.id',
    [],
  ],
  [
    'with chat as (select id from chats where seeker_id = $1) delete from messages using chat where chat_id = chat.id',
    ['chats', 'messages'],
  ],
  ['insert into messages (chat_id, seq) select id, 1 from chats where seeker_id = $1', ['messages', 'chats']],
  ['insert into messages (seq, chat_id) values (1, $1)', []],
] as const)('whether a statement names the chat is read from its conditions: %s', async (text, tables) => {
  expect((await unnamedTables(text)).toSorted()).toEqual(tables.toSorted())
})

const audit = `
  drop schema if exists audit cascade;
  create schema audit;
  create table audit.writes (transaction xid8 not null default pg_current_xact_id(), chat_id uuid not null);
  create function audit.note_chat() returns trigger language plpgsql as $$
    begin insert into audit.writes (chat_id) values (coalesce(new.id, old.id)); return null; end $$;
  create function audit.note_message() returns trigger language plpgsql as $$
    begin insert into audit.writes (chat_id) values (coalesce(new.chat_id, old.chat_id)); return null; end $$;
  create trigger audit after insert or update or delete on chats for each row execute function audit.note_chat();
  create trigger audit after insert or update or delete on messages for each row execute function audit.note_message();
  create trigger audit after insert or update or delete on chat_reads for each row execute function audit.note_message();`
