import * as t from '@hearback/texts/web/analytics.ts'
import { Chart, ChartColumn } from '../../ui/figures/Chart.tsx'
import { readerDates } from '../../ui/text/reader-dates.ts'
import type { Analytics } from './analytics.queries.ts'
import { mondayOf } from './analytics-figures.ts'

type Week = Analytics['summary']['overTime'][number]
const COLUMN = 40
const TICK = 12
const HEIGHT = 132
const SMALLEST = 3
const LABEL_EACH = 3

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
const weekWords = ({ week }: Week) => new Intl.DateTimeFormat(readerDates(), DAY).format(mondayOf(week))
/** One tick per application and per answer, stacked by week. */
export function WeeksChart({ weeks }: { weeks: readonly Week[] }) {
  const most = Math.max(1, ...weeks.flatMap(({ applications, answers }) => [applications, answers]))
  const height = Math.min(TICK, Math.max(SMALLEST, HEIGHT / most))
  // If a week has too many, ticks are scaled down.
  const scale = Math.min(1, HEIGHT / (most * height))
  const ticks = (x: number, count: number) =>
    Array.from({ length: Math.ceil(count * scale) }, (_, tick) => tickAt(x, tick, height)).join('')
  const labelled = weeks.filter((_, index) => index % LABEL_EACH === 0)
  return (
    <Chart
      series={[t.applications, t.answers]}
      width={weeks.length * COLUMN}
      height={HEIGHT}
      axis={labelled.map((week) => ({ key: week.week, label: weekWords(week) }))}
      sentences={weeks.map((week) => ({ key: week.week, sentence: sentenceOf(week) }))}
    >
      {weeks.map((week, index) => (
        <ChartColumn
          key={week.week}
          x={index * COLUMN}
          width={COLUMN}
          height={HEIGHT}
          marks={[ticks(index * COLUMN + 6, week.applications), ticks(index * COLUMN + 21, week.answers)]}
          title={sentenceOf(week)}
        />
      ))}
    </Chart>
  )
}

const sentenceOf = (week: Week) => t.weekOf(weekWords(week), week.applications, week.answers)

const tickAt = (x: number, tick: number, height: number) => {
  const thick = height - Math.min(3, height / 3)
  return `M${x} ${HEIGHT - tick * height - thick}h13v${thick}h-13z`
}
