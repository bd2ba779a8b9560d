import { runChat } from './chat/run-chat.ts'
import { runPeer } from './peers/run-peer.ts'
import { runRelevance } from './relevance/run-relevance.ts'
import { runPerformance } from './report/run-performance.ts'
import { keepReport } from './report/stored-reports.ts'
import { runRequests } from './requests/run-requests.ts'
import { runScale } from './scale/run-scale.ts'

const [first = '', ...rest] = process.argv.slice(2)
// They keep their own results, step by step.
if (first === 'scale') process.stdout.write(`\n${await runScale(rest)}`)
else if (first === 'performance') process.stdout.write(`\n${await runPerformance(rest)}`)
else await reportOnce()

async function reportOnce(): Promise<void> {
  const { report, tooSlow } = await measured()
  process.stdout.write(`\n${report}`)
  keepReport(['chat', 'peer', 'relevance'].includes(first) ? first : 'requests', report)
  for (const sentence of tooSlow) process.stderr.write(`${sentence}\n`)
  if (tooSlow.length > 0) process.exitCode = 1
}

async function measured(): Promise<{ report: string; tooSlow: string[] }> {
  if (first === 'chat') return { report: await runChat(rest), tooSlow: [] }
  if (first === 'relevance') return { report: await runRelevance(rest), tooSlow: [] }
  if (first === 'peer') return runPeer(rest)
  return runRequests(process.argv.slice(2))
}
