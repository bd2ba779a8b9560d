import * as accounts from '@hearback/contract/accounts/accounts.ts'
import { exportData } from '@hearback/contract/accounts/data-rights.ts'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../test/app.ts'
import { anAccount, password } from '../../../../test/factories.ts'
import '../../../../test/matchers.ts'

const app = testApp()
const form = { email: 'ana@people.example', phone: '+1 (208) 555-0100', password, userType: 'jobseeker' }

describe('the language of a person', () => {
  test('is chosen with the registration, and becomes that of the account', async () => {
    const ana = app.caller()
    const pending = await ana.call(accounts.signUp, { body: { ...form, language: 'es' } })
    expect(pending.user.language).toBe('es')
    ana.token = pending.authtoken
    const { subject } = await app.mailTo(form.email)
    const { user } = await ana.call(accounts.verifyEmail, { body: { code: /\d{6}/.exec(subject)?.[0] ?? '' } })
    expect(user.language).toBe('es')
  })

  test('is English for clients that say none, and one that we do not write is refused', async () => {
    const { user } = await app.caller().call(accounts.signUp, { body: form })
    expect(user.language).toBe('en')
    const klingon = { ...form, email: 'bea@people.example', language: 'tlh' } as never
    await expect(app.caller().call(accounts.signUp, { body: klingon })).toBeRefused('invalid_input', 'language')
  })

  test('is changed by its owner, shown to no one else, and stands in what they take with them', async () => {
    const ana = await anAccount(app, 'jobseeker')
    const bea = await anAccount(app, 'employer')
    expect((await ana.call(accounts.changeLanguage, { body: { language: 'es' } })).user.language).toBe('es')
    const own = await ana.call(accounts.fetchUser, { params: { id: ana._id } })
    const seen = await bea.call(accounts.fetchUser, { params: { id: ana._id } })
    expect([own.user.language, seen.user.language]).toEqual(['es', undefined])
    expect(JSON.stringify(await ana.call(exportData))).toContain('"language":"es"')
    const unknown = { language: 'tlh' } as never
    await expect(ana.call(accounts.changeLanguage, { body: unknown })).toBeRefused('invalid_input', 'language')
  })
})
