import { runChat } from './chat/run-chat.ts'
import { runPageCache } from './pages/run-page-cache.ts'
import { runPeer } from './peers/run-peer.ts'
import { runPostGraphile } from './peers/run-postgraphile.ts'
import { runRelevance } from './relevance/run-relevance.ts'
import { runPerformance } from './report/run-performance.ts'
import { storeReport } from './report/stored-reports.ts'
import { runRequests } from './requests/run-requests.ts'
import { runScale } from './scale/run-scale.ts'
import { runFts5 } from './sqlite/run-fts5.ts'

const [first = '', ...rest] = process.argv.slice(2)
// These store their own results, step by step.
if (first === 'scale') process.stdout.write(`\n${await runScale(rest)}`)
else if (first === 'performance') process.stdout.write(`\n${await runPerformance(rest)}`)
else await reportOnce()

type Benchmark = (args: string[]) => Promise<{ report: string; thresholdFailures: string[] }>

async function reportOnce(): Promise<void> {
  const benchmarks: Readonly<Record<string, Benchmark>> = {
    chat: runChat,
    fts5: runFts5,
    'page-cache': runPageCache,
    peer: runPeer,
    postgraphile: runPostGraphile,
    relevance: async (args) => ({ report: await runRelevance(args), thresholdFailures: [] }),
  }
  const named = benchmarks[first]
  const { report, thresholdFailures } = await (named ? named(rest) : runRequests(process.argv.slice(2)))
  process.stdout.write(`\n${report}`)
  storeReport(named ? first : 'requests', report)
  for (const sentence of thresholdFailures) process.stderr.write(`${sentence}\n`)
  if (thresholdFailures.length > 0) process.exitCode = 1
}
