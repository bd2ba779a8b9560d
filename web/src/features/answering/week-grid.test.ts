import { isoInstantIn } from '@hearback/contract/values/zones.ts'
import { expect, test } from 'vitest'
import { addDays, cellAfter, datesFrom, firstDate, GRID_CLOCKS, isOfferable, overlapping } from './week-grid.ts'

const at = (instant: string) => Date.parse(instant)

test('keeps the local hour when clocks change within the week', () => {
  const instants = datesFrom('2026-10-30', 4).map((date) => isoInstantIn('America/New_York', `${date}T09:00`))
  expect(instants).toEqual([
    '2026-10-30T13:00:00.000Z',
    '2026-10-31T13:00:00.000Z',
    '2026-11-01T14:00:00.000Z',
    '2026-11-02T14:00:00.000Z',
  ])
})

test('counts days by the calendar, also across a day of 23 hours and the end of a year', () => {
  expect(addDays('2027-03-13', 1)).toBe('2027-03-14')
  expect(addDays('2027-03-14', 1)).toBe('2027-03-15')
  expect(datesFrom('2026-12-31', 2)).toEqual(['2026-12-31', '2027-01-01'])
})

test('starts today by the clock of the zone, or tomorrow after the last row', () => {
  expect(firstDate('America/Boise', at('2026-12-01T03:00:00Z'))).toBe('2026-12-01')
  expect(firstDate('America/Boise', at('2026-11-30T20:00:00Z'))).toBe('2026-11-30')
  expect(firstDate('Asia/Tokyo', at('2026-11-30T20:00:00Z'))).toBe('2026-12-01')
})

test('offers neither past times nor times that clocks skip', () => {
  const now = at('2026-12-01T17:00:00Z')
  expect(isOfferable('America/Boise', '2026-12-01T10:00', now)).toBe(false)
  expect(isOfferable('America/Boise', '2026-12-01T10:30', now)).toBe(true)
  expect(isOfferable('America/New_York', '2027-03-14T02:30', now)).toBe(false)
})

test('finds the interview that a slot overlaps, not one that only touches it', () => {
  const busy = [{ start: at('2026-12-01T17:00:00Z'), minutes: 45, name: 'Bea' }]
  const nameAt = (clock: string, minutes: number) =>
    overlapping(busy, 'America/Boise', `2026-12-01T${clock}`, minutes)?.name
  expect(nameAt('09:30', 30)).toBeUndefined()
  expect(nameAt('09:30', 45)).toBe('Bea')
  expect(nameAt('10:30', 30)).toBe('Bea')
  expect(nameAt('11:00', 30)).toBeUndefined()
})

test('arrow keys lead to the next cell and stop at the first and last row', () => {
  expect(cellAfter('ArrowRight', '2026-12-31', 3)).toEqual({ date: '2027-01-01', row: 3 })
  expect(cellAfter('ArrowUp', '2026-12-01', 0)).toEqual({ date: '2026-12-01', row: 0 })
  expect(cellAfter('End', '2026-12-01', 0)).toEqual({ date: '2026-12-01', row: GRID_CLOCKS.length - 1 })
  expect(cellAfter('PageDown', '2026-12-01', 2)).toEqual({ date: '2026-12-08', row: 2 })
  expect(cellAfter('a', '2026-12-01', 2)).toBeUndefined()
})
