import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { drawFrom } from '../../server/src/demo/random.ts'
import { trades } from '../../server/src/demo/trades.ts'

/** One line of a conversation; side 0 is the employer. */
export interface Line {
  readonly side: 0 | 1
  readonly text: string
}

/**
 * Conversations of two, to be gone through line by line. Of a file: gzipped NDJSON with `speakers` and `messages`
 * ([who, when, text]); without one, made ones of about the same length.
 */
export function readConversations(file: string | undefined): Line[][] {
  return file && existsSync(file) ? conversationsOf(file) : madeConversations()
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

/** XML has no control characters, and a message ends at 5000 characters everywhere. */
const plain = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 2_000)

function madeConversations(): Line[][] {
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
