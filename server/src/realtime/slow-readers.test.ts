import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../test/app.ts'
import { anAccount } from '../../test/factories.ts'
import { tcpOf } from '../../test/raw-sockets.ts'
import { userRoom } from './client-connections.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const memoryInUse = (): number => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
const megabyte = 1_000_000

describe('a client that stops reading', () => {
  // Pings are rare: what cuts it is its buffer, and the other client answers late on a loaded machine.
  const app = testApp()

  test('is cut while 50 MB are sent to it, fills no memory, and everybody else gets everything in order', async () => {
    const [ana, bea] = [await anAccount(app, 'jobseeker'), await anAccount(app, 'employer')]
    const [stopped, reading] = [await app.connect(ana), await app.connect(bea)]
    const departed: string[] = []
    app.realtime.onDisconnect(({ viewer }) => departed.push(viewer.userId))
    const rooms = [userRoom(ana._id), userRoom(bea._id)]
    let received = 0
    reading.offAny()
    reading.on('chatChanged', ({ chatId }: { chatId: string }) => {
      expect(chatId.startsWith(`${received} `)).toBe(true)
      received += 1
    })
    tcpOf(stopped).pause()
    const before = memoryInUse()
    for (let sent = 0; sent < 1_000; sent += 1) {
      app.realtime.emit(rooms, 'chatChanged', { chatId: `${sent} ${'x'.repeat(0.05 * megabyte)}` })
      if (sent % 10 === 9) await eventually(() => received > sent)
    }
    // Buffers are released a little after they were garbage collected.
    await eventually(() => memoryInUse() - before < 25 * megabyte)
    await eventually(() => departed.includes(ana._id))
    expect(departed).toEqual([ana._id])
    expect(received).toBe(1_000)
  })
})

describe('a client that falls silent', () => {
  const app = testApp({ SOCKET_PING_INTERVAL_MS: '1000', SOCKET_PING_TIMEOUT_MS: '1000' })

  test('is noticed within interval and timeout when nothing is sent to it', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const client = await app.connect(ana)
    const gone = new Promise<number>((resolve) => app.realtime.onDisconnect(() => resolve(Date.now())))
    const from = Date.now()
    tcpOf(client).pause()
    expect((await gone) - from).toBeLessThan(4_000)
    expect(await app.realtime.isOccupied(userRoom(ana._id))).toBe(false)
  })
})
