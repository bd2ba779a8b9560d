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
  ["https://en.wikipedia.org/wiki/Devil's_advocate", "https://en.wikipedia.org/wiki/Devil's_advocate"],
  ["https://meet.example/j/123?pwd=a'b", 'https://meet.example/j/123?pwd=a%27b'],
  ['“https://a.example/x”', 'https://a.example/x'],
  ['‘https://a.example/x’', 'https://a.example/x'],
  ["'https://a.example/x'", 'https://a.example/x'],
  ['"https://a.example/x"', 'https://a.example/x'],
  ['„https://a.example/x“', 'https://a.example/x'],
  ['«https://a.example/x»', 'https://a.example/x'],
  ['[https://a.example/x]', 'https://a.example/x'],
  ['{https://a.example/x}', 'https://a.example/x'],
  ['<https://a.example/x>', 'https://a.example/x'],
  ['(see https://a.example/x).', 'https://a.example/x'],
  ['**https://a.example/x**', 'https://a.example/x'],
  ['_https://a.example/x_', 'https://a.example/x'],
  ['https://a.example/[x]', 'https://a.example/[x]'],
  ['请看https://a.example/x，谢谢', 'https://a.example/x'],
  ['https://a.example/x。', 'https://a.example/x'],
  ['（https://a.example/x）', 'https://a.example/x'],
  ['「https://a.example/x」', 'https://a.example/x'],
  ['https://a.example/x؟ نعم', 'https://a.example/x%D8%9F'],
  ['https://a.example/x…', 'https://a.example/x'],
  ['https://a.example/x?!', 'https://a.example/x'],
  ['https://a.example/x_(y)_z', 'https://a.example/x_(y)_z'],
  ['HTTPS://A.example/X', 'https://a.example/X'],
  ['www.a.example/x', 'https://www.a.example/x'],
  ['See www.a.example.', 'https://www.a.example/'],
  ['Write to ana@people.example.', 'mailto:ana@people.example'],
  ['<ana.b+c@people.example>', 'mailto:ana.b+c@people.example'],
  ['contacto@españa.es', 'mailto:contacto@españa.es'],
])('%s leads to %s', (text, href) => {
  expect(links(text)).toEqual([href])
})

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['//a.example'],
  ['www.'],
  ['not@here'],
  ['https://bank.example@evil.example/'],
  ['https://'],
])('%s stays text', (text) => {
  expect(links(text)).toEqual([])
})

test('nothing written gives nothing', () => {
  expect(partsOf('')).toEqual([])
})
