import { describe, expect, it } from 'vitest'
import { formatDay, formatMoment, formatSharedMoment } from './mail-times.ts'

const at = new Date('2027-03-28T07:00:00Z')
const plain = (text: string) => text.replaceAll('\u202F', ' ')

describe('a time in a mail', () => {
  it.each([
    [
      'America/New_York',
      'Europe/Zurich',
      'Sunday, March 28, 2027 at 3:00 AM (America/New_York), 9:00 AM (Europe/Zurich)',
    ],
    ['Europe/Zurich', 'Europe/Zurich', 'Sunday, March 28, 2027 at 9:00 AM (Europe/Zurich)'],
    [null, 'Europe/Zurich', 'Sunday, March 28, 2027 at 9:00 AM (Europe/Zurich)'],
    ['Europe/Berlin', 'Europe/Zurich', 'Sunday, March 28, 2027 at 9:00 AM (Europe/Berlin)'],
    ['Asia/Calcutta', 'UTC', 'Sunday, March 28, 2027 at 12:30 PM (Asia/Kolkata), 7:00 AM (UTC)'],
    [
      'America/Los_Angeles',
      'Pacific/Auckland',
      'Sunday, March 28, 2027 at 12:00 AM (America/Los_Angeles), 8:00 PM (Pacific/Auckland)',
    ],
    [
      'Pacific/Honolulu',
      'Europe/Kiev',
      'Saturday, March 27, 2027 at 9:00 PM (Pacific/Honolulu), Sunday, March 28, 2027 at 10:00 AM (Europe/Kyiv)',
    ],
  ])('to a reader in %s, agreed in %s', (reader, agreedIn, text) => {
    expect(plain(formatSharedMoment('en', at, reader, agreedIn))).toBe(text)
  })

  it('is by the clock of its reader, in UTC where that is unknown', () => {
    expect(plain(formatMoment('en', at, 'America/Boise'))).toBe('March 28, 2027 at 1:00 AM (America/Boise)')
    expect(plain(formatMoment('en', at, null))).toBe('March 28, 2027 at 7:00 AM (UTC)')
    expect(plain(formatMoment('es', at, 'Europe/Madrid'))).toBe('28 de marzo de 2027 a las 9:00 (Europe/Madrid)')
  })
})

it('a day is the day where the reader is, and of UTC where their time zone is unknown', () => {
  const evening = new Date('2026-12-04T03:00:00Z')
  expect(formatDay('en', evening, 'America/Boise')).toBe('December 3, 2026')
  expect(formatDay('en', evening, null)).toBe('December 4, 2026')
  expect(formatDay('es', evening, 'Asia/Tokyo')).toBe('4 de diciembre de 2026')
})
