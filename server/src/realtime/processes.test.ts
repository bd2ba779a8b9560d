import { describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../test/app.ts'
import { testCluster } from '../../test/cluster.ts'
import { anAccount } from '../../test/factories.ts'
import '../../test/matchers.ts'

const app = testApp()
const cluster = testCluster(app)

describe.skipIf(!cluster.isPossible)('several processes, where a Redis server is installed', () => {
  test('a client that begins with polling and upgrades is served, wherever each of its requests arrives', async () => {
    const ana = await anAccount(app, 'employer')
    for (let turn = 0; turn < 5; turn += 1) {
      const screen = await cluster.connect('anywhere', ana, { transports: ['polling', 'websocket'] })
      await eventually(() => screen.io.engine.transport.name === 'websocket')
      await expect(screen.ask('openChat', { chatId: 1 })).toBeRefused('invalid_input', 'chatId')
    }
  })
})
