import { expect, test } from 'vitest'
import { linesOfText } from '../../../../test/cv/lines-of-text.ts'
import { languagesOf, linksOf } from './cv-lists.ts'
import { languageLevelOf, languageTagOf } from './language-names.view.ts'

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
  expect(read('Spanish (native), French B2\nEnglish, very good')).toEqual([
    { language: 'Spanish', fluency: 'native' },
    { language: 'French', fluency: 'B2' },
    { language: 'English', fluency: 'very good' },
  ])
  expect(read('English C1')).toEqual([{ language: 'English', fluency: 'C1' }])
  expect(read('Fluent in English\nLengua materna: español')).toEqual([
    { language: 'English', fluency: 'Fluent in English' },
    { language: 'español', fluency: 'Lengua materna: español' },
  ])
  expect(read('English native | Spanish\nfluent\nKlingonese\nbasic')).toEqual([
    { language: 'English', fluency: 'native' },
    { language: 'Spanish', fluency: 'fluent' },
    { language: 'Klingonese' },
    { language: 'basic' },
  ])
  expect(read('Inglés y francés\nSpanish (native or bilingual)')).toEqual([
    { language: 'Inglés' },
    { language: 'francés' },
    { language: 'Spanish', fluency: 'native or bilingual' },
  ])
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

test('reads web addresses beside the name, and no emails', () => {
  const text = 'Ana Ruiz | ana@people.example | linkedin.com/in/ana | https://ana.example/work.\nhttp://old.example'
  expect(values(linksOf(linesOfText(text)))).toEqual(['linkedin.com/in/ana', 'https://ana.example/work'])
})

test('reads the addresses behind words, once each, and not beside the written one of the same site', () => {
  const lines = linesOfText('My website | github.com/ana\nLinkedIn').map((line, index) => ({
    ...line,
    links:
      index === 0
        ? ['https://ana.example/work', 'https://www.github.com/ana/']
        : ['https://www.linkedin.com/in/ana', 'https://ana.example/work/'],
  }))
  const found = linksOf(lines)
  expect(values(found)).toEqual(['github.com/ana', 'https://ana.example/work', 'https://www.linkedin.com/in/ana'])
  expect(found.find(({ value }) => value.includes('linkedin'))?.words).toBe('LinkedIn')
})

test('puts an address together that breaks after a hyphen, and leaves out one without its end', () => {
  const read = (text: string) => values(linksOf(linesOfText(text)))
  expect(read('www.linkedin.com/in/ana-maria-\nruiz-b1234 (LinkedIn)\nBoise, ID')).toEqual([
    'www.linkedin.com/in/ana-maria-ruiz-b1234',
  ])
  expect(read('github.com/ana-\nBoise, ID')).toEqual([])
  expect(read('github.com/ana\nruiz')).toEqual(['github.com/ana'])
})
