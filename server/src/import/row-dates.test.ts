import { describe, expect, test } from 'vitest'
import { lastDays, localTimes, zones } from './local-dates.corpus.ts'
import { datesOf } from './row-dates.ts'
import { readRow } from './source-row.ts'

const now = new Date('2026-12-31T23:59:59Z')
const zoneNames = zones.split(' ')
const minute = 60_000
const day = 24 * 60 * minute

/** The written dates of a table with their offsets in minutes by zone. */
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [written = '', ...offsets] = line.split(' ')
      return { written, offsets: offsets.map(Number) }
    })

const cases = (table: string) =>
  zoneNames.map((zone, column) => ({
    zone,
    dates: rowsOf(table).map(({ written, offsets }) => ({ written, offset: offsets[column] ?? Number.NaN })),
  }))

const iso = (instant: number) => new Date(instant).toISOString()
const asUtc = (written: string) => Date.parse(`${written.length === 10 ? `${written}T00:00` : written.slice(0, 19)}Z`)
const later = new Date('2100-01-01T00:00:00Z')

describe('dates of a row without an offset', () => {
  test.each(cases(localTimes))('are local in $zone', ({ zone, dates }) => {
    expect(dates.length).toBeGreaterThanOrEqual(50)
    const read = dates.map(({ written }) => [written, datesOf({ postedAt: written }, zone, later).posted_at])
    expect(read).toEqual(dates.map(({ written, offset }) => [written, iso(asUtc(written) - offset * minute)]))
  })

  test.each(cases(localTimes))('close a post at that time in $zone', ({ zone, dates }) => {
    const timed = dates.filter(({ written }) => written.length > 10)
    const read = timed.map(
      ({ written: closesAt }) => datesOf({ postedAt: '2026-01-01', closesAt }, zone, now).closes_at,
    )
    expect(read).toEqual(timed.map(({ written, offset }) => iso(asUtc(written) - offset * minute)))
  })

  test.each(cases(lastDays))('close a post at the end of that day in $zone', ({ zone, dates }) => {
    const read = dates.map(
      ({ written: closesAt }) => datesOf({ postedAt: '2026-01-01', closesAt }, zone, now).closes_at,
    )
    expect(read).toEqual(dates.map(({ written, offset }) => iso(asUtc(written) + day - offset * minute - 1)))
  })
})

test.each([
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20T10:00Z', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20T10:00:00.5Z', '2026-11-20T10:00:00.500Z'],
  ['2026-11-20T10:00:00+01:00', '2026-11-20T09:00:00.000Z'],
  ['2026-11-20T10:00:00-0330', '2026-11-20T13:30:00.000Z'],
  ['2026-11-20T10:00:00+05:45', '2026-11-20T04:15:00.000Z'],
])('%s keeps its own offset', (written, instant) => {
  const dates = datesOf({ postedAt: written, closesAt: written }, 'Pacific/Auckland', now)
  expect(dates).toEqual({ posted_at: instant, closes_at: instant, isFuture: false })
})

test('a post of the future counts from now, by the clock of its place', () => {
  const morning = new Date('2026-11-26T15:00:00Z')
  const postedAt = '2026-11-27'
  expect(datesOf({ postedAt }, 'Pacific/Auckland', morning)).toMatchObject({
    posted_at: '2026-11-26T11:00:00.000Z',
    isFuture: false,
  })
  expect(datesOf({ postedAt }, 'UTC', morning)).toMatchObject({ posted_at: morning.toISOString(), isFuture: true })
})

test.each([
  '2026-02-30',
  '2026-02-29T10:00',
  '2026-13-01',
  '2026-11-31T00:00Z',
  '2026-11-20T25:00',
  '20.11.2026',
  '2026-11-20 10:00',
])('refuses %s', (postedAt) => {
  const row = { source: 's', sourceId: '1', jobTitle: 'Baker', company: 'B', description: 'Bake.', postedAt }
  expect(readRow(JSON.stringify(row))).toEqual({ refusal: 'postedAt is not a date such as 2026-11-20' })
})
