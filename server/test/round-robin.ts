import { once } from 'node:events'
import http, { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

interface RoundRobin {
  readonly url: string
  /** Takes this server out of rotation. */
  retire(url: string): void
  close(): Promise<void>
}

/** A round-robin proxy for requests and upgrades, without sticky sessions. */
export async function startRoundRobin(servers: readonly string[]): Promise<RoundRobin> {
  const urls = [...servers]
  let turn = 0
  const next = () => {
    turn = (turn + 1) % urls.length
    const { hostname: host, port } = new URL(urls[turn] ?? '')
    return { host, port: Number(port) }
  }
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => {
    const { method, url: path, headers } = request
    const onward = http.request({ ...next(), method, path, headers, agent: false })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', () => response.destroy()).pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.on('close', () => onward.destroy())
    request.pipe(onward)
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('upgrade', (request, socket, head) => {
    const { rawHeaders } = request
    const onward = connect(next())
    const lines = rawHeaders.flatMap((word, at) => (at % 2 === 0 ? [`${word}: ${rawHeaders[at + 1]}`] : []))
    onward.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    onward.write(head)
    socket.pipe(onward).pipe(socket)
    for (const stream of [socket, onward]) {
      stream.on('error', () => stream.destroy())
      stream.on('close', () => {
        socket.destroy()
        onward.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    retire: (url) => void urls.splice(urls.indexOf(url), 1),
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
