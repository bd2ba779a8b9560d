import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Code } from '../accounts/accounts.ts'
import { Email, phoneExtension } from './contact-primitives.ts'
import { PartialDate, Url } from './primitives.ts'
import { SecondCode } from './second-codes.ts'

const emailOf = (text: string) => z.safeParse(Email, text).data

describe('an email address', () => {
  test.each([
    ['ana@people.example', 'ana@people.example'],
    ['ANA@People.Example', 'ana@people.example'],
    ['contacto@españa.es', 'contacto@xn--espaa-rta.es'],
    ['contacto@xn--espaa-rta.es', 'contacto@xn--espaa-rta.es'],
    ['contacto@ESPAÑA.es', 'contacto@xn--espaa-rta.es'],
    ['contacto@espan\u0303a.es', 'contacto@xn--espaa-rta.es'],
    ['u@bücher.example', 'u@xn--bcher-kva.example'],
    ['u@mail.xn--p1ai', 'u@mail.xn--p1ai'],
    ['u@почта.рф', 'u@xn--80a1acny.xn--p1ai'],
    ['u@faß.de', 'u@xn--fa-hia.de'],
    ['u@例え.jp', 'u@xn--r8jz45g.jp'],
    ['u@例え。jp', 'u@xn--r8jz45g.jp'],
    ['u@한국.kr', 'u@xn--3e0b707e.kr'],
    ['u@भारत.in', 'u@xn--h2brj9c.in'],
    ['u@مثال.example', 'u@xn--mgbh0fb.example'],
    ['u@נמל.example', 'u@xn--hebdf.example'],
    ['a&b@people.example', 'a&b@people.example'],
    ['a/b@people.example', 'a/b@people.example'],
    ["o'neil@people.example", "o'neil@people.example"],
    ['a+tag@people.example', 'a+tag@people.example'],
    ['!#$%&*=?^_`{|}~-@people.example', '!#$%&*=?^_`{|}~-@people.example'],
    ['first.middle.last@people.example', 'first.middle.last@people.example'],
    ['1@people.example', '1@people.example'],
    ['_@people.example', '_@people.example'],
    ['-a-@people.example', '-a-@people.example'],
    ['ana@mail.eu-west.people.example', 'ana@mail.eu-west.people.example'],
    ['ana@1and1.example', 'ana@1and1.example'],
    ['ana@bb-cc.example', 'ana@bb-cc.example'],
    ['ana@🛡🔼.example', 'ana@xn--sw8hj0a.example'],
    ['ana@xn--sw8hj0a.example', 'ana@xn--sw8hj0a.example'],
    ['ana@İstanbul.example', 'ana@xn--istanbul-o0e.example'],
    ['ana@a.io', 'ana@a.io'],
    ['ana@people.photography', 'ana@people.photography'],
    [`${'a'.repeat(64)}@people.example`, `${'a'.repeat(64)}@people.example`],
    [`ana@${'d'.repeat(63)}.example`, `ana@${'d'.repeat(63)}.example`],
    ['\u200bana@people.example\u200b', 'ana@people.example'],
    ['\u202aana@people.example\u202c', 'ana@people.example'],
    ['ana@\u00adpeople.example', 'ana@people.example'],
    ['\ufeffana@people.example', 'ana@people.example'],
    [' ana@people.example\u00a0', 'ana@people.example'],
    ['ana@people.example\r\n', 'ana@people.example'],
    ['ａｎａ＠ｐｅｏｐｌｅ．ｅｘａｍｐｌｅ', 'ana@people.example'],
    ['mailto:ana@people.example', 'ana@people.example'],
    ['Ana Ruiz <ana@people.example>', 'ana@people.example'],
    ['"Ruiz, Ana" <Ana@people.example>', 'ana@people.example'],
    ['<ana@people.example>', 'ana@people.example'],
  ])('%j is %j', (text, expected) => {
    expect(emailOf(text)).toBe(expected)
  })

  test.each([
    ...['', 'ana', '@people.example', 'ana@', 'ana@people', 'ana@@people.example', 'ana@people..example'],
    ...['ana@.example', 'ana@people.example.', '.ana@people.example', 'ana.@people.example', 'a..b@people.example'],
    ...['ana ruiz@people.example', 'ana@peo ple.example', 'ana@127.0.0.1', 'ana@[127.0.0.1]', 'ana@people.example:25'],
    ...[
      'ana@people.example/path',
      'ana@people.example?x',
      'ana@-people.example',
      'ana@people-.example',
      'ana@a_b.example',
    ],
    ...[`${'a'.repeat(65)}@people.example`, `ana@${'d'.repeat(64)}.example`, `ana@${'d.'.repeat(130)}example`],
    ...['ana@people.1', 'ana@people.example, bo@people.example', 'ana@peo%70le.example', '\u200b', 'ана@почта.рф'],
  ])('%j is none', (text) => {
    expect(emailOf(text)).toBeUndefined()
  })
})

test.each([
  ['+1 208 555 0100 ext. 12', '12'],
  ['+1 208 555 0100 Ext 12', '12'],
  ['+1 208 555 0100x7', '7'],
  ['+1 208 555 0100 #1234', '1234'],
  ['+1 208 555 0100, extension 12', '12'],
  ['tel:+1-208-555-0100;ext=12', '12'],
  ['+52 55 1234 5678 interno 9', '9'],
  ['+1 208 555 ٠١٠٠ ext ١٢', '12'],
  ['+1 208 555 0100', ''],
  ['', ''],
])('the extension of %j is %j', (text, expected) => {
  expect(phoneExtension(text)).toBe(expected)
})

test.each([
  '123456',
  '123 456',
  ' 123-456 ',
  '123–456',
  '١٢٣٤٥٦',
  '۱۲۳ ۴۵۶',
  '１２３４５６',
  '१२३४५६',
  '\u200e123\u200b456',
])('%j is the code 123456', (typed) => {
  expect(z.parse(Code, typed)).toBe('123456')
  expect(z.parse(SecondCode, typed)).toBe('123456')
})

test.each(['12345', '1234567', '12345a', '', '½23456', 'أا٣٤٥٦', '1 2 3'])('%j is no code', (typed) => {
  expect(z.safeParse(Code, typed).success).toBe(false)
})

test.each(['\u200e2020-05', '2020\u201105', '２０２０－０５', '٢٠٢٠-٠٥'])('the date %j is May 2020', (typed) => {
  expect(z.parse(PartialDate, typed)).toBe('2020-05')
})

describe('a web address', () => {
  test.each([
    'https://bank.example@evil.example',
    'bank.example@evil.example',
    'https://user:password@people.example/',
    'https://:password@people.example/',
    'https://bank.example%2F@evil.example',
  ])('with credentials is refused: %s', (url) => {
    expect(z.safeParse(Url, url).error?.issues[0]?.message).toMatch(/user name and password/)
  })

  test.each([
    ['people.example', 'https://people.example'],
    ['\u200bhttps://people.example/@ana', 'https://people.example/@ana'],
    ['https://people.example/?mail=a@b.example', 'https://people.example/?mail=a@b.example'],
    ['https://bücher.example/', 'https://bücher.example/'],
  ])('%j is taken', (url, expected) => {
    expect(z.parse(Url, url)).toBe(expected)
  })
})
