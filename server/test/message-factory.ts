import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'

interface MessageFacts {
  employer: Person
  seeker: Person
  by: Person
  content?: string
  /** Name of an attached file. */
  file?: string
}

/** Adds a message to the chat of two people, which is created if needed. Returns both ids. */
export async function aMessage(app: TestApp, facts: MessageFacts): Promise<{ _id: string; chatId: string }> {
  const { rows } = await app.pool.query<{ id: string; chat_id: string }>(
    `with chat as (
       insert into chats (employer_id, seeker_id, state, started_by, last_seq) values ($1, $2, 'open', 'employer', 1)
       on conflict (employer_id, seeker_id) do update set last_seq = chats.last_seq + 1 returning id, last_seq)
     insert into messages (chat_id, seq, sender_id, content) select id, last_seq, $3, $4 from chat returning id, chat_id`,
    [facts.employer._id, facts.seeker._id, facts.by._id, facts.content ?? ''],
  )
  const [{ id, chat_id: chatId } = { id: '', chat_id: '' }] = rows
  if (facts.file) {
    await app.pool.query(
      `insert into message_files (message_id, key, name, size, media_type, sha256) values ($1, 'key', $2, 9, 'application/pdf', '\\x00')`,
      [id, facts.file],
    )
  }
  return { _id: id, chatId }
}
