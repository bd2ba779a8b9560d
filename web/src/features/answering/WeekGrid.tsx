import * as t from '@hearback/texts/web/answering.ts'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../ui/Button.tsx'
import { readerDates } from '../../ui/text/reader-dates.ts'
import { useWeek } from './use-week.ts'
import c from './WeekGrid.module.css'
import { type Busy, GRID_CLOCKS, isOfferable, overlapping } from './week-grid.ts'

interface WeekGridProps {
  /** IANA time zone of the local times. */
  zone: string
  minutes: number
  /** Selected local times of the zone ("2026-12-01T10:00"). */
  slots: readonly string[]
  /** True if no further time may be selected. */
  full: boolean
  busy: readonly Busy[]
  /** Names a local time for screen readers. */
  labelOf: (local: string) => string
  onToggle: (local: string) => void
}

const inUtc = (options: Intl.DateTimeFormatOptions, local: string) =>
  new Intl.DateTimeFormat(readerDates(), { ...options, timeZone: 'UTC' }).format(new Date(`${local}Z`))

/**
 * Half hours of a week to select from, three days at a time on phones. Arrow keys move between the cells, Page Up and
 * Page Down by a week, Space and Enter select.
 */
export function WeekGrid(props: WeekGridProps) {
  const { dates, isFirst, turn, ...focus } = useWeek(props.zone)
  return (
    <div className={c.grid}>
      <div className={c.week}>
        <IconButton
          label={t.gridEarlier}
          icon={<ChevronLeft size={18} aria-hidden />}
          disabled={isFirst}
          onClick={() => turn(-1)}
        />
        <b aria-live="polite">{t.gridWeek(dayWords(dates[0] ?? ''), dayWords(dates.at(-1) ?? ''))}</b>
        <IconButton label={t.gridLater} icon={<ChevronRight size={18} aria-hidden />} onClick={() => turn(1)} />
      </div>
      <div className={c.scroll}>
        <table ref={focus.table} aria-label={t.slotsLegend}>
          <thead>
            <tr>
              <td />
              {dates.map((date) => (
                <th key={date} scope="col">
                  {inUtc({ weekday: 'short' }, `${date}T00:00`)} <b>{Number(date.slice(8))}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GRID_CLOCKS.map((clock, row) => (
              <tr key={clock}>
                <th scope="row">
                  <span className={clock.endsWith('00') ? undefined : 'sr'}>{clockWords(clock)}</span>
                </th>
                {dates.map((date) => (
                  <Cell key={date} {...props} date={date} row={row} focus={focus} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const dayWords = (date: string) => inUtc({ day: 'numeric', month: 'short' }, `${date}T00:00`)
const clockWords = (clock: string) => inUtc({ hour: 'numeric', minute: '2-digit' }, `2026-01-01T${clock}`)

interface CellProps extends WeekGridProps {
  date: string
  row: number
  focus: Pick<ReturnType<typeof useWeek>, 'now' | 'focused' | 'setFocused' | 'onKeyDown'>
}

function Cell({ date, row, focus, zone, minutes, slots, full, busy, labelOf, onToggle }: CellProps) {
  const local = `${date}T${GRID_CLOCKS[row]}`
  const isChosen = slots.includes(local)
  const isClosed = !isChosen && (full || !isOfferable(zone, local, focus.now))
  const taken = overlapping(busy, zone, local, minutes)
  const label = taken ? t.gridBusy(labelOf(local), taken.name) : labelOf(local)
  return (
    <td>
      <button
        type="button"
        className={c.cell}
        tabIndex={focus.focused.date === date && focus.focused.row === row ? 0 : -1}
        aria-pressed={isChosen}
        aria-disabled={isClosed || undefined}
        aria-label={label}
        title={label}
        data-busy={taken ? true : undefined}
        onFocus={() => focus.setFocused({ date, row })}
        onKeyDown={focus.onKeyDown}
        onClick={() => {
          if (!isClosed) onToggle(local)
        }}
      >
        {isChosen && <Check size={16} aria-hidden />}
      </button>
    </td>
  )
}
