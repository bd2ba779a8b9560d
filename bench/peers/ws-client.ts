import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type Client, type ClientEvents, readTag } from '../chat/target.ts'

/** A client of bare-ws.ts. */
export async function connectWs(url: string, person: number, events: ClientEvents): Promise<Client> {
  const socket = new WebSocket(`${url}/${person}`, { perMessageDeflate: false, skipUTF8Validation: true })
  await once(socket, 'open')
  socket.on('message', (data) => {
    const raw = String(data)
    const n = readTag(raw)
    if (n === undefined) events.stored((JSON.parse(raw) as { id: number }).id)
    else events.arrived(n, person)
  })
  return {
    send: (n, content) => socket.send(JSON.stringify({ id: n, content })),
    close: () => socket.close(),
  }
}
