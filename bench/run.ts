import { runChat } from './chat/run-chat.ts'
import { runPeer } from './peers/run-peer.ts'
import { runPostGraphile } from './peers/run-postgraphile.ts'
import { runRelevance } from './relevance/run-relevance.ts'
import { runPerformance } from './report/run-performance.ts'
import { storeReport } from './report/stored-reports.ts'
import { runRequests } from './requests/run-requests.ts'
import { runScale } from './scale/run-scale.ts'

const [first = '', ...rest] = process.argv.slice(2)
// These store their own results, step by step.
if (first === 'scale') process.stdout.write(`\n${await runScale(rest)}`)
else if (first === 'performance') process.stdout.write(`\n${await runPerformance(rest)}`)
else await reportOnce()

async function reportOnce(): Promise<void> {
  const { report, thresholdFailures } = await measured()
  process.stdout.write(`\n${report}`)
  storeReport(['chat', 'peer', 'postgraphile', 'relevance'].includes(first) ? first : 'requests', report)
  for (const sentence of thresholdFailures) process.stderr.write(`${sentence}\n`)
  if (thresholdFailures.length > 0) process.exitCode = 1
}

async function measured(): Promise<{ report: string; thresholdFailures: string[] }> {
  if (first === 'chat') return { report: await runChat(rest), thresholdFailures: [] }
  if (first === 'relevance') return { report: await runRelevance(rest), thresholdFailures: [] }
  if (first === 'peer') return runPeer(rest)
  if (first === 'postgraphile') return runPostGraphile(rest)
  return runRequests(process.argv.slice(2))
}
