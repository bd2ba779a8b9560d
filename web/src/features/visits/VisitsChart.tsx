import type { VisitReport } from '@hearback/contract/trust/visits.ts'
import * as t from '@hearback/texts/web/visits.ts'
import { Chart, ChartColumn } from '../../ui/figures/Chart.tsx'
import { counted, dayWords, longDayWords, roundAbove } from './visit-words.ts'

type Day = VisitReport['overTime'][number]
const COLUMN = 20
const GAP = 3
const HEIGHT = 132
const MOST_LABELS = 7

/** One column per day: all page views, and the visits among them. */
export function VisitsChart({ days }: { days: readonly Day[] }) {
  const edge = roundAbove(Math.max(1, ...days.map(({ views }) => views)))
  const bar = (place: number, count: number) => {
    const height = (count / edge) * HEIGHT
    return count === 0
      ? ''
      : `M${place * COLUMN + GAP} ${HEIGHT - height}h${COLUMN - 2 * GAP}v${height}h-${COLUMN - 2 * GAP}z`
  }
  // Labels at equal distances: every fifth or fifteenth of 30 or 90 days.
  const each = days.length <= MOST_LABELS ? 1 : days.length / 6
  return (
    <Chart
      series={[t.pageViews, t.chartVisits]}
      width={days.length * COLUMN}
      height={HEIGHT}
      axis={days.filter((_, index) => index % each === 0).map(({ day }) => ({ key: day, label: dayWords(day) }))}
      most={counted(edge)}
    >
      {days.map((day, index) => (
        <ChartColumn
          key={day.day}
          x={index * COLUMN}
          width={COLUMN}
          height={HEIGHT}
          marks={[bar(index, day.views), bar(index, day.visits)]}
          title={`${longDayWords(day.day)}: ${t.pageViewCount(counted(day.views))}, ${t.visitCount(counted(day.visits))}`}
        />
      ))}
    </Chart>
  )
}
