import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { drawFrom } from '../../server/src/demo/draw/random.ts'
import { trades } from '../../server/src/demo/words/trades.ts'

/** One message of a conversation; side 0 is the employer. */
export interface Line {
  readonly side: 0 | 1
  readonly text: string
}

/**
 * Conversations of two people. Reads gzipped NDJSON with `speakers` and `messages` ([who, when, text]);
 * without a file, generates conversations of about the same length.
 */
export function readConversations(file: string | undefined): Line[][] {
  return file && existsSync(file) ? conversationsOf(file) : generateConversations()
}

function conversationsOf(file: string): Line[][] {
  const rows = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')
  return rows.flatMap((row) => {
    const { speakers, messages } = JSON.parse(row) as { speakers: number; messages: [string, string, string][] }
    if (speakers !== 2) return []
    const [first] = messages[0] ?? []
    const lines = messages.map(([who, , text]): Line => ({ side: who === first ? 0 : 1, text: plain(text) }))
    return [lines.filter(({ text }) => text !== '')]
  })
}

/** XML forbids control characters; 2,000 characters are below the limit of every server. */
const plain = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 2_000)

function generateConversations(): Line[][] {
  const draw = drawFrom(1)
  return Array.from({ length: 100 }, () => {
    const trade = draw.pick(trades)
    return Array.from({ length: draw.between(4, 40) }, (_, i): Line => {
      const text = draw.pick([
        `Could you ${draw.pick(trade.tasks)}?`,
        `Do you know ${draw.pick(trade.skills)}?`,
        'Yes.',
      ])
      return { side: i % 3 === 0 ? 0 : 1, text }
    })
  })
}
