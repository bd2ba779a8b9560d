import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { medianOf } from '../load/percentiles.ts'
import { machine, tableOf } from '../report/markdown.ts'
import { type PublicPage, runToEnd, withPublicPages } from './public-pages.ts'

/**
 * `npm run lighthouse`: Lighthouse scores of the landing pages on its simulated phone.
 * Accessibility, best practices and SEO must be 100 in every run; median performance at least `--min`.
 * npm runs Lighthouse from its cache: as a dependency it would add a hundred packages and error reporting.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CHROMIUM = '--headless=new --no-sandbox --disable-gpu --disable-quic'
const EXACT = ['accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<string, { score: number | null }>
  audits: { metrics: { details: { items: [Record<string, number>] } } }
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    min: { type: 'string', default: '90' },
    /** Names of pages, separated by commas; all by default. */
    only: { type: 'string', default: '' },
  },
})
const only = values.only.split(',').filter(Boolean)
const rounds = Number(values.rounds)
const minPerformance = Number(values.min)

async function look({ url, noindex, noRequests }: PublicPage, file: string): Promise<Report> {
  const skipped = [...(noindex ? ['is-crawlable'] : []), ...(noRequests ? ['robots-txt'] : [])]
  const how = [
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--no-enable-error-reporting',
    ...(skipped.length > 0 ? [`--skip-audits=${skipped.join()}`] : []),
  ]
  const words = [
    'exec',
    '--yes',
    `--package=${LIGHTHOUSE}`,
    '--',
    'lighthouse',
    url,
    ...how,
    `--chrome-flags=${CHROMIUM}`,
  ]
  const load = () => runToEnd('npm', words, { CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' })
  await load().catch((error: Error) => {
    if (!/run Lighthouse again/.test(error.message)) throw error
    return load()
  })
  return JSON.parse(await readFile(file, 'utf8')) as Report
}

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100)
const metricOf = ({ audits }: Report, name: string) => audits.metrics.details.items[0][name] ?? 0

async function rowOf(page: PublicPage, folder: string) {
  const reports: Report[] = []
  for (let round = 0; round < rounds; round++)
    reports.push(await look(page, join(folder, `${page.name}-${round}.json`)))
  const middle = (read: (report: Report) => number) => medianOf(reports.map(read))
  const performance = middle((report) => scoreOf(report, 'performance'))
  const exact = EXACT.map((name) => Math.min(...reports.map((report) => scoreOf(report, name))))
  const times = ['firstContentfulPaint', 'largestContentfulPaint', 'totalBlockingTime'].map((name) =>
    middle((report) => metricOf(report, name)).toFixed(0),
  )
  const shift = middle((report) => metricOf(report, 'cumulativeLayoutShift')).toFixed(3)
  process.stderr.write(`${page.name}\n`)
  return {
    cells: [page.name, String(performance), ...exact.map(String), ...times, shift],
    holds: performance >= minPerformance && exact.every((score) => score === 100),
  }
}

const rows = await withPublicPages(async (pages, folder) => {
  const made = []
  for (const page of pages.filter(({ name }) => only.length === 0 || only.includes(name)))
    made.push(await rowOf(page, folder))
  return made
})
const columns = ['page', 'performance', ...EXACT, 'first paint ms', 'largest paint ms', 'blocked ms', 'shift']
const table = tableOf(
  columns,
  rows.map(({ cells }) => cells),
)
process.stdout.write(`${LIGHTHOUSE}, simulated phone, median of ${rounds}; ${machine()}\n\n${table}\n`)
if (!rows.every(({ holds }) => holds)) {
  process.stdout.write(
    `\nA page is under 100, or under ${minPerformance} for performance; repeat on an idle machine.\n`,
  )
  process.exitCode = 1
}
