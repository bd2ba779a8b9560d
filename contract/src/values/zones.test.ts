import { describe, expect, it } from 'vitest'
import { currentZone, dayIn, endOfDay, formerNames, instantIn, lastDayIn, withOffset } from './zones.ts'

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Europe/Madrid',
  'Africa/Casablanca',
  'UTC',
]
/** 50 dates within two years, including every month and every week of a daylight-saving change. */
const dates = Array.from({ length: 50 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + Math.round(index * 14.7))).toISOString().slice(0, 10),
)
const changes = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-09-06',
  '2026-09-27',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
]
const clock = (zone: string, instant: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(instant)

describe.each(zones)('%s', (zone) => {
  it(`has the end of ${dates.length + changes.length} days in the day, and its next millisecond in the next`, () => {
    for (const date of [...dates, ...changes]) {
      const end = endOfDay(zone, date) ?? Number.NaN
      const next = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
      expect({ date, at: clock(zone, end).slice(0, 10) }).toEqual({ date, at: date })
      expect({ date, at: clock(zone, end + 1).slice(0, 10) }).toEqual({ date, at: next })
      expect({ date, day: dayIn(zone, end), last: lastDayIn(zone, end + 1) }).toEqual({ date, day: date, last: date })
      expect(Date.parse(withOffset(zone, end - 999))).toBe(end - 999)
      expect(withOffset(zone, end).slice(0, 10)).toBe(date)
    }
  })

  const wall = (instant: number) => clock(zone, instant).slice(0, 16).replace(' ', 'T')
  const halfHours = changes.flatMap((date) =>
    Array.from({ length: 48 }, (_, half) => {
      const hour = String(Math.floor(half / 2)).padStart(2, '0')
      return `${date}T${hour}:${half % 2 ? '30' : '00'}`
    }),
  )

  it('shows each half hour of days of changes, the first of two, and moves those that clocks skip forward', () => {
    for (const local of halfHours) {
      const instant = instantIn(zone, local) ?? Number.NaN
      const shown = wall(instant)
      expect(shown >= local).toBe(true)
      expect(shown === local || wall(instant - 3_600_000) < local).toBe(true)
      expect([wall(instant - 1_800_000), wall(instant - 3_600_000)]).not.toContain(local)
    }
  })
})

it.each([
  ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
  ['America/Santiago', '2026-09-06T00:30', '2026-09-06T04:30:00.000Z'],
  ['Europe/Madrid', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30T22:00:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-22T10:00', '2026-11-22T04:15:00.000Z'],
])('in %s, %s is %s', (zone, local, instant) => {
  expect(new Date(instantIn(zone, local) ?? Number.NaN).toISOString()).toBe(instant)
})

it('returns undefined for invalid times', () => {
  expect(instantIn('UTC', 'soon')).toBeUndefined()
  expect(endOfDay('UTC', '2026-13-01')).toBeUndefined()
})

describe('names of zones', () => {
  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['europe/kyiv', 'Europe/Kyiv'],
    ['Etc/UTC', 'UTC'],
    ['GMT', 'UTC'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['America/Godthab', 'America/Nuuk'],
  ])('%s is now %s', (name, current) => expect(currentZone(name)).toBe(current))

  it.each(['+02:00', '-0500', 'Mars/Olympus', '', "x'; drop"])('%s is none', (name) =>
    expect(currentZone(name)).toBeUndefined(),
  )

  it('keeps former names as search terms', () => expect(formerNames('Asia/Kolkata')).toEqual(['Asia/Calcutta']))

  it('are current for all zones of this system', () => {
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const current = currentZone(zone) ?? ''
      expect(currentZone(current)).toBe(current)
      for (const date of ['2026-01-15', '2026-07-15']) expect(endOfDay(current, date)).toBe(endOfDay(zone, date))
    }
  })
})
