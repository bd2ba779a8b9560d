import { expect, test } from 'vitest'
import { withTestDatabase } from '../data/test-database.ts'
import { bareSocketIo, bareWs } from '../peers/bare-chat-servers.ts'
import { ejabberd } from '../peers/ejabberd.ts'
import { nats } from '../peers/nats.ts'
import { chatReportOf } from './chat-report.ts'
import { runChatSuite } from './chat-suite.ts'
import { readConversations } from './conversations.ts'
import { hearback } from './hearback-target.ts'
import type { Target } from './target.ts'

const run = {
  ...{ chats: 3, rate: 50, seconds: 1, windows: [2], rounds: 1, quietTimeoutSeconds: 0 },
  conversations: readConversations(undefined),
  log: () => {},
}

test(
  'delivers every message to the chat partner, and counts the stored ones',
  () =>
    withTestDatabase(async (place) => {
      const absent: Target = {
        name: 'a peer',
        missingCommand: () => 'apt-get install a-peer',
        start: () => Promise.reject(),
      }
      const measured = await runChatSuite([bareWs, bareSocketIo, hearback(place, { receipts: true }), absent], run)
      const rounds = measured.flatMap((server) => server.rounds)
      expect(rounds).toHaveLength(3)
      for (const { scheduled, limits, acknowledged, persisted } of rounds) {
        expect(scheduled).toMatchObject({ sent: 50, failed: 0 })
        expect(limits.map(({ failed }) => failed)).toEqual([0])
        expect([undefined, acknowledged]).toContain(persisted)
      }
      expect(rounds.map(({ persisted }) => persisted !== undefined)).toEqual([false, false, true])
      const report = chatReportOf(measured, run)
      expect(report).toContain('of Hearback with receipts')
      expect(report).toContain('a peer was not measured: it needs `apt-get install a-peer`.')
    }),
  60_000,
)

const installed = (target: Target) => target.missingCommand?.() === undefined

test.skipIf(![nats, ejabberd('')].some(installed))(
  'each installed peer delivers every message to the chat partner, and stores those it acknowledges',
  () =>
    withTestDatabase(async ({ url }) => {
      const peers = [nats, ejabberd(url)].filter(installed)
      const measured = await runChatSuite(peers, run)
      const rounds = measured.flatMap((server) => server.rounds)
      expect(rounds).toHaveLength(peers.length)
      for (const { scheduled, limits, acknowledged, persisted } of rounds) {
        expect(scheduled).toMatchObject({ sent: 50, failed: 0, failure: undefined })
        expect(limits.map(({ failed }) => failed)).toEqual([0])
        expect(persisted).toBe(acknowledged)
      }
    }),
  120_000,
)
