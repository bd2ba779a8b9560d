import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldForCode, isVisible, normalizeText, truncate, visibleLength } from './text.ts'

const everyCharacter = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))
const hex = (text: string) => [...text].map((one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase()}`).join(' ')

describe('normalizeText', () => {
  test.each([
    'رزومه‌ی من',
    'می‌خواهم ۵۰‌ساله API‌ها ه‍.ش',
    'क्‍ष और क्‌ष',
    'ක්‍රියා',
    '👨‍👩‍👧 👩🏽‍🚒 🕵️‍♂️ 🏳️‍🌈 ❤️‍🔥 🐈‍⬛ 🫱🏻‍🫲🏿 ☕︎',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇨🇭 1️⃣ #️⃣',
    '葛󠄀城市 渡邉󠄂',
    'ᠠ᠋ ᠰᠣᠨᠢᠨ ᠤᠨ',
    'for (const x of y) {\n\tif (x) return `a\\b`\n}\n',
    '⚖️ 💁‍♂️ 👁️‍🗨️ 🧑🏽‍❤️‍💋‍🧑🏿 👨🏻👩🏾👧🏼 Ω≈ç√',
    'Stéphane Müller, Đặng Thị Hồng, Łukasz',
    'שָׁלוֹם עולם, مرحبا بالعالم، วันนี้',
  ])('keeps %s', (text) => {
    expect(hex(normalizeText(text))).toBe(hex(text))
  })

  test.each([
    ['Door\u200bman Recep\u00adtion\u00adist \u2060x\ufeff', 'Doorman Receptionist x'],
    ['Goo\u200cgle Pay\u200dPal', 'Google PayPal'],
    ['\u202agnp.exe\u202c \u2066x\u2069 \u200e\u200f\u061c', 'gnp.exe x '],
    ['a\0b\u0001c\u001b[0m\u009f', 'abc[0m'],
    ['\u3164\uffa0\u115f\u1160\u17b4\u17b5\u034f', ''],
    ['a\u2800b', 'a b'],
    ['one\r\ntwo\rthree\u0085four\u000bfive\ffive\u2028six', 'one\ntwo\nthree\nfour\nfive\nfive\u2028six'],
    ['e\u0301 \u1100\u1161', 'é 가'],
    ['x\ufe0f 1\ufe0f 🙂\ufe0f\ufe0f', 'x 1 🙂\ufe0f'],
    ['hidden\u{E0068}\u{E0069}\u{E007F}', 'hidden'],
    ['\ufffe\uffff\ufdd0\ufffc', ''],
    ['می\u200c\u200c\u200cخواهم', 'می\u200cخواهم'],
    ['سلام\u200c ', 'سلام '],
    ['🙂\u200d', '🙂'],
    ['👨\u200d\u200d👩', '👨\u200d👩'],
    ['a\u200d🔥 foo\u200dbar', 'a🔥 foobar'],
    ['\u3000山寂\u200b\u2060\ufeff', '\u3000山寂'],
    ['🙂\u{E0100}\u{E0101}\u{E0102}', '🙂'],
    ['\u2063Pay\u2064 \u{1D173}\u206a', 'Pay '],
  ])('%j becomes %j', (text, expected) => {
    expect(hex(normalizeText(text))).toBe(hex(expected))
  })

  test('is idempotent, and well-formed text stays so', () => {
    const sign = fc.constantFrom(
      ...[
        'a',
        '1',
        '#',
        ' ',
        '\n',
        '\u0301',
        '\u200b',
        '\u200c',
        '\u200d',
        '\ufe0f',
        '\ufe00',
        '\u20e3',
        '\u2800',
        '한',
      ],
      ...[
        '🙂',
        '👩',
        '🏽',
        '🏴',
        '\u{E0067}',
        '\u{E007F}',
        '🇨',
        '葛',
        '\u{E0100}',
        'ᠠ',
        '\u180b',
        'ن',
        'क',
        '्',
        '=',
        '\u0338',
      ],
    )
    const texts = fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(texts, (text) => {
        const once = normalizeText(text)
        expect(hex(normalizeText(once))).toBe(hex(once))
        expect(once.isWellFormed()).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('visibleLength', () => {
  test('is 0 for every control, ignorable and blank character', () => {
    const blank = everyCharacter.filter((one) =>
      /[\p{Cc}\p{Z}\p{DI}\p{Noncharacter_Code_Point}\u2800\ufffc]/u.test(one),
    )
    expect(blank.length).toBeGreaterThan(4_000)
    expect(blank.filter((one) => visibleLength(one.repeat(20)) > 0 || isVisible(one)).map(hex)).toEqual([])
  })

  test('is 1 for every letter, digit, punctuation mark and symbol', () => {
    const blank = /[\p{DI}\u2800\ufffc\u{13441}\u{13442}\u{1D159}]/u
    const seen = everyCharacter.filter((one) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(one) && !blank.test(one))
    expect(seen.length).toBeGreaterThan(140_000)
    expect(seen.filter((one) => visibleLength(one) !== 1).map(hex)).toEqual([])
  })

  test.each([
    ['', 0],
    ['  a  b \n\n c ', 5],
    ['Café', 4],
    ['👨‍👩‍👧🇨🇭1️⃣', 3],
    [`a${'\u0301'.repeat(30)}`, 1],
    ['\u0301\u0301', 0],
    ['\u0e38\u0e3a\u0e47', 0],
    ['\u0335\u0335', 0],
    ['🏽', 1],
    ['☕︎\ufe0f', 1],
    ['.'.repeat(25), 25],
    ['\u200b'.repeat(20), 0],
    [`a${' '.repeat(30)}b`, 3],
  ])('of %j is %i', (text, length) => {
    expect(visibleLength(text)).toBe(length)
  })
})

describe('truncate', () => {
  test.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    ['two words', 5, 'two…'],
    ['aaa🥐🥐', 5, 'aaa…'],
    ['a👨‍👩‍👧b', 9, 'a👨‍👩‍👧b'.slice(0, 1).concat('…')],
    ['🇨🇭🇦🇹', 6, '🇨🇭…'],
    ['cafe\u0301s', 5, 'caf…'],
    [`e${'\u0301'.repeat(9)}`, 4, 'e\u0301\u0301…'],
    ['🥐🥐', 2, '…'],
    ['🥐🥐', 0, ''],
    ['a\ud83e', 9, 'a\ufffd'],
  ])('%j to at most %i is %j', (text, maxLength, expected) => {
    expect(truncate(text, maxLength)).toBe(expected)
  })

  test('takes another ellipsis, or none', () => {
    expect(truncate('aaa🥐🥐', 4, '')).toBe('aaa')
    expect(truncate('a longer text', 9, ' [...]')).toBe('a l [...]')
  })
})

describe('foldForCode', () => {
  const systems = Intl.supportedValuesOf('numberingSystem')
  const digitsOf = (system: string) =>
    new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false, minimumIntegerDigits: 10 }).format(123456789)

  test('reads the digits of every numbering system', () => {
    const decimal = systems.map(digitsOf).filter((digits) => /^\p{Nd}+$/u.test(digits))
    expect(decimal.length).toBeGreaterThan(60)
    expect(decimal.map(foldForCode)).toEqual(decimal.map(() => '0123456789'))
  })

  test.each([
    ['\u202a+1 208\u2011555\u20130100\u202c', '+1 208-555-0100'],
    ['＋１（２０８）５５５', '+1(208)555'],
    ['1\ufe0f2\u200b3\u00a0\t4', '123 4'],
    ['−12', '-12'],
    ['१२\u200c३\u200d', '123'],
    ['\u200e5/\u200e3/\u200e2027', '5/3/2027'],
  ])('%j becomes %j', (text, expected) => {
    expect(foldForCode(text)).toBe(expected)
  })
})
