import { expect, test } from 'vitest'
import type { AnyOf } from './lexemes.ts'
import { literalnessOf } from './literal-title.ts'

const word = (...spellings: string[]): AnyOf => ({ any: [], spellings })
const term = (text: string) => ({ text, all: [], without: [], isAnywhere: false })
const each = (words: AnyOf[], titles: string[]) => titles.map(literalnessOf(words))

test('a title with the word as typed is told from one with the same stem, regardless of case, accents and plural', () => {
  expect(each([word('intern')], ['Summer INTERNS (paid)', 'International affairs', 'Internal auditor', ''])).toEqual([
    'phrase',
    'stems',
    'stems',
    'stems',
  ])
  expect(each([word('médicos')], ['Medico', 'Médico/a', 'Medicina'])).toEqual(['phrase', 'phrase', 'stems'])
  expect(each([word('boss')], ['Boss', 'Bo'])).toEqual(['phrase', 'stems'])
})

test('several words count as a phrase side by side in any order, and less apart', () => {
  const words = [word('tech'), word('support')]
  const titles = ['Tech support', 'Support tech II', 'Firefighter (hazmat tech / life support)', 'Technical support']
  expect(each(words, titles)).toEqual(['phrase', 'phrase', 'words', 'stems'])
})

test('a synonym counts as a phrase', () => {
  const words = [
    { ...word('tech'), synonyms: [term('help desk')] },
    { ...word('support'), synonyms: [term('help desk')] },
  ]
  expect(each(words, ['Help-desk agent', 'Desk help'])).toEqual(['phrase', 'stems'])
  const senior = [word('senior'), { ...word('coder'), synonyms: [term('developer')] }]
  expect(each(senior, ['Senior web developer', 'Developer', 'Senior development lead'])).toEqual([
    'phrase',
    'stems',
    'stems',
  ])
})

test('neighbors match the word that they form, and the other way around', () => {
  expect(each([word('frontend')], ['Front-end engineer', 'Front office'])).toEqual(['phrase', 'stems'])
  expect(each([word('front', 'frontend'), word('end', 'frontend')], ['Frontend engineer'])).toEqual(['words'])
})

test('words without a spelling count as typed', () => {
  expect(each([{ any: ['看護'] }, word('tokyo')], ['看護師 Tokyo'])).toEqual(['phrase'])
  expect(each([], ['Anything'])).toEqual(['phrase'])
})
