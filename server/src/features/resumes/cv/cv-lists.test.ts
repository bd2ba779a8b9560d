import { expect, test } from 'vitest'
import type { DocumentLine } from '../../../documents/document-jobs.ts'
import { certificatesOf, languagesOf, linksOf } from './cv-lists.ts'
import { languageLevelOf, languageTagOf } from './language-names.view.ts'

/** Lines of text: a tab begins the next cell. */
const linesOfText = (text: string): DocumentLine[] =>
  text.split('\n').map((line) => ({
    cells: line.split('\t'),
    lefts: [],
    size: 10,
    isListItem: false,
    isFull: false,
    startsColumn: false,
  }))
const values = <T>(found: readonly { value: T }[]) => found.map(({ value }) => value)

test('reads languages with their levels, and keeps what it cannot tell', () => {
  const read = (text: string) => values(languagesOf(linesOfText(text)))
  expect(read('Spanish (native)\nInglés: C1')).toEqual([
    { language: 'Spanish', fluency: 'native' },
    { language: 'Inglés', fluency: 'C1' },
  ])
  expect(read('French, German; 日本語')).toEqual([
    { language: 'French' },
    { language: 'German' },
    { language: '日本語' },
  ])
  expect(read('English\tFull professional')).toEqual([{ language: 'English', fluency: 'Full professional' }])
  expect(read('English C1')).toEqual([{ language: 'English', fluency: 'C1' }])
})

test.each([
  ['español', 'es'],
  ['Español', 'es'],
  ['Castellano', 'es'],
  ['Árabe', 'ar'],
  ['العربية', 'ar'],
  ['日本語', 'ja'],
  ['pt-BR', 'pt-BR'],
  ['Klingonese', undefined],
])('finds the language %s as %s', (name, tag) => {
  expect(languageTagOf(name)).toBe(tag)
})

test.each([
  ['Native or bilingual proficiency', 'native'],
  ['Lengua materna', 'native'],
  ['C2', 'fluent'],
  ['Full professional proficiency', 'fluent'],
  ['Intermedio (B1)', 'conversational'],
  ['A2', 'basic'],
  ['A2 to B1', undefined],
  ['so so', undefined],
])('takes %s for %s', (text, level) => {
  expect(languageLevelOf(text)).toBe(level)
})

test('reads certificates line by line, and no sentences', () => {
  const text = '• ServSafe Manager | Restaurant Association | Mar 2023\nForklift license\nI have many certificates.'
  expect(values(certificatesOf(linesOfText(text)))).toEqual([
    { name: 'ServSafe Manager', issuer: 'Restaurant Association', date: '2023-03' },
    { name: 'Forklift license' },
  ])
})

test('reads web addresses beside the name, and no emails', () => {
  const text = 'Ana Ruiz | ana@people.example | linkedin.com/in/ana | https://ana.example/work.\nhttp://old.example'
  expect(values(linksOf(linesOfText(text)))).toEqual(['linkedin.com/in/ana', 'https://ana.example/work'])
})
