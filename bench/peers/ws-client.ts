import { once } from 'node:events'
import { WebSocket } from 'ws'
import { type Client, type Heard, markIn } from '../chat/target.ts'

/** A client of bare-ws.ts. */
export async function connectWs(url: string, person: number, heard: Heard): Promise<Client> {
  const socket = new WebSocket(`${url}/${person}`, { perMessageDeflate: false, skipUTF8Validation: true })
  await once(socket, 'open')
  socket.on('message', (data) => {
    const raw = String(data)
    const n = markIn(raw)
    if (n === undefined) heard.stored((JSON.parse(raw) as { id: number }).id)
    else heard.arrived(n, person)
  })
  return {
    say: (n, content) => socket.send(JSON.stringify({ id: n, content })),
    close: () => socket.close(),
  }
}
