import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { secretHeader } from './forwarder.ts'
import { openInternalListener } from './internal-listener.ts'

const doors: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const door of doors.splice(0)) await door.close()
})
async function aDoor() {
  const headers: unknown[] = []
  const door = await openInternalListener('127.0.0.1', {
    handleRequest(request, response) {
      headers.push(request.headers[secretHeader])
      response.end('in')
    },
    handleUpgrade: (_request, socket) => void socket.end('HTTP/1.1 101 In\r\n\r\n'),
  })
  doors.push(door)
  return { ...door.address, headers, url: `http://127.0.0.1:${door.address.port}` }
}
async function upgradeWith(port: number, secret: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const lines = ['GET / HTTP/1.1', 'host: x', 'connection: upgrade', 'upgrade: websocket', `${secretHeader}: ${secret}`]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer).split('\r\n')[0] ?? ''
}

test('the door of a process for the others opens with its secret alone, which goes no further', async () => {
  const { url, port, secret, headers } = await aDoor()
  for (const wrong of ['', 'x', 'x'.repeat(secret.length), `${secret}x`]) {
    expect((await fetch(url, { headers: { [secretHeader]: wrong } })).status).toBe(403)
    expect(await upgradeWith(port, wrong)).toBe('HTTP/1.1 403 Forbidden')
  }
  expect((await fetch(url)).status).toBe(403)
  expect(await (await fetch(url, { headers: { [secretHeader]: secret } })).text()).toBe('in')
  expect(await upgradeWith(port, secret)).toBe('HTTP/1.1 101 In')
  expect(headers).toEqual([undefined])
})

test('two processes on one machine have doors and secrets of their own', async () => {
  const [one, other] = [await aDoor(), await aDoor()]
  expect(one.port).not.toBe(other.port)
  expect((await fetch(other.url, { headers: { [secretHeader]: one.secret } })).status).toBe(403)
})

test('an address that is not of this machine is refused with a sentence that names the setting', async () => {
  const engine = { handleRequest: () => {}, handleUpgrade: () => {} }
  await expect(openInternalListener('192.0.2.1', engine)).rejects.toThrow(/SOCKET_PEER_HOST is "192\.0\.2\.1"/)
})
