import { tableOf } from '../report/markdown.ts'
import type { Measurement, Results, Step } from './results.ts'
import { placeNames } from './search-classes.ts'

const ms = (value: number) => value.toFixed(1)
const isMissed = ({ p95, goal, failed = 0 }: Measurement) => failed > 0 || (goal !== undefined && p95 > goal)
const pair = (line: Measurement | undefined) =>
  line ? `${isMissed(line) ? '**' : ''}${ms(line.p50)} / ${ms(line.p95)}${isMissed(line) ? '**' : ''}` : ''

const titles: Readonly<Record<string, string>> = {
  search: 'Job search in the database, one client, with the rows of the page',
  http: 'Job search over HTTP, four clients',
  words: 'Typos, prefixes and filters in the database, one client',
  'http words': 'Typos, prefixes and filters over HTTP, four clients',
  talents: 'Talent search in the database, one client, with the profiles of the page',
  'talent filters': 'Talent search by filters in the database, one client, with the profiles of the page',
  'http talents': 'Talent search over HTTP, four clients',
  mixed: 'Throughput of mixed searches in the database',
  'http mixed': 'Throughput of mixed searches over HTTP',
  writes: 'Writes over HTTP',
  reads: 'Other reads over HTTP, one client',
  work: 'Background jobs',
  fresh: 'Freshness: search during writes',
  exact: 'Search compared with the plain query',
}
const asMatrix = new Set(['search', 'http', 'words', 'http words', 'talents', 'talent filters'])

/** All results of one size as Markdown; p50 / p95 in milliseconds, missed goals in bold. */
export function scaleReportOf({ jobs, machine, steps }: Results): string {
  const parts = Object.entries(titles).flatMap(([name, title]) => {
    const step = steps[name]
    return step ? [`## ${title}\n\n${summaryOf(step)}\n\n${tablesOf(name, step)}`] : []
  })
  return `# ${jobs.toLocaleString('en')} jobs\n\n${machine}\n\n${parts.join('\n\n')}\n`
}

function summaryOf({ at, load, calibration, lines, notes }: Step): string {
  const judged = lines.filter(({ goal }) => goal !== undefined)
  const kept = judged.filter((line) => !isMissed(line)).length
  const worst = Math.max(...judged.map(({ p95 }) => p95))
  const verdict =
    judged.length > 0
      ? `${kept} of ${judged.length} meet p95 ${judged[0]?.goal} ms, the worst p95 is ${ms(worst)} ms. `
      : ''
  return `${verdict}${notes.map((note) => `${note}. `).join('')}Measured ${at.slice(0, 16).replace('T', ' ')} UTC at load ${load[0].toFixed(1)} to ${load[1].toFixed(1)}${calibration ? `, calibration ${calibration.map((one) => one.toFixed(0)).join(' to ')} ms` : ''}.`
}

function tablesOf(name: string, { lines }: Step): string {
  if (lines.length === 0) return ''
  if (!asMatrix.has(name)) return listOf(lines)
  const headings = [...new Set(lines.map(({ sort, page }) => `${sort}, page ${page}`))]
  return headings
    .map((heading) => {
      const here = lines.filter(({ sort, page }) => `${sort}, page ${page}` === heading)
      const rows = [...new Set(here.map(({ words }) => words))].map((words) => [
        words,
        ...placeNames.map((place) => pair(here.find((line) => line.words === words && line.place === place))),
      ])
      return `**${heading}**\n\n${tableOf(['', ...placeNames], rows)}`
    })
    .join('\n\n')
}

function listOf(lines: readonly Measurement[]): string {
  const rows = lines.map((line) => [
    ...[line.words, line.place, pair(line), ms(line.max), line.goal === undefined ? '' : String(line.goal)],
    ...[line.perSecond === undefined ? '' : line.perSecond.toFixed(0), String(line.failed ?? 0)],
  ])
  return tableOf(['', '', 'p50 / p95 ms', 'p99 or max ms', 'goal ms', 'per second', 'failed'], rows)
}

/** The same searches at ten and a hundred times the size: p50 / p95 over all places, pages and orders. */
export function growthOf(all: readonly Results[]): string {
  const sizes = all.map(({ jobs }) => jobs.toLocaleString('en'))
  const parts = Object.entries(titles).flatMap(([name, title]) => {
    const steps = all.map(({ steps }) => steps[name]?.lines ?? [])
    const kinds = [...new Set(steps.flat().map(({ words, place }) => kindOf(name, words, place)))]
    if (kinds.length === 0) return []
    const rows = kinds.map((kind) => [
      kind,
      ...steps.map((lines) => middleOf(lines.filter((line) => kindOf(name, line.words, line.place) === kind))),
    ])
    return [`**${title}**\n\n${tableOf(['', ...sizes], rows)}`]
  })
  return `# Growth\n\nMedian of p50 / highest p95 of the classes of a row, in milliseconds.\n\n${parts.join('\n\n')}\n`
}

const kindOf = (step: string, words: string, place: string) => (asMatrix.has(step) ? words : `${words} ${place}`.trim())

function middleOf(lines: readonly Measurement[]): string {
  if (lines.length === 0) return ''
  const p50 = medianOf(lines) ?? 0
  const speed = lines[0]?.perSecond !== undefined && lines.length === 1 ? `, ${lines[0].perSecond.toFixed(0)}/s` : ''
  return `${ms(p50)} / ${ms(Math.max(...lines.map(({ p95 }) => p95)))}${speed}`
}

const charted = ['search', 'talents', 'words', 'http', 'writes'] as const

/** The median p50 of each kind of measurement by size, as a Mermaid chart. */
export function growthChartOf(all: readonly Results[]): string {
  const drawn = charted.flatMap((name) => {
    const medians = all.map(({ steps }) => medianOf(steps[name]?.lines ?? []))
    return medians.some((one) => one === undefined) ? [] : [{ name, values: medians.map((one) => ms(one ?? 0)) }]
  })
  if (drawn.length === 0 || all.length < 2) return ''
  const most = Math.ceil(Math.max(...drawn.flatMap(({ values }) => values.map(Number))))
  return [
    `Median p50 in milliseconds, in the order of the table below: ${drawn.map(({ name }) => titles[name]).join('; ')}.`,
    [
      '```mermaid',
      'xychart-beta',
      `  x-axis "jobs" [${all.map(({ jobs }) => `"${jobs.toLocaleString('en')}"`).join(', ')}]`,
      `  y-axis "ms" 0 --> ${most}`,
      ...drawn.map(({ values }) => `  line [${values.join(', ')}]`),
      '```',
    ].join('\n'),
    tableOf(
      ['', ...all.map(({ jobs }) => jobs.toLocaleString('en'))],
      drawn.map(({ name, values }) => [titles[name] ?? name, ...values]),
    ),
  ].join('\n\n')
}

const medianOf = (some: readonly Measurement[]) => some.map(({ p50 }) => p50).sort((a, b) => a - b)[some.length >> 1]
