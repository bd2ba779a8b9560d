import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export interface ReceivedEvent {
  readonly id: string
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
  readonly type: string
  readonly data: Record<string, unknown>
}

type Respond = (request: IncomingMessage, response: ServerResponse, event: ReceivedEvent) => void

/** A local program that receives webhooks, by path. It responds 204 unless told otherwise. */
export function webhookReceiver() {
  const received: ReceivedEvent[] = []
  const responders = new Map<string, Respond>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const headers = request.headers as Record<string, string>
    const path = request.url ?? ''
    const event = { id: headers['webhook-id'] ?? '', path, headers, body, ...JSON.parse(body) } as ReceivedEvent
    received.push(event)
    const respond = responders.get(path)
    if (respond) respond(request, response, event)
    else response.writeHead(204).end()
  })
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
  beforeEach(() => {
    received.length = 0
    responders.clear()
  })
  afterAll(() => {
    server.closeAllConnections()
    return new Promise((closed) => server.close(closed))
  })
  return {
    received,
    url: (path = '/') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    /** Events that arrived at the path. */
    at: (path: string) => received.filter((event) => event.path === path),
    respond: (path: string, respond: Respond) => responders.set(path, respond),
    /** Responds with these statuses, then with 204. */
    answer(path: string, ...statuses: number[]) {
      responders.set(path, (_request, response) => response.writeHead(statuses.shift() ?? 204).end())
    },
  }
}

/** Throws unless the library accepts the signature of the event. */
export const verify = ({ body, headers }: ReceivedEvent, secret: string): unknown =>
  new Webhook(secret).verify(body, headers)
