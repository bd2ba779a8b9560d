import { createHash } from 'node:crypto'
import { listMessages } from '@hearback/contract/hiring/chat.ts'
import type { Person } from '../factories.ts'
import type { Chat } from './chat-pairs.ts'
import type { Ledger } from './ledger.ts'
import type { RestartableDatabase } from './restartable-database.ts'
import type { Ground, World } from './world.ts'

/** Violations by invariant. */
export type Findings = Record<string, number>

interface Row {
  id: string
  chat_id: string
  seq: number
  sender_id: string
  content: string
  client_message_id: string
  created_at: Date
  key: string | null
  sha256: Buffer | null
}

/** Compares the database, the lists of both people, the clients and the files with what was acknowledged. */
export async function checkInvariants({ database, ledger, chats, lines, files }: World): Promise<Findings> {
  const { rows } = await database.pool.query<Row>(
    `select m.id, m.chat_id, m.seq, m.sender_id, m.content, m.client_message_id, m.created_at, f.key, f.sha256
     from messages m left join message_files f on f.message_id = m.id order by m.chat_id, m.seq`,
  )
  const byChat = Map.groupBy(rows, (row) => row.chat_id)
  const of = (chat: Chat) => byChat.get(chat.id) ?? []
  return {
    ...judgeAcknowledged(ledger, rows),
    'gaps in the numbers of a chat': sum(chats, (chat) => count(of(chat), (row, i) => row.seq !== i + 1)),
    'times that go back in a chat': sum(chats, (chat) =>
      count(of(chat), ({ created_at }, i, all) => created_at < (all[i - 1]?.created_at ?? new Date(0))),
    ),
    'out of the order of their sender': outOfOrder(ledger),
    'lists that differ from the database': await sumOf(chats, (chat) => differingLists(chat, of(chat))),
    'clients that hold something else': sum(lines, ({ client }) =>
      count(
        chats,
        (chat) =>
          client.isOf(chat.id) &&
          !isSame(
            client.held(chat.id).messages.map(({ _id }) => _id),
            of(chat),
          ),
      ),
    ),
    'counters and marks that are wrong': await wrongCounters(database),
    ...(await judgeFiles(database, files, rows)),
    'answers that contradict each other': ledger.contradictions.length,
    'failures of the server (500)': ledger.refusals.get('internal') ?? 0,
  }
}

function judgeAcknowledged({ acknowledged }: Ledger, rows: readonly Row[]): Findings {
  const byClientId = Map.groupBy(rows, (row) => row.client_message_id)
  const stored = (one: { draft: { clientMessageId: string } }) => byClientId.get(one.draft.clientMessageId) ?? []
  const known = new Set(acknowledged.map(({ draft }) => draft.clientMessageId))
  return {
    'acknowledged and lost': count(acknowledged, (one) => stored(one).length === 0),
    'stored more than once': count(acknowledged, (one) => stored(one).length > 1),
    'stored as something else than acknowledged': count(acknowledged, (one) => {
      const { draft, id, seq } = one
      const { chatId, sender, content, file } = draft
      return !stored(one).every(
        (row) =>
          isSameAs(row, { id, seq, chat_id: chatId, sender_id: sender, content }) &&
          (row.key !== null) === Boolean(file),
      )
    }),
    'stored and never acknowledged': count(rows, (row) => !known.has(row.client_message_id)),
  }
}

/** Messages of a sender keep their order within a chat; each was acknowledged before the next was sent. */
function outOfOrder({ acknowledged }: Ledger): number {
  const lanes = Map.groupBy(acknowledged, ({ draft }) => `${draft.chatId} ${draft.sender}`)
  return sum([...lanes.values()], (lane) => count(lane, ({ seq }, i) => seq <= (lane[i - 1]?.seq ?? 0)))
}

async function differingLists({ id, employer, seeker }: Chat, rows: readonly Row[]): Promise<number> {
  const lists = await Promise.all([wholeList(employer, id), wholeList(seeker, id)])
  return count(lists, (list) => !isSame(list, rows))
}

async function wholeList(who: Person, chatId: string): Promise<string[]> {
  const ids: string[] = []
  for (let lastSeq = 1; ids.length < lastSeq; ) {
    const page = await who.call(listMessages, { params: { chatId }, query: { after: ids.length } })
    ids.push(...page.messages.map(({ _id }) => _id))
    lastSeq = page.lastSeq
    if (page.messages.length === 0) break
  }
  return ids
}

/** Chats whose counters and receipts do not match their messages. */
async function wrongCounters({ pool }: RestartableDatabase): Promise<number> {
  const { rows } = await pool.query<{ wrong: number }>(
    `with facts as (
       select c.*, m.* from chats c cross join lateral (
         select count(*) as messages, max(seq) as newest, max(created_at) as latest,
           count(*) filter (where sender_id = c.seeker_id and seq > c.employer_read_seq) as for_employer,
           count(*) filter (where sender_id = c.employer_id and seq > c.seeker_read_seq) as for_seeker,
           count(*) filter (where (read_at is not null)
             <> (seq <= case when sender_id = c.seeker_id then c.employer_read_seq else c.seeker_read_seq end)) as read_wrong,
           count(*) filter (where (delivered_at is not null)
             <> (seq <= case when sender_id = c.seeker_id then c.employer_delivered_seq else c.seeker_delivered_seq end)) as delivered_wrong
         from messages where chat_id = c.id) m)
     select count(*) as wrong from facts
     where last_seq <> messages or last_seq <> coalesce(newest, 0) or last_message_at is distinct from latest
       or employer_unread <> for_employer or seeker_unread <> for_seeker or read_wrong > 0 or delivered_wrong > 0`,
  )
  return rows[0]?.wrong ?? 0
}

/** Every file of a message is stored completely, and every stored file has a message or is pending deletion. */
async function judgeFiles(
  { pool }: RestartableDatabase,
  files: Ground['files'],
  rows: readonly Row[],
): Promise<Findings> {
  const named = rows.filter(({ key }) => key !== null)
  const contents = await Promise.all(named.map(({ key }) => files.contentOf(key ?? '')))
  const noted = await pool.query<{ key: string }>('select key from pending_files')
  const known = new Set([...named.map(({ key }) => key), ...noted.rows.map(({ key }) => key)])
  const there = await files.keys()
  return {
    'messages that lack their file': count(contents, (content) => content === undefined),
    'files that are not what was sent': count(named, ({ sha256 }, i) => {
      const content = contents[i]
      return (
        content !== undefined &&
        !createHash('sha256')
          .update(content)
          .digest()
          .equals(sha256 ?? Buffer.alloc(0))
      )
    }),
    'files that nothing names or notes': count(there, (key) => !known.has(key)),
  }
}

const isSame = (ids: readonly string[], rows: readonly Row[]) =>
  ids.length === rows.length && rows.every(({ id }, i) => id === ids[i])
const isSameAs = <T extends object>(row: T, facts: Partial<T>) =>
  Object.entries(facts).every(([name, value]) => row[name as keyof T] === value)
const count = <T>(items: readonly T[], test: (item: T, i: number, all: readonly T[]) => boolean) =>
  items.filter(test).length
const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((all, item) => all + of(item), 0)
async function sumOf<T>(items: readonly T[], of: (item: T) => Promise<number>): Promise<number> {
  let all = 0
  for (const item of items) all += await of(item)
  return all
}
