import type { Database } from '../../../db/database.ts'
import { violates } from '../../../db/transaction.ts'
import { type PlainMessage, type StoredPlainMessage, storePlainMessages } from './plain-messages.sql.ts'

/** Stores a plain message; undefined for one that takes the longer way. */
type WritePlain = (message: PlainMessage) => Promise<StoredPlainMessage | undefined>

interface Waiting {
  readonly message: PlainMessage
  readonly resolve: (stored: StoredPlainMessage | undefined) => void
  readonly reject: (error: unknown) => void
}

const mostTogether = 64
/** One that commits while the next is gathered; each takes a connection of the database. */
const mostAtOnce = 2

const writers = new WeakMap<Database, WritePlain>()

/** What writes plain messages to this database: those that come while others are being written share a statement and a commit. */
export function plainWriter(db: Database): WritePlain {
  const known = writers.get(db)
  if (known) return known
  const writer = createWriter(db)
  writers.set(db, writer)
  return writer
}

/** Of one chat only one batch is being written at a time: what one person sends in a row stays in that order. */
function createWriter(db: Database): WritePlain {
  let waiting: Waiting[] = []
  const chatsInHand = new Set<string>()
  let running = 0
  const takeBatch = () => {
    const batch = waiting.filter(({ message }) => !chatsInHand.has(message.chatId)).slice(0, mostTogether)
    const taken = new Set(batch)
    waiting = waiting.filter((entry) => !taken.has(entry))
    return batch
  }
  const run = async () => {
    running += 1
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      const chats = new Set(batch.map(({ message }) => message.chatId))
      for (const chatId of chats) chatsInHand.add(chatId)
      await write(db, batch)
      for (const chatId of chats) chatsInHand.delete(chatId)
    }
    running -= 1
  }
  return (message) =>
    new Promise((resolve, reject) => {
      waiting.push({ message, resolve, reject })
      if (running < mostAtOnce) void run()
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
    // A repeat that another process stored in between: nothing of the batch was, and the longer way tells them apart.
    const wasRepeat = violates(error, 'messages_client_id')
    for (const { resolve, reject } of batch) wasRepeat ? resolve(undefined) : reject(error)
  }
}
