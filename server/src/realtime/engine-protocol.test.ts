import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { testCluster, testProcess } from '../../test/cluster.ts'
import { anAccount } from '../../test/factories.ts'
import { openRawSocket, type RawSocket } from '../../test/raw-sockets.ts'

// The Engine.IO 4 protocol as specified, which clients in other languages implement.
const app = testApp()
const settings = {
  SOCKET_PATH: '/engine.io',
  SOCKET_PING_INTERVAL_MS: '300',
  SOCKET_PING_TIMEOUT_MS: '200',
  SOCKET_MAX_FRAME_BYTES: '1000000',
}
const alone = testProcess(app, settings)
const cluster = testCluster(app, settings)
const separator = '\x1e'

const places = [
  { name: 'one process', isPossible: true, base: () => alone.url },
  {
    name: 'two processes in turn, where a Redis server is installed',
    isPossible: cluster.isPossible,
    base: () => cluster.url,
  },
]

for (const { name, isPossible, base } of places) {
  const address = (query: string) => `${base()}/engine.io/?${query}`
  const polling = (sid: string) => address(`EIO=4&transport=polling&sid=${sid}`)
  const webSocket = (query = '') => openRawSocket(address(`EIO=4&transport=websocket${query}`))
  const poll = async (sid: string): Promise<[status: number, packets: string]> => {
    const answer = await fetch(polling(sid))
    return [answer.status, await answer.text()]
  }
  const push = async (sid: string, body: string): Promise<[status: number, text: string]> => {
    const answer = await fetch(polling(sid), { method: 'POST', body })
    return [answer.status, await answer.text()]
  }
  const open = async (): Promise<{ sid: string; [key: string]: unknown }> => {
    const text = await (await fetch(address('EIO=4&transport=polling'))).text()
    expect(text[0]).toBe('0')
    return JSON.parse(text.slice(1))
  }
  const statusOf = async (query: string, method = 'GET') => (await fetch(address(query), { method })).status
  /** A websocket upgraded from a polling session. */
  const upgraded = async (): Promise<{ sid: string; socket: RawSocket }> => {
    const { sid } = await open()
    const socket = webSocket(`&sid=${sid}`)
    socket.send('2probe')
    expect(await socket.next()).toBe('3probe')
    expect(await poll(sid)).toEqual([200, '6'])
    socket.send('5')
    return { sid, socket }
  }
  const signIn = async () => `40${JSON.stringify({ token: (await anAccount(app, 'jobseeker')).token })}`
  const nextMessage = async (socket: RawSocket): Promise<unknown> => {
    for (;;) {
      const frame = await socket.next()
      if (frame !== '2') return frame
      socket.send('3')
    }
  }

  // Retried, because a session expires after half a second here, which a busy machine may exceed.
  describe.skipIf(!isPossible)(`the protocol of the socket, ${name}:`, { retry: 3 }, () => {
    test('the pages are told where it is', async () => {
      const page = await (await fetch(`${base()}/login`)).text()
      expect(page).toContain('/engine.io')
    })

    describe('opening', () => {
      test('by polling tells the session and the settings', async () => {
        expect(await open()).toEqual({
          sid: expect.stringMatching(/^[\w.-]{20,}$/),
          upgrades: ['websocket'],
          pingInterval: 300,
          pingTimeout: 200,
          maxPayload: 1_000_000,
        })
      })

      test('by websocket tells the same and offers no other transport', async () => {
        const socket = webSocket()
        const frame = String(await socket.next())
        expect(frame[0]).toBe('0')
        expect(JSON.parse(frame.slice(1))).toEqual({
          sid: expect.any(String),
          upgrades: [],
          pingInterval: 300,
          pingTimeout: 200,
          maxPayload: 1_000_000,
        })
        socket.close()
      })

      test('needs the version, a known transport and GET', async () => {
        for (const query of ['transport=polling', 'EIO=abc&transport=polling', 'EIO=4', 'EIO=4&transport=abc']) {
          expect([query, await statusOf(query)]).toEqual([query, 400])
        }
        for (const method of ['POST', 'PUT']) expect(await statusOf('EIO=4&transport=polling', method)).toBe(400)
        for (const query of ['transport=websocket', 'EIO=abc&transport=websocket', 'EIO=4', 'EIO=4&transport=abc']) {
          expect(await openRawSocket(address(query)).closed).toEqual([])
        }
      })

      test('by a session that does not exist is refused', async () => {
        for (const sid of ['nobody', 'aaaaaaaaaaaaaaaa.bbbbbbbb', '..', 'a'.repeat(2_000)]) {
          expect(await poll(sid)).toEqual([400, '{"code":1,"message":"Session ID unknown"}'])
          expect((await push(sid, '3'))[0]).toBe(400)
          expect(await webSocket(`&sid=${sid}`).closed).toEqual([])
        }
      })
    })

    describe('polling', () => {
      test('is answered by what no browser takes for a page, and no one keeps', async () => {
        const { headers } = await fetch(address('EIO=4&transport=polling'))
        expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store'])
      })

      test('carries one packet, and several in one payload', async () => {
        const { sid } = await open()
        expect(await push(sid, await signIn())).toEqual([200, 'ok'])
        const [status, packet] = await poll(sid)
        expect(status).toBe(200)
        expect(packet).toMatch(/^40\{"sid":"/)
        const events = ['421["openChat",{"chatId":1}]', '422["nothing"]'].join(separator)
        expect(await push(sid, events)).toEqual([200, 'ok'])
        const answers = await gather(poll, sid, 2)
        expect(answers[0]).toMatch(/^431\[.*invalid_input/)
        expect(answers[1]).toMatch(/^432\[.*not_found/)
      })

      test('carries bytes as base64', async () => {
        const { sid } = await open()
        await push(sid, await signIn())
        await poll(sid)
        const placeholder = '{"_placeholder":true,"num":0}'
        await push(sid, `451-7["openChat",${placeholder}]${separator}bAQIDBA==`)
        expect((await gather(poll, sid, 1))[0]).toMatch(/^437\[.*invalid_input/)
      })

      test('ends the session at a packet that is none', async () => {
        const { sid } = await open()
        await push(sid, 'abc').catch(() => {})
        expect((await poll(sid))[0]).toBe(400)
      })

      test('ends the session when somebody polls twice concurrently', async () => {
        const { sid } = await open()
        const first = poll(sid)
        await pause(100)
        expect((await poll(sid))[0]).toBe(400)
        expect(await first).toEqual([200, '1'])
        expect((await poll(sid))[0]).toBe(400)
      })

      test('ends the session when a poll is given up', async () => {
        const { sid } = await open()
        const given = new AbortController()
        const polled = fetch(polling(sid), { signal: given.signal }).catch(() => {})
        await pause(100)
        given.abort()
        await polled
        await pause(20)
        expect((await poll(sid))[0]).toBe(400)
      })

      test('refuses a payload over the limit', async () => {
        const { sid } = await open()
        const status = await push(sid, `4${'x'.repeat(1_000_001)}`).then(
          ([code]) => code,
          () => 'closed',
        )
        expect([413, 'closed']).toContain(status)
      })
    })

    describe('a websocket', () => {
      test('carries text and bytes', async () => {
        const socket = webSocket()
        await socket.next()
        socket.send(await signIn())
        expect(await nextMessage(socket)).toMatch(/^40\{"sid":"/)
        socket.send('421["openChat",{"chatId":1}]')
        expect(await nextMessage(socket)).toMatch(/^431\[.*invalid_input/)
        socket.send('451-2["openChat",{"_placeholder":true,"num":0}]')
        socket.send(Uint8Array.from([1, 2, 3, 4]))
        expect(await nextMessage(socket)).toMatch(/^432\[.*invalid_input/)
        socket.close()
      })

      test('is closed at a packet that is none', async () => {
        const socket = webSocket()
        await socket.next()
        socket.send('abc')
        expect(await socket.closed).toEqual([])
      })
    })

    describe('the heartbeat', () => {
      test('asks at every interval while it is answered', async () => {
        const [{ sid }, socket] = [await open(), webSocket()]
        await socket.next()
        for (let beat = 0; beat < 3; beat += 1) {
          expect(await Promise.all([poll(sid), socket.next()])).toEqual([[200, '2'], '2'])
          socket.send('3')
          expect(await push(sid, '3')).toEqual([200, 'ok'])
        }
        socket.close()
      })

      test('ends a session that does not answer', async () => {
        const [{ sid }, socket] = [await open(), webSocket()]
        expect((await socket.closed).slice(1)).toEqual(['2'])
        await pause(100)
        expect((await poll(sid))[0]).toBe(400)
      })
    })

    describe('closing', () => {
      test('by polling ends the poll that waits, and the session', async () => {
        const { sid } = await open()
        const [[status, packet]] = await Promise.all([poll(sid), pause(100).then(() => push(sid, '1'))])
        expect([status, packet]).toEqual([200, '6'])
        expect((await poll(sid))[0]).toBe(400)
      })

      test('by websocket closes it before it is asked twice whether it is there', async () => {
        const socket = webSocket()
        await socket.next()
        socket.send('1')
        expect((await socket.closed).length).toBeLessThan(2)
      })
    })

    describe('upgrading', () => {
      test('takes the session over to the websocket, which carries what follows', async () => {
        const { socket } = await upgraded()
        socket.send(await signIn())
        expect(await nextMessage(socket)).toMatch(/^40\{"sid":"/)
        socket.close()
      })

      test('ends polling, and lets no second websocket have the session', async () => {
        const { sid, socket } = await upgraded()
        expect((await poll(sid))[0]).toBe(400)
        expect(await webSocket(`&sid=${sid}`).closed).toEqual([])
        socket.send(await signIn())
        expect(await nextMessage(socket)).toMatch(/^40\{"sid":"/)
        socket.close()
      })

      test('keeps the session when it is not completed', async () => {
        const { sid } = await open()
        const socket = webSocket(`&sid=${sid}`)
        socket.send('2probe')
        expect(await socket.next()).toBe('3probe')
        socket.close()
        await socket.closed
        expect((await push(sid, await signIn()))[0]).toBe(200)
      })
    })
  })
}

/** Polls until `count` packets other than pings have arrived. */
async function gather(poll: (sid: string) => Promise<[number, string]>, sid: string, count: number): Promise<string[]> {
  const packets: string[] = []
  while (packets.length < count) {
    const [status, text] = await poll(sid)
    expect(status).toBe(200)
    packets.push(...text.split(separator).filter((packet) => !/^[26]$/.test(packet)))
  }
  return packets
}
