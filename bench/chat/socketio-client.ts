import { WebSocket } from 'ws'
import { type Client, type ClientEvents, readTag } from './target.ts'

export interface Member {
  readonly person: number
  readonly token: string
  readonly headers?: Record<string, string>
  readonly chatId: string
  /** Unique per run, because client message ids must never repeat. */
  readonly run: string
  /** Sends delivery receipts as our pages do: batched within 300 ms. */
  readonly receipts?: boolean
}

const receiptDelayMs = 300

/**
 * A minimal WebSocket client of Socket.IO 4: the official client costs more CPU than some of the servers.
 * Packets: 40 connect, 42 event, 43 acknowledgement, 44 connect error, 2 and 3 ping and pong.
 */
export async function connectSocketIo(url: string, member: Member, events: ClientEvents): Promise<Client> {
  const { person, token, headers = {}, chatId, run, receipts = false } = member
  const address = `${url.replace(/^http/u, 'ws')}/socket.io/?EIO=4&transport=websocket`
  const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true, headers })
  const { promise: connected, resolve, reject } = Promise.withResolvers<void>()
  socket.on('error', reject)
  socket.on('close', (code) => reject(new Error(`the server closed a connection: ${code}`)))
  const packets: [start: string, take: (raw: string) => void][] = [
    [
      '42["receive',
      (raw) => {
        events.arrived(readTag(raw) ?? -1, person)
        if (receipts) confirm(raw)
      },
    ],
    ['43', (raw) => acknowledged(raw, events)],
    ['2', () => socket.send('3')],
    ['0', () => socket.send(`40${JSON.stringify({ token })}`)],
    ['40', () => resolve()],
    ['44', (raw) => reject(new Error(raw))],
  ]
  let newest = 0
  const confirm = (raw: string) => {
    const isDue = newest > 0
    const [, { seq }] = JSON.parse(raw.slice(2)) as [string, { seq: number }]
    newest = Math.max(newest, seq)
    if (isDue) return
    setTimeout(() => {
      if (socket.readyState === socket.OPEN) socket.send(`42${JSON.stringify(['delivered', { chatId, seq: newest }])}`)
      newest = 0
    }, receiptDelayMs)
  }
  socket.on('message', (data) => {
    const raw = String(data)
    packets.find(([start]) => raw.startsWith(start))?.[1](raw)
  })
  await connected
  return {
    send(n, content) {
      const message = { chatId, content, clientMessageId: `${run}-${n}` }
      socket.send(`42${n}${JSON.stringify(['sendMessage', message])}`)
    },
    close: () => socket.close(),
  }
}

function acknowledged(raw: string, events: ClientEvents): void {
  const end = raw.indexOf('[')
  const n = Number(raw.slice(2, end))
  if (raw.startsWith('{"success":true', end + 1)) events.stored(n)
  else events.refused(n, raw.slice(end))
}
