import { expect, test } from 'vitest'
import { foreignLetters } from './foreign-letters.ts'

test.each([
  ['Copper Kettle Baker\u0443', 'Copper Kettle Bakery', ['\u0443 (U+0443)']],
  ['\u0421o\u0440per', 'Copper', ['\u0421 (U+0421)', '\u0440 (U+0440)']],
  ['\u0399an\u2019s Bakery', 'Ian\u2019s Bakery', ['\u0399 (U+0399)']],
  ['Caf\u00e9 \u0130stanbul', 'Cafe Istanbul', []],
  ['\u041f\u0435\u043a\u0430\u0440\u043d\u044f', '\u041f\u0435\u043a\u0430\u0440\u043d\u044f', []],
  ['Pier 39', 'Pier 38', []],
])('the letters of %s that are not Latin, compared with %s, are %j', (name, other, letters) => {
  expect(foreignLetters(name, other)).toEqual(letters)
})
