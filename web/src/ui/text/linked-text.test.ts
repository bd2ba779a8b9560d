import { expect, test } from 'vitest'
import { partsOf } from './linked-text.ts'

const links = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'link' ? [part.text] : []))
const hrefs = (text: string) => partsOf(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))

test('links URLs and keeps the text around them', () => {
  expect(partsOf('See https://bakery.example/jobs, then write.')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'link', text: 'https://bakery.example/jobs', href: 'https://bakery.example/jobs' },
    { kind: 'text', text: ', then write.' },
  ])
})

const LINK = 'https://a.example/x'
test.each([
  // Sentence punctuation of several scripts.
  ...". , ! ? ; : … ... ?! !? 。 ， 、 ； ： ！ ？ ｡ ､ ، ؛ ؟ ۔ । ॥ ։ ። · — '".split(' '),
  // Closing quotes and brackets.
  ...'" ” ’ » › “ ‘ ) ] } ） 」 』 】 》 〉 〕 ］ ｝ ｣ 〞 > ). ), .) ”. .” ’, ]. )] ?) .”)'.split(' '),
])('a character after the link stays outside: %s', (after) => {
  expect(links(`See ${LINK}${after}`)).toEqual([LINK])
  expect(links(`${LINK}${after} and more`)).toEqual([LINK])
})

test.each([
  ['“', '”'],
  ['‘', '’'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['<', '>'],
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['（', '）'],
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
  ['《', '》'],
  ['［', '］'],
  ['*', '*'],
  ['**', '**'],
  ['_', '_'],
  ['__', '__'],
  ['~~', '~~'],
  ['||', '||'],
  ['(“', '”).'],
  ['**(', ')**'],
  ['请看', '，谢谢'],
  ['(see ', ')(or not)'],
  ['[form](', ')'],
  ['\u200b', '\u200b'],
  ['\u2066', '\u2069'],
  ['\ufeff', '\u00a0ok'],
])('characters around the link stay outside: %j and %j', (before, after) => {
  for (const link of [LINK, 'www.a.example/x']) expect(links(before + link + after)).toEqual([link])
})

test.each([
  "https://en.wikipedia.org/wiki/Devil's_advocate",
  'https://en.wikipedia.org/wiki/Devil’s_advocate',
  "https://meet.example/j/123?pwd=a'b",
  'https://a.example/x_(y)',
  'https://a.example/x_(y)_z',
  'https://a.example/?q[]=1&q[a]=2',
  'https://a.example/?a=1&b=2#c',
  'https://a.example/x/',
  'https://a.example/x-',
  'https://a.example/x_',
  'https://a.example/files/*',
  'https://a.example/?t=10:30,5;a!b',
  'https://a.example/?sig=abc==',
  'https://a.example/x%20y%',
  'https://a.example/@ana',
  'https://a.example:8443/x',
  'https://ja.wikipedia.org/wiki/日本語',
  'https://a.example/?q=a)b',
  'https://münchen.example/ä',
  'https://почта.example/',
  'https://почта.xn--p1ai/',
  'https://日本.example/',
  'https://my_site.example/',
  'https://[::1]:8080/x',
  'https://a.example\\@b.example',
  'HTTPS://A.EXAMPLE/X',
  'http://192.0.2.1/x',
  'www.a.example',
  'WWW.a.example?x=1',
  'ana@mail.example',
  'first.last+job@mail.example.co.uk',
])('the whole of %s is a link', (link) => {
  expect(links(link)).toEqual([link])
  expect(links(`See (${link}).`)).toEqual([link])
})

test.each([
  ['www.a.example/x', 'https://www.a.example/x'],
  ['ana@mail.example', 'mailto:ana@mail.example'],
  ['Write to ana+job@mail.example.', 'mailto:ana+job@mail.example'],
  ['邮箱ana@mail.example，谢谢', 'mailto:ana@mail.example'],
  ['<ana@mail.example>', 'mailto:ana@mail.example'],
  ['a%b@mail.example', 'mailto:a%25b@mail.example'],
])('%s leads to %s', (text, href) => {
  expect(hrefs(text)).toEqual([href])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//a.example',
  'https://bank.example@evil.example/',
  'https://bank.example:pw@evil.example/',
  'https://bank.example%2Flogin@evil.example/',
  'https://bank.example:443@bank.example/',
  'https://b%61nk.example/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://bank.example⁄login.evil.example/',
  'https://bank.example．evil.example/',
  'https://bаnk.example/',
  'https://αpple.example/',
  'www.bank.example@evil.example',
  'https://',
  'https://)',
  'www.',
  'www...',
  'www.a',
  'notwww.a.example',
  'a@b',
  '@ana',
  'ana@@mail.example',
  'josé@mail.example',
  'ana@mail.example@evil.example',
  'xhttps://a.example',
])('%s stays text', (text) => {
  expect(partsOf(text)).toEqual([{ kind: 'text', text }])
})

test('keeps every character, and handles long runs of punctuation in linear time', () => {
  const texts = [
    '',
    `${LINK}${'.)'.repeat(5_000)}`,
    `${'www.'.repeat(3_000)}`,
    `${'a.'.repeat(3_000)}@b.example`,
    `${LINK} `.repeat(500),
  ]
  const start = performance.now()
  for (const text of texts)
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  expect(performance.now() - start).toBeLessThan(2_000)
})
