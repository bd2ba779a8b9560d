import { logIn } from '@hearback/contract/accounts/accounts.ts'
import { listTemplates } from '@hearback/contract/hiring/answering.ts'
import { getEmployerProfile } from '@hearback/contract/people/employers.ts'
import { findAccounts, reinstate, suspend } from '@hearback/contract/trust/moderation.ts'
import { beforeEach, expect, test } from 'vitest'
import { eventually, testApp } from './app.ts'
import { anEmployer, type EmployerPerson } from './employer-factory.ts'
import { anAccount, type Person, password } from './factories.ts'
import './matchers.ts'

const app = testApp()
let founder: EmployerPerson
let olga: Person
let admin: Person

beforeEach(async () => {
  founder = await anEmployer(app, { businessName: 'Crust' })
  olga = await anAccount(app, 'employer', 'olga')
  admin = await anAccount(app, 'admin')
  await app.pool.query('update company_members set company_id = $1 where user_id = $2', [founder._id, olga._id])
})

const signIn = async (who: Person) =>
  app.caller((await app.caller().call(logIn, { body: { email: who.email, password } })).authtoken)
const account = (id: string) => ({ params: { kind: 'account' as const, id }, body: { reason: 'They ask for money.' } })
const company = () => app.caller().call(getEmployerProfile, { params: { id: founder._id } })
const toldOf = async (kind: string) =>
  (await app.pool.query('select user_id from notifications where kind = $1', [kind])).rows.map(({ user_id }) => user_id)

test.each([false, true])(
  'a suspended company is hidden, with all its members, until it is reinstated (founder erased: %s)',
  async (isErased) => {
    if (isErased) {
      await app.pool.query('delete from company_members where user_id = $1', [founder._id])
      await app.pool.query(
        `update users set origin = 'company', email = 'x@hearback.invalid', password_hash = null where id = $1`,
        [founder._id],
      )
    }
    const socket = await app.connect(olga)
    await admin.call(suspend, account(founder._id))
    await eventually(() => !socket.connected)
    await expect(olga.call(listTemplates)).toBeRefused('not_signed_in')
    await expect(signIn(olga)).toBeRefused('account_suspended')
    await expect(company()).toBeRefused('not_found')
    expect(await toldOf('content_decided')).toContain(olga._id)
    await admin.call(reinstate, account(founder._id))
    await (await signIn(olga)).call(listTemplates)
    expect((await company()).profile.businessName).toBe('Crust')
  },
)

test('a token of a member that outlives the suspension of the company writes nothing', async () => {
  await app.pool.query('update users set suspended_at = now() where id = $1', [founder._id])
  await expect(olga.call(listTemplates)).toBeRefused('account_suspended')
})

test('a suspended member does not take the company along', async () => {
  await admin.call(suspend, account(olga._id))
  await expect(signIn(olga)).toBeRefused('account_suspended')
  expect((await company()).profile.businessName).toBe('Crust')
  await founder.call(listTemplates)
  expect(await toldOf('content_decided')).toEqual([olga._id])
  await admin.call(reinstate, account(olga._id))
  await (await signIn(olga)).call(listTemplates)
})

test('moderators find a company whose founder is gone by its name', async () => {
  await app.pool.query(`update users set origin = 'company' where id = $1`, [founder._id])
  const { accounts } = await admin.call(findAccounts, { query: { query: 'Crust' } })
  expect(accounts.map(({ _id }) => _id)).toEqual([founder._id])
})
