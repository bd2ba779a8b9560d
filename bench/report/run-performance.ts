import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChat } from '../chat/run-chat.ts'
import { runPageCache } from '../pages/run-page-cache.ts'
import { runPeer } from '../peers/run-peer.ts'
import { runPostGraphile } from '../peers/run-postgraphile.ts'
import { runRequests } from '../requests/run-requests.ts'
import { allResults } from '../scale/results.ts'
import { runScale } from '../scale/run-scale.ts'
import { growthChartOf, growthOf, scaleReportOf } from '../scale/scale-report.ts'
import { runFts5 } from '../sqlite/run-fts5.ts'
import { storedReportPath, storeReport } from './stored-reports.ts'

const root = join(import.meta.dirname, '../..')

const parts: Readonly<Record<string, { title: string; measure: () => Promise<{ report: string }> }>> = {
  requests: { title: 'API calls compared with baselines', measure: () => runRequests([]) },
  'page-cache': { title: 'Cached pages compared with nginx', measure: () => runPageCache([]) },
  peer: { title: 'Search compared with a general-purpose backend', measure: () => runPeer([]) },
  postgraphile: { title: 'Search compared with PostGraphile', measure: () => runPostGraphile([]) },
  fts5: { title: 'Search compared with SQLite in the same process', measure: () => runFts5([]) },
  chat: { title: 'Chat compared with other servers', measure: () => runChat([]) },
}

/**
 * `npm run bench -- performance`: runs all benchmarks at three sizes and writes docs/performance.md.
 * Takes hours and 25 GB on an idle machine. `--only write` renders the latest results; `--only requests` runs one part.
 */
export async function runPerformance(args: string[]): Promise<string> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: ['scale', ...Object.keys(parts), 'write'].join(',') },
      sizes: { type: 'string', default: '10000,100000,1000000' },
    },
  })
  const only = values.only.split(',')
  if (only.includes('scale')) for (const jobs of values.sizes.split(',')) await runScale(['--jobs', jobs])
  for (const [name, { measure }] of Object.entries(parts)) {
    if (only.includes(name)) storeReport(name, (await measure()).report)
  }
  const document = performanceOf()
  if (only.includes('write')) writeFileSync(join(root, 'docs/performance.md'), document)
  return document
}

function performanceOf(): string {
  const sizes = allResults()
  const largest = sizes.at(-1)
  const reports = Object.entries(parts).flatMap(([name, { title }]) =>
    existsSync(storedReportPath(name)) ? [`## ${title}\n\n${readFileSync(storedReportPath(name), 'utf8').trim()}`] : [],
  )
  return `${[
    '# Performance',
    'Made by `npm run bench -- performance`; [operations.md](operations.md) explains the figures. Missed goals are bold.',
    ...reports,
    ...(sizes.length > 1 ? [lower(growthOf(sizes)), growthChartOf(sizes)] : []),
    ...(largest ? [lower(scaleReportOf(largest))] : []),
  ]
    .map((part) => part.trim())
    .join('\n\n')}\n`
}

/** Lowers every heading by one level. */
const lower = (markdown: string) => markdown.replace(/^#/gmu, '##')
