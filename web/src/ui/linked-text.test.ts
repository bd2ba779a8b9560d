import { expect, test } from 'vitest'
import { partsOf } from './linked-text.ts'

const links = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))

test('addresses of the web become links and the words around them stay', () => {
  expect(partsOf('See https://bakery.example/jobs, then write.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://bakery.example/jobs', href: 'https://bakery.example/jobs' },
    { kind: 'text', text: ', then write.' },
  ])
})

test.each([
  ['a stop of the sentence stays outside', 'https://a.example/x.', 'https://a.example/x'],
  ['a bracket around the address stays outside', '(https://a.example/x)', 'https://a.example/x'],
  ['a bracket of the address stays inside', 'https://a.example/x_(y)', 'https://a.example/x_(y)'],
  ['a query stays inside', 'https://a.example/?a=1&b=2#c!', 'https://a.example/?a=1&b=2#c'],
])('%s', (_, text, href) => {
  expect(links(text)).toEqual([href])
})

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['//a.example'],
  ['www.a.example'],
  ['https://bank.example@evil.example/'],
  ['https://'],
])('%s stays text', (text) => {
  expect(links(text)).toEqual([])
})

test('nothing written gives nothing', () => {
  expect(partsOf('')).toEqual([])
})
