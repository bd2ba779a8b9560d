import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anAccount, type Person, password } from '../../../../test/factories.ts'
import '../../../../test/matchers.ts'
import { hashSecret } from './passwords.ts'

const app = testApp()
const email = 'ana.perez@people.example'
const signUp = (chosen: string) =>
  app
    .caller()
    .call(accounts.signUp, { body: { email, phone: '+12085550100', password: chosen, userType: 'jobseeker' } })
const logIn = (by: Person, secret: string) =>
  app.caller().call(accounts.logIn, { body: { email: by.email, password: secret } })

const easy = [
  'password',
  'Password1',
  'PASSWORD123',
  'qwertyuiop',
  '1234567890',
  'Contraseña',
  'ｐａｓｓｗｏｒｄ',
  'hearback',
  'Hearback 2026!',
  email,
  email.toUpperCase(),
  'ana.perez',
  'AnaPérez1987',
]

describe('a password that is guessed first', () => {
  test.each(easy)('is refused at the registration: %s', async (chosen) => {
    await expect(signUp(chosen)).toBeRefused('invalid_input', 'password')
    expect(await app.db.selectFrom('signups').select('id').execute()).toEqual([])
  })

  test('is refused when it is changed, and the one before stays', async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana.perez')
    for (const chosen of easy) {
      const change = ana.call(accounts.changePassword, { body: { currentPassword: password, password: chosen } })
      await expect(change).toBeRefused('invalid_input', 'password')
      await app.pool.query('delete from rate_limits')
    }
    await logIn(ana, password)
  })

  test('is refused when it is reset, for any address alike, and the code counts on', async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana.perez')
    await app.caller().call(accounts.forgotPassword, { body: { email } })
    const code = (await app.mailTo(email)).subject.slice(0, 6)
    const reset = (address: string, chosen: string) =>
      app.caller().call(accounts.resetPassword, { body: { email: address, code, password: chosen } })
    for (const chosen of easy.slice(0, 8)) {
      await expect(reset(email, chosen)).toBeRefused('invalid_input', 'password')
      await expect(reset('nobody@people.example', chosen)).toBeRefused('invalid_input', 'password')
    }
    await reset(email, 'a new long password')
    await logIn(ana, 'a new long password')
  })

  test('still signs in to an account that had it before', async () => {
    const ana = await anAccount(app, 'jobseeker', 'ana')
    await app.pool.query('update users set password_hash = $1', [await hashSecret('password1')])
    await logIn(ana, 'password1')
  })
})

const longest = Array.from({ length: 128 }, (_, i) => String.fromCodePoint(0x21 + (i % 90))).join('')

describe('a password of other people’s choice', () => {
  test.each([
    ['8 letters', 'zq8 wv,x'],
    ['128 letters', longest],
    ['128 letters that take four bytes each', `${'\u{1F980}'.repeat(127)}\u{1F41F}`],
    ['words with our name among them', 'hearback demo'],
    ['words with one’s own name among them', 'ana.perez likes bread'],
    ['accents and other scripts', 'pâté 密码 пароль'],
    ['spaces at both ends', '  eight or more  '],
    ['one letter and many digits', 'a1837465091827'],
  ])('may be %s, and signs in', async (_, chosen) => {
    const ana = await anAccount(app, 'jobseeker', 'ana.perez')
    await ana.call(accounts.changePassword, { body: { currentPassword: password, password: chosen } })
    await logIn(ana, chosen)
    for (const other of [chosen.slice(0, -1), `${chosen}x`, `${[...chosen].slice(0, -1).join('')}y`]) {
      await expect(logIn(ana, other)).toBeRefused('wrong_credentials')
    }
  })

  test.each(['seven77', '\u{1F980}'.repeat(7), 'x'.repeat(129), '\u{1F980}'.repeat(129)])(
    'is neither shorter than 8 nor longer than 128: %s',
    async (chosen) => {
      await expect(signUp(chosen)).toBeRefused('invalid_input', 'password')
    },
  )
})
