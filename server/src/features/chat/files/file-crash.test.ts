import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { listMessages } from '@hearback/contract/hiring/chat.ts'
import { expect, test } from 'vitest'
import { eventually, testApp } from '../../../../test/app.ts'
import { aChat } from '../../../../test/chat-factory.ts'
import { testProcess } from '../../../../test/cluster.ts'
import { aPdf } from '../../../../test/documents.ts'
import type { Person } from '../../../../test/factories.ts'
import { pendingHours, sweepFiles } from '../../files/files.service.ts'

const app = testApp()
const server = testProcess(app)

const stored = () => readdir(join(app.deps.config.dataDir, 'files/chat')).catch(() => [])
const noted = async () => (await app.pool.query('select 1 from pending_files')).rowCount

async function send(by: Person, chatId: string) {
  const body = new FormData()
  body.append('chatId', chatId)
  body.append('file', new File([new Uint8Array(aPdf())], 'cv.pdf'))
  const headers = { 'auth-token': by.token ?? '' }
  const answer = await fetch(`${server.url}/api/chat/sendFileMessage`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { fileUrl: string } }
  return data.fileUrl
}

test('a server that is killed between upload and commit leaves no message without its file, and a file that the sweep takes', async () => {
  const { by, chatId } = await aChat(app)
  const before = await send(by, chatId)
  const hold = await app.pool.connect()
  await hold.query('begin')
  await hold.query('select 1 from chats where id = $1 for update', [chatId])
  const cut = expect(send(by, chatId)).rejects.toThrow('fetch failed')
  await eventually(async () => (await stored()).length === 2)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await eventually(async () => (await app.pool.query(waiting)).rowCount === 1)
  await server.end('SIGKILL')
  await cut
  await hold.query('commit')
  hold.release()

  const { messages } = await by.call(listMessages, { params: { chatId } })
  expect(messages).toHaveLength(1)
  expect([(await stored()).length, await noted()]).toEqual([2, 1])
  await app.pool.query(`update pending_files set created_at = created_at - make_interval(hours => ${pendingHours})`)
  await sweepFiles(app.deps)
  expect([(await stored()).length, await noted()]).toEqual([1, 0])
  const { rawPayload } = await app.server.inject({ method: 'GET', url: before })
  expect(rawPayload.equals(aPdf())).toBe(true)
}, 20_000)
