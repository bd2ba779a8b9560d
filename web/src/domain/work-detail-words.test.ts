import { expect, test } from 'vitest'
import { languageName } from '../ui/text/display-names.ts'
import { daysWords, hoursWords, scheduleWords, weekdayWords } from './work-detail-words.ts'

test('days in a row are a range, others a list', () => {
  expect(daysWords(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])).toBe('Monday to Friday')
  expect(daysWords(['saturday', 'sunday'])).toBe('Saturday and Sunday')
  expect(daysWords(['monday', 'wednesday', 'friday'])).toBe('Monday, Wednesday, and Friday')
  expect(daysWords([])).toBe('')
  expect(Object.values(weekdayWords())[6]).toBe('Sunday')
})

test.each([
  [20, 37.5, '20–37.5 hours a week'],
  [40, 40, '40 hours a week'],
  [1, 1, '1 hour a week'],
  [20, undefined, 'At least 20 hours a week'],
  [undefined, 10, 'Up to 10 hours a week'],
  [undefined, undefined, undefined],
])('hours from %s to %s are %j', (from, to, words) => {
  expect(hoursWords(from, to)).toBe(words)
})

test('a schedule has the parts that are stated', () => {
  expect(scheduleWords({ shifts: ['day'], hoursPerWeekTo: 20 })).toBe('Day shift, Up to 20 hours a week')
  expect(scheduleWords({})).toBeUndefined()
})

test('a language has its name in the language of the page', () => {
  expect([languageName('es'), languageName('pt-BR')]).toEqual(['Spanish', 'Brazilian Portuguese'])
})
