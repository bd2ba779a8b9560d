import { expect, test } from 'vitest'
import { chatReportOf } from './chat/chat-report.ts'
import { runChatSuite } from './chat/chat-suite.ts'
import { readConversations } from './chat/conversations.ts'
import { hearback } from './chat/hearback-target.ts'
import type { Target } from './chat/target.ts'
import { withDatabase } from './data/test-database.ts'
import { bareSocketIo, bareWs } from './peers/bare-chat-servers.ts'
import { reportOf } from './report/markdown.ts'
import { runSuite } from './requests/request-suite.ts'

test(
  'every workload of the benchmark runs without a failed request',
  () =>
    withDatabase(async (place) => {
      const run = { connections: 4, seconds: 1 }
      const sizes = { jobs: 600, employers: 20, seekers: 5_000, applications: 0, messages: 0 }
      const rows = await runSuite({ ...run, ...place, sizes, say: () => {} })
      expect(rows.filter((row) => row.ours.failed + row.bare.failed + (row.sql?.failed ?? 0) > 0)).toEqual([])
      expect(rows.every((row) => row.ours.perSecond > 0 && row.bare.perSecond > 0)).toBe(true)
      expect(reportOf(rows, { jobs: 600, ...run })).toContain('keyword and place')
    }),
  180_000,
)

test(
  'the benchmark of the chat brings every message to the other person, and counts those that are kept',
  () =>
    withDatabase(async (place) => {
      const absent: Target = { name: 'a peer', lacks: () => 'apt-get install a-peer', start: () => Promise.reject() }
      const conversations = readConversations(undefined)
      const run = { chats: 3, rate: 50, seconds: 1, windows: [2], rounds: 1, patience: 0, conversations, say: () => {} }
      const measured = await runChatSuite([bareWs, bareSocketIo, hearback(place, { marks: true }), absent], run)
      const rounds = measured.flatMap((server) => server.rounds)
      expect(rounds).toHaveLength(3)
      for (const { scheduled, limits, acknowledged, kept } of rounds) {
        expect(scheduled).toMatchObject({ sent: 50, failed: 0 })
        expect(limits.map(({ failed }) => failed)).toEqual([0])
        expect([undefined, acknowledged]).toContain(kept)
      }
      expect(rounds.map(({ kept }) => kept !== undefined)).toEqual([false, false, true])
      const report = chatReportOf(measured, run)
      expect(report).toContain('of Hearback with marks')
      expect(report).toContain('a peer was not measured: it needs `apt-get install a-peer`.')
    }),
  60_000,
)
