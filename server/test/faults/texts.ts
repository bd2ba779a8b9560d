import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { limits } from '@hearback/contract/values/limits.ts'

const beside = join(import.meta.dirname, '../../../../shared/data/chats.ndjson.gz')
const made = [
  'Good morning! Is the place at the oven still free?',
  'Yes. Could you start at four?',
  'Four in the morning, I suppose. I can: my bus goes at 3:30.',
  'Great 🥐 — see you on Monday.',
  'Zażółć gęślą jaźń; ¿cuándo empiezo?\nAnd where do I ring?',
]

/** Message texts: real ones from a file beside the repository if it exists, else invented ones. */
export function readTexts(file: string = process.env.CHAT_TEXTS ?? beside): string[] {
  if (!existsSync(file)) return made
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  const said = lines.flatMap((line) => (line ? (JSON.parse(line) as Thread).messages.map(([, , text]) => text) : []))
  return said.filter((text) => text.trim() !== '' && text.length <= limits.message && !text.includes('\0'))
}
interface Thread {
  messages: [who: string, at: string, text: string][]
}
