import { describe, expect, test } from 'vitest'
import { givenPoint, refuseBackward, settledPeriod, shortName } from './seekers.rules.ts'

describe('the name for strangers', () => {
  test.each([
    [null, 'Ana', 'Ruiz', 'Ana R.'],
    ['Anita', 'Ana', 'Ruiz', 'Anita'],
    [null, 'Zoë', 'řezníčková', 'Zoë Ř.'],
    [null, 'José', 'E\u0301tienne', 'José E\u0301.'],
    [null, 'Jean', '👩‍🚀x', 'Jean 👩‍🚀.'],
  ])('of %s, %s %s is %s', (nickname, first, last, shown) => {
    expect(shortName(nickname, first, last)).toBe(shown)
  })
})

describe('a point', () => {
  const boise = { latitude: 43.6, longitude: -116.2 }
  test.each([
    [{ location: boise }, boise],
    [boise, boise],
    [{ location: boise, latitude: 1, longitude: 1 }, boise],
    [{ location: null, ...boise }, boise],
    [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: 0 },
    ],
    [{}, undefined],
    [{ location: null }, null],
    [{ latitude: null, longitude: null }, null],
  ])('sent as %o is %o', (sent, point) => {
    expect(givenPoint(sent)).toEqual(point)
  })

  test.each([{ latitude: 1 }, { longitude: 1 }, { latitude: 1, longitude: null }, { location: null, latitude: 0 }])(
    'that is half %o is refused',
    (sent) => {
      expect(() => givenPoint(sent)).toThrow('both latitude and longitude')
    },
  )
})

describe('a period', () => {
  test.each([
    ['2020-05', '2020-05'],
    ['2020-05-17', '2020-05'],
    ['2020-05', '2020-05-01'],
    ['2020-05-17', '2020-05-17'],
    ['2020-05-17', null],
    [null, '2020-05'],
  ])('from %s to %s runs forward', (start, end) => {
    expect(() => refuseBackward(start, end, ['end'])).not.toThrow()
  })

  test.each([
    ['2020-05', '2020-04'],
    ['2020-05-17', '2020-05-16'],
    ['2020-05', '2019-12-31'],
  ])('from %s to %s is refused', (start, end) => {
    expect(() => refuseBackward(start, end, ['end'])).toThrow('before the start')
  })

  const left = { startDate: '2020-01', endDate: '2021-01', employed: false }
  const still = { startDate: '2020-01', endDate: null, employed: true }
  test.each([
    ['nothing sent keeps it', {}, left, left],
    ['still there has no end', { employed: true }, left, still],
    ['still there drops an end sent along', { employed: true, endDate: '2022-01' }, left, still],
    ['an end sent alone says that they left', { endDate: '2022-01' }, still, { ...left, endDate: '2022-01' }],
    ['left without an end', { employed: false }, still, { ...still, employed: false }],
    ['an end that is cleared', { endDate: null }, left, { ...left, endDate: null }],
    ['a new start', { startDate: '2019-01' }, left, { ...left, startDate: '2019-01' }],
  ])('%s', (_, sent, before, after) => {
    expect(settledPeriod(sent, before)).toEqual(after)
  })
})
