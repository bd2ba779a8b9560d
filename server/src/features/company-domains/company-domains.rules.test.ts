import { domainToASCII } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isLapsing, judgeRecords, parseDomain, recordValue, shownRecords } from './company-domains.rules.ts'

const parse = (text: string) => parseDomain(text, domainToASCII)

describe('a domain', () => {
  test.each([
    ['crust.example', 'crust.example'],
    [' Crust.EXAMPLE. ', 'crust.example'],
    ['www.crust.example', 'crust.example'],
    ['https://www.crust.example:8443/jobs?x=1#top', 'crust.example'],
    ['//crust.example/', 'crust.example'],
    ['mailto:ana@crust.example', 'crust.example'],
    ['Ana@Mail.Crust.co.uk', 'crust.co.uk'],
    ['careers.crust.example', 'crust.example'],
    ['_hearback.crust.example', 'crust.example'],
    ['*.crust.example', 'crust.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['BÜCHER.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['ｃｒｕｓｔ。example', 'crust.example'],
    ['faß.example', 'xn--fa-hia.example'],
    ['crust.github.io', 'crust.github.io'],
  ])('is read from %j as %s', (text, domain) => {
    expect(parse(text)).toBe(domain)
  })

  test.each(['сrust.example', 'ɡithub.example'])(
    'in look-alike letters (%s) is another domain than in Latin ones',
    (text) => {
      expect(parse(text)).toMatch(/^xn--/)
    },
  )

  test.each([
    ...[
      '',
      'crust',
      'localhost',
      '10.0.0.1',
      '[::1]',
      '::1',
      '2130706433',
      'crust example',
      'crust..example',
      '-crust.example',
    ],
    ...[
      'crust_.example',
      'xn--.example',
      `${'a'.repeat(64)}.example`,
      'https://',
      '@',
      '…',
      `${'a.'.repeat(130)}example`,
      'cru%73t.example',
    ],
  ])('is refused as %j', (text) => {
    expect(() => parse(text)).toThrow()
  })

  test.each(['co.uk', 'www.co.uk', 'github.io', 'blogspot.com', 'k12.id.us'])(
    'is no public suffix such as %s',
    (text) => {
      expect(() => parse(text)).toThrow()
    },
  )
})

describe('records', () => {
  const token = 'a1b2c3d4'.repeat(4)
  const value = recordValue(token)
  test.each([
    ['alone', [value]],
    ['among others', ['v=spf1 -all', 'google-site-verification=x', value]],
    ['in quotes that were pasted along', [`"${value}"`]],
    ['in another case', [value.toUpperCase()]],
    ['with spaces and line breaks', [`  ${value}\n`]],
    ['decorated', [`**${value}**`]],
  ])('prove a domain %s', (_, records) => {
    expect(judgeRecords(value, records, [])).toEqual({ failure: null })
  })
  test.each([
    ['of another company', recordValue('0'.repeat(32))],
    ['cut with an ellipsis', `${value.slice(0, 40)}...`],
    ['of a wildcard', 'v=spf1 -all'],
  ])('with a value %s prove nothing', (_, record) => {
    expect(judgeRecords(value, [record], [])).toEqual({ failure: 'other_value', found: [record] })
  })
  test('at the domain itself, or with the domain twice, are named as misplaced', () => {
    expect(judgeRecords(value, 'none', [[value], 'none'])).toMatchObject({ failure: 'misplaced' })
    expect(judgeRecords(value, ['v=spf1 -all'], ['none', [value]])).toMatchObject({ failure: 'misplaced' })
  })
  test('are missing only if the name servers say so', () => {
    expect(judgeRecords(value, 'none', ['unknown'])).toMatchObject({ failure: 'missing' })
    expect(judgeRecords(value, 'unknown', ['none'])).toMatchObject({ failure: 'timeout' })
    expect(judgeRecords(value, [], [])).toMatchObject({ failure: 'missing' })
  })
  test('are shown few, short and on one line', () => {
    expect(shownRecords(['a\u0000b\nc', 'x'.repeat(300), 'third'], 2, 20)).toEqual(['a b c', `${'x'.repeat(19)}…`])
  })
})

test('a proof lapses 14 days after a missing record, and 30 days after the last answer', () => {
  const since = new Date('2026-11-01T00:00:00Z')
  const after = (days: number) => new Date(since.getTime() + days * 86_400_000)
  expect(isLapsing({ failingSince: since, failure: 'missing' }, after(13.9))).toBe(false)
  expect(isLapsing({ failingSince: since, failure: 'missing' }, after(14))).toBe(true)
  expect(isLapsing({ failingSince: since, failure: 'timeout' }, after(29))).toBe(false)
  expect(isLapsing({ failingSince: since, failure: 'timeout' }, after(30))).toBe(true)
})
