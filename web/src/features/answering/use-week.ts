import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useNow } from '../../ui/now.ts'
import { useMedia } from '../../ui/use-media.ts'
import { addDays, cellAfter, datesFrom, firstDate, latestDate } from './week-grid.ts'

/** Row of the cell that gets the focus first: 10:00. */
const FIRST_ROW = 4

/** The dates in view, seven or on phones three, and the one cell that Tab reaches (roving tabindex). */
export function useWeek(zone: string) {
  const now = useNow()
  const count = useMedia('(min-width: 40em)') ? 7 : 3
  const earliest = firstDate(zone, now)
  const [start, setStart] = useState(earliest)
  const first = latestDate(start, earliest)
  const dates = datesFrom(first, count)
  const [cell, setFocused] = useState({ date: first, row: FIRST_ROW })
  const focused = dates.includes(cell.date) ? cell : { date: first, row: cell.row }
  const table = useRef<HTMLTableElement>(null)
  const wantsFocus = useRef(false)
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = cellAfter(event.key, focused.date, focused.row)
    if (!next) return
    event.preventDefault()
    const date = latestDate(next.date, earliest)
    wantsFocus.current = true
    setFocused({ date, row: next.row })
    if (!dates.includes(date)) setStart(date < first ? addDays(date, 1 - count) : date)
  }
  const turn = (direction: 1 | -1) => setStart(latestDate(addDays(first, direction * count), earliest))
  return { now, dates, isFirst: first === earliest, turn, table, focused, setFocused, onKeyDown }
}
