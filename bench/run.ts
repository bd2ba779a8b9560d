import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChat } from './chat-run.ts'
import { runRequests } from './requests-run.ts'

const [first, ...rest] = process.argv.slice(2)
const { report, tooSlow } =
  first === 'chat' ? { report: await runChat(rest), tooSlow: [] } : await runRequests(process.argv.slice(2))
process.stdout.write(`\n${report}`)
const results = join(import.meta.dirname, 'results')
mkdirSync(results, { recursive: true })
const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
writeFileSync(join(results, `${first === 'chat' ? 'chat-' : ''}${time}.md`), report)
for (const sentence of tooSlow) process.stderr.write(`${sentence}\n`)
if (tooSlow.length > 0) process.exitCode = 1
