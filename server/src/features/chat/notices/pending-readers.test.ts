import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPendingReaders } from './pending-readers.ts'

const ana = { chatId: 'ovens', userId: 'ana' }
const bea = { chatId: 'flour', userId: 'bea' }
const check = vi.fn(async (readers: readonly unknown[]) => ({ told: readers, early: [] }) as never)
const waiting = () => createPendingReaders(check, { delaySeconds: 4, intervalSeconds: 20 }, pino({ level: 'silent' }))
const checked = () => check.mock.calls.map(([readers]) => readers)
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  check.mockClear()
})

test('those who were written to are looked at together, once, after a few seconds', async () => {
  const { add } = waiting()
  add(ana)
  add(bea)
  add(ana)
  await pass(3)
  expect(checked()).toEqual([])
  await pass(60)
  expect(checked()).toEqual([[ana, bea]])
})

test('a reader who was notified of a chat is notified of the rest only after a pause', async () => {
  const { add } = waiting()
  add(ana)
  await pass(5)
  add(ana)
  await pass(10)
  expect(checked()).toHaveLength(1)
  await pass(20)
  expect(checked()).toEqual([[ana], [ana]])
})

test('a reader who may still be reading is checked again', async () => {
  check.mockResolvedValueOnce({ told: [], early: [ana] } as never)
  waiting().add(ana)
  await pass(5)
  expect(checked()).toHaveLength(1)
  await pass(60)
  expect(checked()).toHaveLength(2)
})

test('a member who may still be reading is checked alone, and the company again only after a pause', async () => {
  const member = { ...ana, memberId: 'mia' }
  check.mockResolvedValueOnce({ told: [ana], early: [member] } as never)
  const { add } = waiting()
  add(ana)
  await pass(5)
  add(ana)
  await pass(10)
  expect(checked()).toEqual([[ana]])
  await pass(15)
  expect(checked().flat()).toEqual([ana, member, ana])
})

test('a look that fails stops none of those that follow', async () => {
  check.mockRejectedValueOnce(new Error('the database is away'))
  const { add } = waiting()
  add(ana)
  await pass(10)
  add(bea)
  await pass(10)
  expect(checked()).toEqual([[ana], [bea]])
})
