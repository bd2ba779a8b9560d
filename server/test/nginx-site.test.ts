import { once } from 'node:events'
import https from 'node:https'
import { sendFileMessage } from '@hearback/contract/hiring/chat.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApp } from './app.ts'
import { aChat } from './chat-factory.ts'
import { missingForSite, prepareSite } from './hosts/example-site.ts'
import { startProcess } from './process.ts'
import { connectSocket } from './sockets.ts'

const app = testApp()
const missing = missingForSite()
const stops: (() => Promise<unknown>)[] = []
let plain = ''
let url = ''

describe.skipIf(missing)(`the example for nginx${missing ? ` (${missing})` : ''}`, { timeout: 60_000 }, () => {
  beforeAll(async () => {
    const ground = await prepareSite()
    stops.push(() => ground.remove())
    url = ground.url
    plain = ground.plain
    const server = await startProcess({
      DATABASE_URL: app.deps.config.databaseUrl,
      DATA_DIR: app.deps.config.dataDir,
      PUBLIC_URL: url,
      TRUST_PROXY: '1',
    })
    stops.push(() => server.end())
    const nginx = await ground.start([server.url, server.url])
    stops.push(() => nginx.end('SIGTERM'))
  }, 120_000)
  afterAll(async () => {
    for (const stop of stops.reverse()) await stop()
  }, 60_000)

  test('leads to https, and serves pages and calls there, compressed', async () => {
    const moved = await fetch(`${plain}/jobs?q=baker`, { redirect: 'manual' })
    expect([moved.status, moved.headers.get('location')]).toEqual([308, 'https://127.0.0.1/jobs?q=baker'])
    const page = await fetch(`${url}/`)
    expect([page.status, page.headers.get('strict-transport-security')]).toEqual([200, 'max-age=31536000'])
    expect(await page.text()).toContain('</html>')
    const document = await fetch(`${url}/openapi.json`, { headers: { 'accept-encoding': 'gzip' } })
    expect([document.status, document.headers.get('content-encoding')]).toEqual([200, 'gzip'])
    expect(await document.json()).toHaveProperty('openapi')
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
  })

  test('passes the largest file on whole, and refuses a larger body before it is sent', async () => {
    const { by, chatId } = await aChat(app)
    const form = new FormData()
    form.append('chatId', chatId)
    form.append('file', new File(['a'.repeat(limits.fileBytes)], 'largest.txt'))
    const answer = await fetch(`${url}${sendFileMessage.path}`, {
      method: sendFileMessage.method,
      headers: { 'auth-token': by.token ?? '' },
      body: form,
    })
    expect(await answer.json()).toMatchObject({ success: true })
    const { rows } = await app.pool.query('select size from message_files')
    expect(rows).toEqual([{ size: limits.fileBytes }])

    const headers = {
      'content-length': String(2 * limits.fileBytes),
      'content-type': 'multipart/form-data; boundary=x',
    }
    const request = https.request(`${url}${sendFileMessage.path}`, { method: sendFileMessage.method, headers })
    request.flushHeaders()
    const [refused] = (await once(request, 'response')) as [{ statusCode: number }]
    request.on('error', () => {}).destroy()
    expect(refused.statusCode).toBe(413)
  })

  test('lets a socket through as a websocket, and by polling', async () => {
    const { by, other, chatId } = await aChat(app)
    for (const transport of ['websocket', 'polling'] as const) {
      const open = (token: string | undefined) =>
        connectSocket(url, {
          auth: { token },
          transports: [transport],
          rejectUnauthorized: false,
          refuse: ({ message }) => new Error(message),
        })
      const [mine, theirs] = [await open(by.token), await open(other.token)]
      expect(mine.io.engine.transport.name).toBe(transport)
      const heard = once(theirs as never, 'receiveMessage')
      await mine.ask('sendMessage', { chatId, content: `by ${transport}` })
      expect(await heard).toMatchObject([{ content: `by ${transport}` }])
      for (const one of [mine, theirs]) one.disconnect()
    }
  })
})
