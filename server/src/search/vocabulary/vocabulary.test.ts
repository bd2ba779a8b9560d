import { expect, it } from 'vitest'
import { TermIndex } from './term-index.ts'
import { Vocabulary } from './vocabulary.ts'

const term = (text: string) => ({ group: '1', term: text, lexemes: text.split(' '), without: [], isTypedOnly: false })
const group = { id: '1', name: 'manager', kind: 'title' as const, line: '', facet: null, narrower: [] }
const counts = ['manager', 'store', 'team', 'lead', 'supervisor'].map((lexeme) => ({ lexeme, documents: 9, titles: 9 }))
const terms = ['manager', 'store manager', 'supervisor', 'team lead']
const vocabulary = new Vocabulary(new TermIndex([group], terms.map(term)), counts)

it('adds no term that has the word itself', () => {
  const [span] = vocabulary.index.spansOf(['manager'], [['manager']])
  if (!span) throw new Error('no span')
  expect(vocabulary.expand(span, ['manager'], 32).synonyms.terms.map(({ text }) => text)).toEqual([
    'supervisor',
    'team lead',
  ])
  expect(vocabulary.expand(span, [], 32).synonyms.terms.map(({ text }) => text)).toContain('store manager')
})
