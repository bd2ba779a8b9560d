import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMessage, ana, chatId } from '../../../../test/chat-fixtures.ts'
import { beginChat, connected, endChat, held } from '../../../../test/fake-chat.tsx'
import { fakeServer } from '../../../../test/fake-socket.ts'
import { ApiError } from '../../../api/call.ts'
import { allOutgoing, type Outgoing } from './outbox.ts'
import { discard, sendFile } from './send.ts'

vi.mock('socket.io-client', () => import('../../../../test/fake-socket.ts'))

interface Sending {
  name: string
  id: string
  progress: (share: number) => void
  arrive: () => void
  lose: () => void
}
/** Uploads in progress, latest last. */
const sending = vi.hoisted(() => [] as Sending[])

vi.mock('../../../api/upload.ts', () => ({
  upload: (_: unknown, file: File, progress: Sending['progress'], { fields, signal }: UploadOptions) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      const arrive = () => {
        const message = aMessage(held.messages.length + 1, { sender: ana, clientMessageId: fields.clientMessageId })
        held.messages.push(message)
        resolve({ data: message })
      }
      const lose = () => reject(new ApiError(0, { code: 'offline', message: 'The file did not arrive.' }))
      sending.push({ name: file.name, id: fields.clientMessageId, progress, arrive, lose })
    }),
}))

interface UploadOptions {
  fields: { clientMessageId: string }
  signal: AbortSignal
}

beforeEach(() => beginChat())
afterEach(() => {
  endChat()
  sending.length = 0
})

const send = (name: string) => sendFile(chatId, new File(['content'], name), '')
const onItsWay = () => sending.map(({ name }) => name)
const last = () => sending.at(-1) as Sending

test('sends files one after the other with progress', async () => {
  send('first.pdf')
  send('second.pdf')
  await vi.waitFor(() => expect(onItsWay()).toEqual(['first.pdf']))
  last().progress(0.4)
  expect(allOutgoing().map(({ progress }) => progress)).toEqual([0.4, undefined])
  last().arrive()
  await vi.waitFor(() => expect(onItsWay()).toEqual(['first.pdf', 'second.pdf']))
  last().arrive()
  await vi.waitFor(() => expect(allOutgoing()).toEqual([]))
})

test('removes a canceled file and sends the next one', async () => {
  send('wrong.pdf')
  send('right.pdf')
  await vi.waitFor(() => expect(onItsWay()).toEqual(['wrong.pdf']))
  discard(allOutgoing()[0] as Outgoing)
  await vi.waitFor(() => expect(onItsWay()).toEqual(['wrong.pdf', 'right.pdf']))
  expect(allOutgoing().map(({ file }) => file?.name)).toEqual(['right.pdf'])
})

test('retries a failed upload with the same id', async () => {
  send('letter.pdf')
  await vi.waitFor(() => expect(sending).toHaveLength(1))
  fakeServer.disconnect()
  last().lose()
  await vi.waitFor(() => expect(allOutgoing()[0]?.state).toBe('waiting'))
  expect(sending).toHaveLength(1)
  await connected()
  await vi.waitFor(() => expect(sending).toHaveLength(2))
  expect(new Set(sending.map(({ id }) => id)).size).toBe(1)
  last().arrive()
  await vi.waitFor(() => expect(allOutgoing()).toEqual([]))
})
