import { forgotPassword, logIn, resetPassword } from '@hearback/contract/accounts/accounts.ts'
import * as oidc from '@hearback/contract/accounts/oidc.ts'
import { logInTwoStep } from '@hearback/contract/accounts/two-step.ts'
import { listCompanyDomains, removeDomain, requireProvider } from '@hearback/contract/people/company-domains.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { proveDomain } from '../../../test/domain-factory.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { comeBy, connect, ticketOf } from '../../../test/oidc-factory.ts'
import { aDevice, addDevice, logInBy } from '../../../test/passkey-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { settingsOf, testIssuer } from '../../../test/test-issuer.ts'
import { turnOnTwoStep } from '../../../test/two-step-factory.ts'
import '../../../test/matchers.ts'

const acme = testIssuer('acme')
const globex = testIssuer('globex')
const app = testApp(settingsOf(acme, globex))
const domain = 'willow.example'
let owner: Person
let rita: Person
let domainId: string
const atIssuer = () => ({ sub: 'rita-1', email: rita.email, email_verified: true })

beforeEach(async () => {
  owner = await anEmployer(app, { businessName: 'Willow Care' })
  domainId = (await proveDomain(app, owner, domain))._id
  rita = await memberAt(`rita@${domain}`)
})

async function memberAt(email: string, company: Person = owner): Promise<Person> {
  const person = await aMember(app, company)
  await app.pool.query('update users set email = $1 where id = $2', [email, person._id])
  return Object.assign(person, { email })
}
const requireIssuer = (provider: string | null, by = owner) =>
  by.call(requireProvider, { params: { id: domainId }, body: { provider } })
const byPassword = ({ email }: { email: string }) => app.caller().call(logIn, { body: { email, password } })

describe('a required issuer', () => {
  test('ends the sessions of the members at the domain, who come back by it alone', async () => {
    await connect(rita, acme, atIssuer())
    const { domain: shown } = await requireIssuer('acme')
    expect(shown.requiredProvider).toBe('acme')
    await expect(rita.call(listCompanyDomains)).toBeRefused('not_signed_in')
    const attempt = byPassword(rita)
    await expect(attempt).toBeRefused('identity_provider_required')
    await expect(attempt).rejects.toThrow(/Choose “Continue with Acme”/u)
    expect((await comeBy(app, acme, atIssuer())).signedIn?.user._id).toBe(rita._id)
  })

  test('refuses passkeys, mailed codes and another issuer, which change nothing', async () => {
    const device = aDevice()
    await addDevice(rita, device)
    await connect(rita, globex, atIssuer())
    await requireIssuer('acme')
    await expect(logInBy(app, device)).toBeRefused('identity_provider_required')
    await expect(comeBy(app, globex, atIssuer())).toBeRefused('identity_provider_required')
    await app.caller().call(forgotPassword, { body: { email: rita.email } })
    const code = /\d{6}/u.exec((await app.mailTo(rita.email, /reset your/u)).subject)?.[0] ?? ''
    const form = { email: rita.email, code, password: 'another long password' }
    await expect(app.caller().call(resetPassword, { body: form })).toBeRefused('identity_provider_required')
    await requireIssuer(null)
    await byPassword(rita)
  })

  test('refuses a sign-in that waits for its second step', async () => {
    const authenticator = await turnOnTwoStep(rita)
    const waiting = await byPassword(rita).catch((error) => error)
    await requireIssuer('acme')
    const form = { ticket: waiting.body.ticket, code: authenticator.code(1) }
    await expect(app.caller().call(logInTwoStep, { body: form })).toBeRefused('sign_in_expired')
    await expect(byPassword(rita)).toBeRefused('identity_provider_required')
  })

  test('asks for the second step of the account as before', async () => {
    await connect(rita, acme, atIssuer())
    const authenticator = await turnOnTwoStep(rita)
    await requireIssuer('acme')
    const waiting = await comeBy(app, acme, atIssuer()).catch((error) => error)
    const form = { ticket: waiting.body.ticket, code: authenticator.code(1) }
    expect((await app.caller().call(logInTwoStep, { body: form })).user._id).toBe(rita._id)
  })

  test('is joined by a member who never used it, with the password as proof', async () => {
    await requireIssuer('acme')
    const { ticket } = await ticketOf(app, acme, atIssuer())
    const { user } = await app.caller().call(oidc.joinIdentity, { body: { ticket, password } })
    expect(user._id).toBe(rita._id)
  })

  test('leaves owners all ways to sign in, so that a wrong setting locks no company out', async () => {
    await app.pool.query('update users set email = $1 where id = $2', [`owner@${domain}`, owner._id])
    await requireIssuer('acme')
    await owner.call(listCompanyDomains)
    await byPassword({ email: `owner@${domain}` })
  })

  test('leaves members at other domains alone, and takes those below the domain', async () => {
    const [other, similar, below] = await Promise.all(
      ['maya@people.example', 'maya@notwillow.example', 'maya@care.willow.example'].map((email) => memberAt(email)),
    )
    await requireIssuer('acme')
    await byPassword(other as Person)
    await byPassword(similar as Person)
    await expect(byPassword(below as Person)).toBeRefused('identity_provider_required')
  })

  test('does not concern members of other companies and job seekers with such an email', async () => {
    const others = await memberAt(`maya@${domain}`, await anEmployer(app, { businessName: 'Copper Kettle' }))
    const seeker = await anAccount(app, 'jobseeker')
    await app.pool.query('update users set email = $1 where id = $2', [`sam@${domain}`, seeker._id])
    await requireIssuer('acme')
    await byPassword(others)
    await byPassword({ email: `sam@${domain}` })
  })

  test('ends with the domain', async () => {
    await requireIssuer('acme')
    await owner.call(removeDomain, { params: { id: domainId } })
    await byPassword(rita)
  })

  test('has no effect while another company holds the domain', async () => {
    await requireIssuer('acme')
    await app.pool.query('delete from domain_holders')
    await byPassword(rita)
    expect((await owner.call(listCompanyDomains)).domains[0]?.requiredProvider).toBeNull()
  })

  test('has no effect while the installation does not have the issuer', async () => {
    await requireIssuer('acme')
    await app.pool.query(`update oidc_requirements set provider = 'initech'`)
    await byPassword(rita)
  })

  test('misses no sign-in that happens at the same time', async () => {
    const attempts = await Promise.allSettled([
      requireIssuer('acme'),
      ...Array.from({ length: 8 }, () => byPassword(rita)),
    ])
    expect(attempts[0]?.status).toBe('fulfilled')
    expect((await app.pool.query('select from sessions where user_id = $1', [rita._id])).rowCount).toBe(0)
  })
})

describe('requiring an issuer', () => {
  test('is for owners, verified domains and configured issuers', async () => {
    await expect(requireIssuer('initech')).toBeRefused('not_found')
    await expect(requireIssuer('acme', rita)).toBeRefused('not_allowed')
    await expect(requireIssuer('acme', await anEmployer(app, { businessName: 'Other' }))).toBeRefused('not_found')
    await app.pool.query('delete from domain_holders')
    await expect(requireIssuer('acme')).toBeRefused('conflict')
  })
})
