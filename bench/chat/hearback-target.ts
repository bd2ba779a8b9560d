import { openPool } from '../../server/src/db/database.ts'
import { startProcess } from '../../server/test/process.ts'
import { postmasterPid } from '../load/process-usage.ts'
import { emptyChats, fillChats, tokenOfPerson } from './generate-chats.ts'
import { connectSocketIo } from './socketio-client.ts'
import type { Target } from './target.ts'

interface Place {
  readonly url: string
  readonly dataDir: string
}

/** The production server on an existing database. With `receipts`, clients confirm delivery as our pages do. */
export const hearback = ({ url, dataDir }: Place, { receipts = false } = {}): Target => ({
  name: receipts ? 'Hearback with receipts' : 'Hearback',
  async start(people) {
    const pool = openPool({ url, connections: 1 })
    const chatIds = await fillChats(pool, people / 2)
    await emptyChats(pool)
    const server = await startProcess({ DATABASE_URL: url, DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'error' })
    const run = `bench-${Date.now()}`
    return {
      pid: server.process.pid ?? 0,
      databasePid: await postmasterPid(pool, url),
      connect: (person, events) => {
        const chatId = chatIds[person >> 1] ?? ''
        const headers = { 'x-forwarded-for': `10.0.${person >> 8}.${person & 255}` }
        return connectSocketIo(
          server.url,
          { person, token: tokenOfPerson(person), headers, chatId, run, receipts },
          events,
        )
      },
      async stored() {
        const { rows } = await pool.query<{ messages: number }>('select count(*)::int as messages from messages')
        return rows[0]?.messages ?? 0
      },
      stop: async () => {
        await server.end()
        await pool.end()
      },
    }
  },
})
