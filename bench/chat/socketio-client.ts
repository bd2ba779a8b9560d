import { WebSocket } from 'ws'
import { type Client, type Heard, markIn } from './target.ts'

export interface Member {
  readonly person: number
  readonly token: string
  readonly headers?: Record<string, string>
  readonly chatId: string
  /** Differs from run to run: ids of messages are kept for ever. */
  readonly run: string
  /** Says what has been delivered, as our pages do: within a third of a second, several messages at once. */
  readonly marks?: boolean
}

const together = 300

/**
 * A websocket client of Socket.IO 4 that takes in no more than the load needs. The library's own costs more than some of the
 * servers; the packets are few: 40 connects, 42 is an event, 43 its acknowledgement, 44 a refusal, 2 and 3 are ping and pong.
 */
export async function connectSocketIo(url: string, member: Member, heard: Heard): Promise<Client> {
  const { person, token, headers = {}, chatId, run, marks = false } = member
  const address = `${url.replace(/^http/u, 'ws')}/socket.io/?EIO=4&transport=websocket`
  const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true, headers })
  const { promise: connected, resolve, reject } = Promise.withResolvers<void>()
  socket.on('error', reject)
  socket.on('close', (code) => reject(new Error(`the server closed a connection: ${code}`)))
  const packets: [start: string, take: (raw: string) => void][] = [
    [
      '42["receive',
      (raw) => {
        heard.arrived(markIn(raw) ?? -1, person)
        if (marks) mark(raw)
      },
    ],
    ['43', (raw) => acknowledged(raw, heard)],
    ['2', () => socket.send('3')],
    ['0', () => socket.send(`40${JSON.stringify({ token })}`)],
    ['40', () => resolve()],
    ['44', (raw) => reject(new Error(raw))],
  ]
  let newest = 0
  const mark = (raw: string) => {
    const isDue = newest > 0
    const [, { seq }] = JSON.parse(raw.slice(2)) as [string, { seq: number }]
    newest = Math.max(newest, seq)
    if (isDue) return
    setTimeout(() => {
      if (socket.readyState === socket.OPEN) socket.send(`42${JSON.stringify(['delivered', { chatId, seq: newest }])}`)
      newest = 0
    }, together)
  }
  socket.on('message', (data) => {
    const raw = String(data)
    packets.find(([start]) => raw.startsWith(start))?.[1](raw)
  })
  await connected
  return {
    say(n, content) {
      const message = { chatId, content, clientMessageId: `${run}-${n}` }
      socket.send(`42${n}${JSON.stringify(['sendMessage', message])}`)
    },
    close: () => socket.close(),
  }
}

function acknowledged(raw: string, heard: Heard): void {
  const end = raw.indexOf('[')
  const n = Number(raw.slice(2, end))
  if (raw.startsWith('{"success":true', end + 1)) heard.stored(n)
  else heard.refused(n, raw.slice(end))
}
