import { expect, test } from 'vitest'
import { type AnyOf, titleRank, type VocabularyTerm } from './lexemes.ts'
import { rankingOf } from './literal-title.ts'

const word = (...spellings: string[]): AnyOf => ({ any: [], spellings })
const term = (text: string, rank: number) => ({ text, rank, all: [], isAnywhere: false })
const named = (...terms: VocabularyTerm[]) => ({ lexemes: [], terms })
const { apart, stems: last } = titleRank
const each = (words: AnyOf[], titles: string[]) => titles.map(rankingOf(words))

test('a title with the word as typed is told from one with the same stem, regardless of case, accents and plural', () => {
  expect(each([word('intern')], ['Summer INTERNS (paid)', 'International affairs', 'Internal auditor', ''])).toEqual([
    0,
    last,
    last,
    last,
  ])
  expect(each([word('médicos')], ['Medico', 'Médico/a', 'Medicina'])).toEqual([0, 0, last])
  expect(each([word('boss')], ['Boss', 'Bo'])).toEqual([0, last])
})

test('several words count as a phrase side by side in any order, and less apart', () => {
  const words = [word('tech'), word('support')]
  const titles = ['Tech support', 'Support tech II', 'Firefighter (hazmat tech / life support)', 'Technical support']
  expect(each(words, titles)).toEqual([0, 0, apart, last])
})

test('the name of the group counts as typed, before its other terms and those of the family in their order', () => {
  const guard = {
    ...word('vigilante'),
    synonyms: named(term('night watchman', 1), term('security guard', 0)),
    narrower: named(term('armed guard', 3), term('bouncer', 2)),
  }
  const titles = ['Security guard', 'Night watchman', 'Bouncer', 'Armed guard', 'Vigilance analyst']
  expect(each([guard], titles)).toEqual([0, 1, 2, 3, last])
})

test('each word of several needs a match, and a term of several words has all of its own', () => {
  const words = [
    { ...word('tech'), synonyms: named(term('help desk', 0)) },
    { ...word('support'), synonyms: named(term('help desk', 0)) },
  ]
  expect(each(words, ['Help-desk agent', 'Desk help'])).toEqual([0, last])
  const senior = [word('senior'), { ...word('coder'), synonyms: named(term('developer', 0)) }]
  expect(each(senior, ['Senior web developer', 'Developer', 'Senior development lead'])).toEqual([apart, last, last])
})

test('a word within a term of another word counts as the term', () => {
  const words = [{ ...word('tech'), synonyms: named(term('it support specialist', 0)) }, word('support')]
  expect(each(words, ['IT support specialist', 'Hazmat tech / life support'])).toEqual([0, apart])
})

test('neighbors match the word that they form, and the other way around', () => {
  expect(each([word('frontend')], ['Front-end engineer', 'Front office'])).toEqual([0, last])
  expect(each([word('front', 'frontend'), word('end', 'frontend')], ['Frontend engineer'])).toEqual([apart])
})

test('words without a spelling count as typed', () => {
  expect(each([{ any: ['看護'] }, word('tokyo')], ['看護師 Tokyo'])).toEqual([0])
  expect(each([], ['Anything'])).toEqual([0])
})
