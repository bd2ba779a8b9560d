import type { Database } from '../../../db/database.ts'
import { violates } from '../../../db/transaction.ts'
import { type PlainMessage, type StoredPlainMessage, storePlainMessages } from './plain-messages.sql.ts'

/** Stores a plain message; returns undefined for a message that needs the transactional path. */
type WritePlain = (message: PlainMessage) => Promise<StoredPlainMessage | undefined>

interface Waiting {
  readonly message: PlainMessage
  readonly resolve: (stored: StoredPlainMessage | undefined) => void
  readonly reject: (error: unknown) => void
}

const maxBatch = 64
/** One batch commits while the next is collected; each uses a database connection. */
const maxConcurrent = 2

const writers = new WeakMap<Database, WritePlain>()

/** Returns the batching writer of this database: messages that arrive during a write share the next statement and commit. */
export function plainWriter(db: Database): WritePlain {
  const known = writers.get(db)
  if (known) return known
  const writer = createWriter(db)
  writers.set(db, writer)
  return writer
}

/** Writes at most one batch per chat at a time, so that consecutive messages of a person keep their order. */
function createWriter(db: Database): WritePlain {
  let waiting: Waiting[] = []
  const busyChats = new Set<string>()
  let running = 0
  const takeBatch = () => {
    const batch = waiting.filter(({ message }) => !busyChats.has(message.chatId)).slice(0, maxBatch)
    const taken = new Set(batch)
    waiting = waiting.filter((entry) => !taken.has(entry))
    return batch
  }
  const run = async () => {
    running += 1
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      const chats = new Set(batch.map(({ message }) => message.chatId))
      for (const chatId of chats) busyChats.add(chatId)
      await write(db, batch)
      for (const chatId of chats) busyChats.delete(chatId)
    }
    running -= 1
  }
  return (message) =>
    new Promise((resolve, reject) => {
      waiting.push({ message, resolve, reject })
      if (running < maxConcurrent) void run()
    })
}

async function write(db: Database, batch: readonly Waiting[]): Promise<void> {
  try {
    const stored = await storePlainMessages(
      db,
      batch.map(({ message }) => message),
    )
    const byPlace = new Map(stored.map((row) => [row.place, row]))
    for (const [at, { resolve }] of batch.entries()) resolve(byPlace.get(at + 1))
  } catch (error) {
    // A concurrent process stored one of the messages: the batch was rolled back, and the transactional path identifies the repeat.
    const wasRepeat = violates(error, 'messages_client_id')
    for (const { resolve, reject } of batch) wasRepeat ? resolve(undefined) : reject(error)
  }
}
