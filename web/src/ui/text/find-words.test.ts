import { expect, test } from 'vitest'
import { excerptWith, partsWith } from './find-words.ts'

const found = (text: string, typed: string) =>
  partsWith(text, typed)
    .filter(({ isFound }) => isFound)
    .map(({ text }) => text)

test.each([
  ['Café at O’Brien’s', 'obriens CAFE', ['Café', 'O’Brien’s']],
  ['Bread & butter', 'and', ['&']],
  ['Über uns', 'uber', ['Über']],
  ['e\u0301te\u0301 ete', 'été', ['e\u0301te\u0301', 'ete']],
  ['👩‍🍳 Chef, chef', 'chef', ['Chef', 'chef']],
  ['I pay 👍🏽 now', '👍🏽', ['👍🏽']],
  ['ﬁne', 'fi', ['ﬁ']],
  ['夜班咖啡师', '咖啡', ['咖啡']],
  ['Ein Maß Bier', 'mass', ['Maß']],
  ['Smørrebrød', 'smorre', ['Smørre']],
  ['İstanbul', 'istanbul', ['İstanbul']],
  ['aaaa', 'aa', ['aaaa']],
  ['shift and night-shift', 'shift-night', ['shift', 'night', 'shift']],
  ['a.*b', '.*', ['*']],
  ['nothing', '  ', []],
] as const)('in %s the words %s mark %j', (text, typed, marked) => {
  expect(found(text, typed)).toEqual(marked)
  expect(
    partsWith(text, typed)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('an excerpt begins shortly before the first found word, on one line', () => {
  const text = `${'One two three. '.repeat(20)}\n\nCan you start\non Monday?`
  const parts = excerptWith(text, 'monday')
  expect(parts.map((part) => part.text).join('')).toBe('… three. One two three. Can you start on Monday?')
  expect(excerptWith('On Monday', 'monday')[0]?.text).toBe('On ')
  expect(excerptWith('x'.repeat(300), 'monday')).toEqual([{ text: 'x'.repeat(300), isFound: false }])
})
