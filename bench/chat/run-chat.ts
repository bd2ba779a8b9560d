import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbedded } from '../../server/src/db/embedded/embedded.ts'
import { bareSocketIo, bareWs } from '../peers/bare-chat-servers.ts'
import { ejabberd } from '../peers/ejabberd.ts'
import { nats } from '../peers/nats.ts'
import { prosody } from '../peers/prosody.ts'
import { missedChatGoals } from './chat-goals.ts'
import { chatReportOf } from './chat-report.ts'
import { runChatSuite } from './chat-suite.ts'
import { readConversations } from './conversations.ts'
import { hearback } from './hearback-target.ts'

const root = join(import.meta.dirname, '../..')
const log = (line: string) => process.stderr.write(`${line}\n`)

/** `npm run bench -- chat`: compares the chat with bare servers, XMPP servers and NATS. */
export async function runChat(args: string[]): Promise<{ report: string; thresholdFailures: string[] }> {
  const { values } = parseArgs({
    args,
    options: {
      chats: { type: 'string', default: '500' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '10' },
      windows: { type: 'string', default: '64,256' },
      rounds: { type: 'string', default: '3' },
      'quiet-timeout': { type: 'string', default: '0' },
      texts: { type: 'string', default: join(root, '../shared/data/chats.ndjson.gz') },
    },
  })
  const numbers = { chats: 0, rate: 0, seconds: 0, rounds: 0, 'quiet-timeout': 0 }
  for (const name of Object.keys(numbers) as (keyof typeof numbers)[]) numbers[name] = Number(values[name])
  const windows = values.windows.split(',').map(Number)
  const { 'quiet-timeout': quietTimeoutSeconds, ...above } = numbers
  if (![quietTimeoutSeconds + 1, ...Object.values(above), ...windows].every((n) => Number.isInteger(n) && n > 0)) {
    throw new Error(
      '--chats, --rate, --seconds, --windows and --rounds take whole numbers above 0, --quiet-timeout from 0',
    )
  }
  log(existsSync(values.texts) ? `texts of ${values.texts}` : 'generated texts')

  const dataDir = process.env.BENCH_DATA_DIR ?? join(root, '.data', 'bench-chat')
  const embedded = process.env.BENCH_DATABASE_URL ? undefined : await startEmbedded({ dataDir, log })
  try {
    const url = process.env.BENCH_DATABASE_URL ?? embedded?.url ?? ''
    const run = { ...above, quietTimeoutSeconds, windows, conversations: readConversations(values.texts), log }
    const place = { url, dataDir }
    const ours = [hearback(place), hearback(place, { receipts: true })]
    const measured = await runChatSuite([bareWs, bareSocketIo, ...ours, prosody, ejabberd(url), nats], run)
    return { report: chatReportOf(measured, run), thresholdFailures: missedChatGoals(measured, run) }
  } finally {
    await embedded?.stop()
  }
}
