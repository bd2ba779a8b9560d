import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runChat } from './chat-run.ts'
import { runRelevance } from './relevance-run.ts'
import { runRequests } from './requests-run.ts'
import { runScale } from './scale-run.ts'

const [first = '', ...rest] = process.argv.slice(2)
// It keeps its own results, step by step.
if (first === 'scale') process.stdout.write(`\n${await runScale(rest)}`)
else await reportOnce()

async function reportOnce(): Promise<void> {
  const { report, tooSlow } = await measured()
  process.stdout.write(`\n${report}`)
  const results = join(import.meta.dirname, 'results')
  mkdirSync(results, { recursive: true })
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  writeFileSync(join(results, `${['chat', 'relevance'].includes(first) ? `${first}-` : ''}${time}.md`), report)
  for (const sentence of tooSlow) process.stderr.write(`${sentence}\n`)
  if (tooSlow.length > 0) process.exitCode = 1
}

async function measured(): Promise<{ report: string; tooSlow: string[] }> {
  if (first === 'chat') return { report: await runChat(rest), tooSlow: [] }
  if (first === 'relevance') return { report: await runRelevance(rest), tooSlow: [] }
  return runRequests(process.argv.slice(2))
}
