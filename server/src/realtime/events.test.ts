import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'
import { anAccount } from '../../test/factories.ts'
import { endOf } from '../../test/raw-sockets.ts'
import type { TestSocket } from '../../test/sockets.ts'
import '../../test/matchers.ts'

const app = testApp()
const chatId = '01890000-0000-7000-8000-000000000000'
const connectOne = async () => app.connect(await anAccount(app, 'jobseeker'))
const answersStill = (client: TestSocket) =>
  expect(client.ask('read', { chatId, seq: -1 })).toBeRefused('invalid_input')

describe('an event that no one can use', () => {
  test('is answered with the error of the field, and the screen stays', async () => {
    const client = await connectOne()
    await expect(client.ask('typing', { chatId, isTyping: 'yes' })).toBeRefused('invalid_input', 'isTyping')
    await expect(client.ask('read', { chatId: 'mine', seq: 1 })).toBeRefused('invalid_input', 'chatId')
    for (const payload of [
      undefined,
      null,
      7,
      'text',
      true,
      [],
      [[]],
      {},
      Buffer.from([0, 1, 255]),
      { a: Buffer.alloc(9) },
    ]) {
      await expect(client.ask('openChat', payload)).toBeRefused('invalid_input')
    }
    await answersStill(client)
  })

  test('is answered as not found when there is none of that name, inherited names included', async () => {
    const client = await connectOne()
    for (const event of ['nothing', 'toString', '__proto__', 'constructor', 'message', '', 'x'.repeat(10_000)]) {
      await expect(client.ask(event as never, {})).toBeRefused('not_found')
    }
    await answersStill(client)
  })

  test('may lack an acknowledgement, or put anything in its place', async () => {
    const client = await connectOne()
    client.emit('typing', { chatId, isTyping: true })
    client.emit('openChat')
    client.emit('openChat', { chatId: 1 }, 'no function')
    client.emit('nothing', 1, 2, 3, { call: 'me' }, Buffer.from('x'))
    const answer = await new Promise<{ code: string }>((resolve) => client.emit('openChat', resolve))
    expect(answer.code).toBe('invalid_input')
    await answersStill(client)
  })
})

test('an event names the fields that it does not know, and carries on', async () => {
  const client = await connectOne()
  const typo = { chatId: null, chatID: 'x', nested: { deep: 1 } }
  expect(await client.emitWithAck('openChat', typo)).toEqual({
    success: true,
    data: null,
    ignored: ['chatID', 'nested'],
  })
  expect(await client.emitWithAck('openChat', { chatId: null })).toEqual({ success: true, data: null })
})

test('a frame over the limit closes its sender and no one else', async () => {
  const [ana, bea] = [await connectOne(), await connectOne()]
  const gone = endOf(ana)
  ana.emit('sendMessage', { chatId, content: 'x'.repeat(1_100_000) })
  expect(await gone).toMatch(/transport/)
  await answersStill(bea)
})

describe('a flood of 5,000 events by one person', { timeout: 30_000 }, () => {
  const flood = async (client: TestSocket, event: string, payload: unknown): Promise<Record<string, number>> => {
    const answers: Record<string, number> = {}
    const answered = Array.from({ length: 5_000 }, () => client.emitWithAck(event, payload))
    for (const { code } of await Promise.all(answered)) answers[code] = (answers[code] ?? 0) + 1
    return answers
  }

  test('is refused beyond what the limit allows, and closes no one', async () => {
    const [ana, bea] = [await connectOne(), await connectOne()]
    const answers = await flood(ana, 'openChat', { chatId: 1 })
    expect(answers.invalid_input).toBeGreaterThanOrEqual(100)
    expect(answers.too_many_requests).toBeGreaterThan(2_500)
    expect((answers.invalid_input ?? 0) + (answers.too_many_requests ?? 0)).toBe(5_000)
    expect(ana.connected).toBe(true)
    await answersStill(bea)
  })

  test('counts all tabs of the person together', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const [one, other] = [await app.connect(ana), await app.connect(ana)]
    const start = Date.now()
    const answers = await Promise.all([one, other].map((screen) => flood(screen, 'openChat', { chatId: 1 })))
    const windows = Math.floor((Date.now() - start) / 2_000) + 2
    const handled = answers.reduce((sum, { invalid_input = 0 }) => sum + invalid_input, 0)
    expect(handled).toBeLessThanOrEqual(100 * windows)
  })

  test('does not keep another person waiting for its end', async () => {
    const [ana, bea] = [await connectOne(), await connectOne()]
    const flooding = flood(ana, 'openChat', { chatId: 1 }).then(() => 'the flood')
    await pause(1)
    const first = await Promise.race([flooding, answersStill(bea).then(() => 'the other person')])
    expect(first).toBe('the other person')
    await flooding
  })
})
