import { expect, test } from 'vitest'
import { listSeparator, toCsv } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1 208 555 0147', "'+1 208 555 0147"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  [' =HYPERLINK("https://evil.example")', `' =HYPERLINK(""https://evil.example"")`],
  ['\u200b=1', "'\u200b=1"],
  ['＝1+1', "'＝1+1"],
  ['Ana = baker', 'Ana = baker'],
  ['José “Pepe” 🥐 夜', 'José “Pepe” 🥐 夜'],
  ['say "hi"', 'say ""hi""'],
  ['dough, rye', 'dough, rye'],
  ['two\nlines', 'two\nlines'],
  ['', ''],
])('a cell with %j is text and nothing else', (text, cell) => {
  expect(toCsv([[text]], ',')).toBe(`"${cell}"\r\n`)
})

test('numbers stay numbers, and missing values are empty', () => {
  expect(toCsv([['Years', 3, null, undefined]], ';')).toBe('"Years";3;"";""\r\n')
})

test('numbers have the decimal sign that goes with the separator', () => {
  expect(toCsv([['Days', 2.5, -0.25]], ';')).toBe('"Days";2,5;-0,25\r\n')
  expect(toCsv([['Days', 2.5, -0.25]], ',')).toBe('"Days",2.5,-0.25\r\n')
})

test.each([
  ['en-US', ','],
  ['es-MX', ','],
  ['es-ES', ';'],
  ['de-AT', ';'],
] as const)('a reader of %s gets the separator of spreadsheets there', (tag, separator) => {
  expect(listSeparator(tag)).toBe(separator)
})
