import type { AnswerReport, AnswerStatistics } from '@hearback/contract/trust/answer-statistics.ts'
import { roundedDays, roundedShare } from '../../domain/answer-figures.ts'
import type { StatisticsRow } from './answer-statistics.sql.ts'

interface NamedArea {
  slug: string
  name: string
  country: string
}

export function reportView(
  rows: readonly StatisticsRow[],
  areaOf: (slug: string) => NamedArea | undefined,
): AnswerReport {
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  const [all] = of('all')
  return {
    since: all?.since.toISOString() ?? null,
    until: all?.computed_at.toISOString() ?? null,
    all: all ? statisticsView(all) : null,
    categories: of('category').map((row) => ({ category: row.name || null, ...statisticsView(row) })),
    areas: of('area').map((row) => ({ area: areaView(row, areaOf(row.name)), ...statisticsView(row) })),
  }
}

function areaView({ name }: StatisticsRow, area: NamedArea | undefined): NamedArea | null {
  if (!name) return null
  return area ? { slug: area.slug, name: area.name, country: area.country } : { slug: name, name, country: '' }
}

function statisticsView(row: StatisticsRow): AnswerStatistics {
  const { finished, answered, claimed, lower_hours: lower, median_hours: median, upper_hours: upper } = row
  return {
    finished,
    answeredShare: roundedShare(answered, finished),
    claimedShare: answered > 0 ? roundedShare(claimed, answered) : 0,
    days:
      lower === null || median === null || upper === null
        ? null
        : { lowerQuartile: roundedDays(lower), median: roundedDays(median), upperQuartile: roundedDays(upper) },
  }
}
