import { fetchUser, signUp } from '@hearback/contract/accounts/accounts.ts'
import { listAudit } from '@hearback/contract/trust/audit.ts'
import { expect, test } from 'vitest'
import { type Caller, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount } from '../../../test/factories.ts'
import '../../../test/matchers.ts'
import { grantAdmin, revokeAdmin } from './admins.service.ts'

const app = testApp()
const trail = (by: Caller, target = '') => by.call(listAudit, { query: { target } })

test('an account is made a moderator’s by the command alone, which the audit trail tells', async () => {
  const by = await anAccount(app, 'employer')
  await expect(trail(by)).toBeRefused('not_allowed')
  expect(await grantAdmin(app.db, by.email.toUpperCase())).toBe('granted')
  expect((await trail(by, by._id)).entries).toMatchObject([
    { actor: 'command line', act: 'admin_granted', name: by.email },
  ])
  expect(await grantAdmin(app.db, by.email)).toBe('already')
})

test('a moderator whose right is taken back is signed out, and is what they were before', async () => {
  const by = await anAccount(app, 'employer')
  await grantAdmin(app.db, by.email)
  expect(await revokeAdmin(app.db, by.email)).toBe('revoked')
  await expect(trail(by)).toBeRefused('not_signed_in')
  const { user } = await (await anEmployer(app)).call(fetchUser, { params: { id: by._id } })
  expect(user.userType).toBe('employer')
  expect(await revokeAdmin(app.db, by.email)).toBe('not_admin')
})

test('no one becomes a moderator who stands on a side of the market, is suspended or unknown', async () => {
  const [employer, suspended] = [await anEmployer(app), await anAccount(app, 'jobseeker')]
  await app.pool.query('update users set suspended_at = now() where id = $1', [suspended._id])
  expect(await grantAdmin(app.db, employer.email)).toBe('has_profile')
  expect(await grantAdmin(app.db, suspended.email)).toBe('suspended')
  expect(await grantAdmin(app.db, 'nobody@people.example')).toBe('unknown')
  const { rows } = await app.pool.query(`select from users where user_type = 'admin'`)
  expect(rows).toEqual([])
})

test('no one signs up as a moderator', async () => {
  const form = { email: 'eve@people.example', phone: '+12085550100', password: 'a long enough one', userType: 'admin' }
  await expect(app.caller().call(signUp, { body: form })).toBeRefused('invalid_input', 'userType')
})
