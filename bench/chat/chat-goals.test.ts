import { expect, test } from 'vitest'
import { missedChatGoals } from './chat-goals.ts'
import { chatReportOf } from './chat-report.ts'
import type { Measured, Phase } from './chat-suite.ts'

const phase = (done: number, p99: number): Phase => {
  const percentiles = { p50: 1, p95: 1, p99 }
  const cpu = { server: 1, database: 1, load: 1, others: 0 }
  const loaded = { done, seconds: 1, delivery: percentiles, acknowledgement: percentiles, lateness: percentiles }
  return { ...loaded, failed: 0, failure: undefined, cpu, wall: 1, sent: done }
}
const server = (name: string, done: number, p99: number, persisted: number | undefined = done): Measured => {
  const round = { memory: { before: 1, after: 2 }, scheduled: phase(200, p99), limits: [phase(done, 5)] }
  return { name, missingCommand: undefined, rounds: [{ ...round, acknowledged: done, persisted }] }
}
const run = {
  ...{ chats: 1, rate: 200, seconds: 1, windows: [64], rounds: 1, quietTimeoutSeconds: 0, conversations: [] },
  log: () => {},
}
const bareWs: Measured = { ...server('bare ws', 9_000, 0.1), rounds: [] }
const bare = {
  ...bareWs,
  rounds: server('bare ws', 9_000, 0.1).rounds.map((round) => ({ ...round, persisted: undefined })),
}

test('a rate of ejabberd and a p99 above that of the best peer are bold and get a sentence', () => {
  const measured = [
    bare,
    server('Hearback', 1_000, 3.01),
    server('ejabberd', 1_000, 4),
    server('NATS JetStream', 5_000, 3),
  ]
  expect(missedChatGoals(measured, run)).toEqual([
    'With 64 messages in flight, Hearback stored and delivered no more per second than ejabberd.',
    'At 200 messages per second, the p99 of delivery of Hearback was above that of the best peer.',
  ])
  const report = chatReportOf(measured, run)
  expect(report).toContain('| Hearback | 1.00 | 1.00 | **3.01** |')
  expect(report).toContain('| Hearback | 64 | **1000** |')
  expect(report).toContain('| ejabberd | 64 | 1000 |')
})

test('more messages than ejabberd and the p99 of the best peer meet the goals; bare servers are no peers', () => {
  const measured = [
    bare,
    server('Hearback', 1_001, 3),
    server('ejabberd', 1_000, 4),
    server('NATS JetStream', 5_000, 3),
  ]
  expect(missedChatGoals(measured, run)).toEqual([])
  expect(chatReportOf(measured, run)).not.toContain('**')
})

test('without peers there is nothing to miss', () => {
  const absent: Measured = { name: 'ejabberd', missingCommand: 'apt-get install ejabberd', rounds: [] }
  expect(missedChatGoals([bare, server('Hearback', 10, 300), absent], run)).toEqual([])
})
