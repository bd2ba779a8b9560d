import { dayIn, instantIn, isSkipped } from '@hearback/contract/values/zones.ts'

const DAY = 86_400_000
const MINUTE = 60_000
const [FIRST_HOUR, LAST_HOUR] = [8, 18]

/** Start times of the rows, every half hour from 08:00 to 17:30. */
export const GRID_CLOCKS: readonly string[] = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * 2 }, (_, row) => {
  const hour = FIRST_HOUR + Math.floor(row / 2)
  return `${String(hour).padStart(2, '0')}:${row % 2 === 0 ? '00' : '30'}`
})

/** The calendar date `count` days after `date` ("2026-11-30"). */
export const addDays = (date: string, count: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + count * DAY).toISOString().slice(0, 10)

/** The later of two calendar dates. */
export const latestDate = (a: string, b: string): string => [a, b].toSorted().at(-1) ?? a

/** `count` calendar dates from `first` on. */
export const datesFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index))

/** The first date of the grid: today in the zone, or tomorrow once its last row has passed. */
export function firstDate(zone: string, now: number): string {
  const today = dayIn(zone, now)
  const isOver = (instantIn(zone, `${today}T${GRID_CLOCKS.at(-1)}`) ?? 0) <= now
  return isOver ? addDays(today, 1) : today
}

/** Whether a local time of the zone may be offered: in the future, and not skipped by daylight saving. */
export const isOfferable = (zone: string, local: string, now: number): boolean =>
  (instantIn(zone, local) ?? 0) > now && !isSkipped(zone, local)

export interface Busy {
  /** Milliseconds. */
  start: number
  minutes: number
  name: string
}

/** The interview that overlaps a slot of this length, if any. */
export function overlapping(busy: readonly Busy[], zone: string, local: string, minutes: number): Busy | undefined {
  const start = instantIn(zone, local) ?? 0
  return busy.find((one) => start < one.start + one.minutes * MINUTE && one.start < start + minutes * MINUTE)
}

/** The cell that an arrow key leads to: the date, and the row within the grid. */
export function cellAfter(key: string, date: string, row: number): { date: string; row: number } | undefined {
  const rows = GRID_CLOCKS.length
  const moves: Record<string, [days: number, rows: number]> = {
    ArrowRight: [1, 0],
    ArrowLeft: [-1, 0],
    ArrowDown: [0, 1],
    ArrowUp: [0, -1],
    PageDown: [7, 0],
    PageUp: [-7, 0],
    Home: [0, -rows],
    End: [0, rows],
  }
  const move = moves[key]
  return move && { date: addDays(date, move[0]), row: Math.min(rows - 1, Math.max(0, row + move[1])) }
}
