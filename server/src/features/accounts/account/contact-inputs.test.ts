import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { Phone } from '@hearback/contract/values/contact-primitives.ts'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { eventually, testApp } from '../../../../test/app.ts'
import { password } from '../../../../test/factories.ts'
import '../../../../test/matchers.ts'
import { readPhone } from './phones.ts'

const app = testApp()
const phoneOf = (text: string) => {
  const { data } = z.safeParse(Phone, text)
  return data === undefined ? undefined : readPhone(data)
}

/** Variants of characters around, between and instead of those of one number. */
const american = [
  ...['+1 208 555 0100', '+12085550100', '001 208 555 0100', '(208) 555-0100', '208.555.0100', '+1/208/555/0100'],
  ...['\u202a+1 208 555 0100\u202c', '\u2068+1 208 555 0100\u2069', '\u202d+1 208 555 0100\u202c'],
  ...['\u200e+1 208 555 0100', '\u200f+1 208 555 0100', '\u061c+1 208 555 0100', '\ufeff+1 208 555 0100'],
  ...['+1\ufe0d 208 555 0100', '+1 208\u200b555\u200b0100', '+1\u00ad208\u00ad555\u00ad0100', '+1\u2060 208 555 0100'],
  ...[
    '+1 208‑555‑0100',
    '+1 208–555–0100',
    '+1 208—555—0100',
    '+1 208−555−0100',
    '+1 208‐555‐0100',
    '+1 208－555－0100',
  ],
  ...['+1\u00a0208\u00a0555\u00a00100', '+1\u202f208\u2009555\u20030100', '+1\t208\t555\t0100', '+1 208 555 0100\r\n'],
  ...[
    '+1\u3000208\u3000555\u30000100',
    '＋１２０８５５５０１００',
    '＋１（２０８）５５５－０１００',
    '+١٢٠٨٥٥٥٠١٠٠',
    '+۱۲۰۸۵۵۵۰۱۰۰',
  ],
  ...['+१ २०८ ५५५ ०१००', '+1\u2800208\u2800555\u28000100'],
  ...['tel:+12085550100', 'TEL:+1-208-555-0100', 'tel:+1-208-555-0100;ext=12', 'tel:+1-208-555-0100;phone-context=+1'],
  ...[
    'callto:+12085550100',
    'Tel.: +1 208 555 0100',
    'Phone: (208) 555-0100',
    'Mobile +1 208 555 0100',
    '☎ +1 208 555 0100',
  ],
  ...['📞 +1 208 555 0100', '☎️ +1 208 555 0100'],
  ...[
    '+1 208 555 0100 ext. 12',
    '+1 208 555 0100 ext 12',
    '+1 208 555 0100 x12',
    '+1 208 555 0100x12',
    '+1 208 555 0100 #12',
  ],
  ...['+1 208 555 0100, ext. 12', '+1 208 555 0100 extension 1234', '(208) 555-0100 EXT: 12'],
]
const others: [text: string, number: string][] = [
  ['+52 1 55 1234 5678', '+525512345678'],
  ['+521 55 1234 5678', '+525512345678'],
  ['0052 1 (55) 1234-5678', '+525512345678'],
  ['+52 55 1234 5678', '+525512345678'],
  ['+41 (0)44 668 18 00', '+41446681800'],
  ['+49 (0) 30 901820', '+4930901820'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+33 1 42 68 53 00', '+33142685300'],
  ['+54 9 11 2345 6789', '+5491123456789'],
  ['+55 11 96123-4567', '+5511961234567'],
]

describe('a telephone number', () => {
  test('is read in every form that people paste', () => {
    expect(american.length + others.length).toBeGreaterThanOrEqual(60)
    expect(american.map((text) => [text, phoneOf(text)])).toEqual(american.map((text) => [text, '+12085550100']))
  })

  test.each(others)('%s is %s', (text, number) => {
    expect(phoneOf(text)).toBe(number)
  })

  test.each([
    '',
    '\u200b',
    '\u202a\u202c',
    'call me',
    '12',
    '+1 208 555 010',
    'tel:',
    'ext. 12',
    '+1 208 555 0100 0100 0100',
  ])('%j is none', (text) => {
    expect(phoneOf(text)).toBeUndefined()
  })
})

const codeTo = async (to: string, after = 0) =>
  (await eventually(() => app.mails.filter((mail) => mail.to === to)[after])).subject.slice(0, 6)

test('both spellings of a domain are one account, which gets its mail at the ASCII one', async () => {
  const ana = app.caller()
  const form = { email: 'Ana@Bücher.example', phone: '\u202a+1 208\u2011555\u20110100 ext. 12\u202c', password }
  const pending = await ana.call(accounts.signUp, { body: { ...form, userType: 'jobseeker' } })
  expect(pending.user).toMatchObject({ email: 'ana@xn--bcher-kva.example', phone: '+12085550100' })
  ana.token = pending.authtoken
  const code = await codeTo('ana@xn--bcher-kva.example')
  await ana.call(accounts.verifyEmail, { body: { code: ` ${code.slice(0, 3)}\u2011${code.slice(3)} ` } })
  for (const email of ['ana@bücher.example', 'ANA@xn--bcher-kva.example', '\u200bana@bu\u0308cher.example']) {
    await expect(app.caller().call(accounts.signUp, { body: { ...form, email, userType: 'employer' } })).toBeRefused(
      'email_taken',
    )
    const { user } = await app.caller().call(accounts.logIn, { body: { email, password } })
    expect(user._id).toBe(pending.user._id)
  }
})
