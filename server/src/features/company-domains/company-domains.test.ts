import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import {
  type CompanyDomain,
  checkDomain,
  claimDomain,
  confirmDomainCode,
  listCompanyDomains,
  mailDomainCode,
  removeDomain,
} from '@hearback/contract/people/company-domains.ts'
import { listCases } from '@hearback/contract/trust/moderation.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { caseOf } from '../../../test/moderation-factory.ts'
import { aMember } from '../../../test/team-factory.ts'
import { eraseDueAccounts } from '../data-rights/erase-accounts.service.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: EmployerPerson
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Copper Kettle' })
})

const claim = async (by: Person, domain = 'kettle.example') => (await by.call(claimDomain, { body: { domain } })).domain
const check = (by: Person, { _id }: CompanyDomain) => by.call(checkDomain, { params: { id: _id } })
const publish = ({ record }: CompanyDomain) => app.dns.publish(record.name, record.value)
const listOf = (by: Person) => by.call(listCompanyDomains)
const companyRow = async (id: string) =>
  (await app.pool.query('select verified_domain, verified_by, verified_at from employers where user_id = $1', [id]))
    .rows[0]

/** Proves the domain by DNS. */
async function proved(by: Person, domain?: string): Promise<CompanyDomain> {
  const claimed = await claim(by, domain)
  publish(claimed)
  return (await check(by, claimed)).domain
}

/** Mails a code and reads it. */
async function codeAt(by: Person, { _id }: CompanyDomain, email: string): Promise<string> {
  app.mails.length = 0
  await by.call(mailDomainCode, { params: { id: _id }, body: { email } })
  const mail = await app.mailTo(email.toLowerCase())
  return /\b\d{6}\b/.exec(mail.text)?.[0] ?? ''
}
const confirm = (by: Person, { _id }: CompanyDomain, code: string) =>
  by.call(confirmDomainCode, { params: { id: _id }, body: { code } })

describe('a DNS record', () => {
  test('proves a domain, with its date, and stays the same when the domain is added again', async () => {
    const first = await claim(hana, 'https://www.Kettle.example/jobs')
    expect(first).toMatchObject({ domain: 'kettle.example', status: 'open', proofs: [], takesEmail: true })
    expect(first.record.name).toBe('_hearback.kettle.example')
    expect((await claim(hana)).record).toEqual(first.record)
    app.dns.publish('_hearback.kettle.example', 'v=spf1 -all', [
      first.record.value.slice(0, 30),
      first.record.value.slice(30),
    ])
    const { domain, failure } = await check(hana, first)
    expect(failure).toBeNull()
    expect(domain).toMatchObject({ status: 'verified', proofs: [{ method: 'dns', failure: null, lapsedAt: null }] })
    const days =
      (Date.parse(domain.proofs[0]?.checkAt ?? '') - Date.parse(domain.proofs[0]?.provedAt ?? '')) / 86_400_000
    expect(Math.round(days)).toBe(90)
    expect(await companyRow(hana._id)).toMatchObject({ verified_domain: 'kettle.example', verified_by: 'dns' })
  })

  test('is looked for by its absolute name', async () => {
    await check(hana, await claim(hana))
    expect(app.dns.asked).toContain('_hearback.kettle.example.')
    expect(app.dns.asked.every((name) => name.endsWith('.'))).toBe(true)
  })

  test('that is missing, has another value, is misplaced or gets no answer is named as such', async () => {
    const domain = await claim(hana)
    expect(await check(hana, domain)).toMatchObject({ failure: 'missing', found: [], domain: { status: 'open' } })
    app.dns.publish(domain.record.name, 'v=spf1 -all')
    expect(await check(hana, domain)).toMatchObject({ failure: 'other_value', found: ['v=spf1 -all'] })
    app.dns.publish(`${domain.record.name}.kettle.example`, domain.record.value)
    expect(await check(hana, domain)).toMatchObject({ failure: 'misplaced' })
    app.dns.clear()
    for (const code of ['ESERVFAIL', 'ETIMEOUT', 'ECONNREFUSED']) {
      app.dns.fail(domain.record.name, code)
      expect(await check(hana, domain)).toMatchObject({ failure: 'timeout' })
    }
    publish(domain)
    expect(await check(hana, domain)).toMatchObject({ failure: null })
  })

  test('of another company proves nothing', async () => {
    const otto = await anEmployer(app)
    const [own, other] = [await claim(hana), await claim(otto)]
    publish(other)
    expect(await check(hana, own)).toMatchObject({ failure: 'other_value', domain: { status: 'open' } })
  })

  test('keeps its date when it is found again, and a timeout changes nothing', async () => {
    const domain = await proved(hana)
    const again = (await check(hana, domain)).domain
    expect(again.proofs[0]?.provedAt).toBe(domain.proofs[0]?.provedAt)
    app.dns.fail(domain.record.name, 'ESERVFAIL')
    const silent = (await check(hana, domain)).domain
    expect(silent.proofs).toEqual(again.proofs)
  })
})

describe('a mailed code', () => {
  test('proves the domain, once, and the address is shown to no one', async () => {
    const domain = await claim(hana)
    const code = await codeAt(hana, domain, 'Jobs@Kettle.example')
    expect((await listOf(hana)).domains[0]?.codeExpiresAt).not.toBeNull()
    const { domain: verified } = await confirm(hana, domain, code)
    expect(verified).toMatchObject({ status: 'verified', codeExpiresAt: null, proofs: [{ method: 'email' }] })
    expect(JSON.stringify(await listOf(hana))).not.toContain('jobs@')
    await expect(confirm(hana, domain, code)).toBeRefused('wrong_code')
  })

  test.each([
    ['at another domain', 'ana@crust.example'],
    ['at a sub-domain, which may belong to others', 'ana@students.kettle.example'],
    ['at a domain that begins like it', 'ana@kettle.example.org'],
    ['in look-alike letters', 'ana@kеttle.example'],
  ])('is not sent to an address %s', async (_, email) => {
    const { _id } = await claim(hana)
    await expect(hana.call(mailDomainCode, { params: { id: _id }, body: { email } })).toBeRefused('invalid_input')
  })

  test.each(['gmail.com', 'googlemail.com', 'outlook.com', 'mailinator.com'])(
    'is not sent to free mail such as %s, whose owner can publish a record',
    async (name) => {
      const domain = await claim(hana, name)
      expect(domain.takesEmail).toBe(false)
      const body = { email: `hana@${name}` }
      await expect(hana.call(mailDomainCode, { params: { id: domain._id }, body })).toBeRefused('invalid_input')
      publish(domain)
      expect((await check(hana, domain)).domain.status).toBe('verified')
    },
  )

  test('fails after 5 attempts, after 15 minutes, once replaced, and for another domain', async () => {
    const [domain, other] = [await claim(hana), await claim(hana, 'crust.example')]
    const replaced = await codeAt(hana, domain, 'jobs@kettle.example')
    const code = await codeAt(hana, domain, 'jobs@kettle.example')
    if (replaced !== code) await expect(confirm(hana, domain, replaced)).toBeRefused('wrong_code')
    await expect(confirm(hana, other, code)).toBeRefused('wrong_code')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let attempt = 0; attempt < 5; attempt++) await expect(confirm(hana, domain, wrong)).toBeRefused('wrong_code')
    await expect(confirm(hana, domain, code)).toBeRefused('wrong_code')
    const late = await codeAt(hana, domain, 'jobs@kettle.example')
    await app.pool.query(`update domain_proofs set code_expires_at = now() - interval '1 second'`)
    await expect(confirm(hana, domain, late)).toBeRefused('wrong_code')
    expect((await listOf(hana)).domains).toMatchObject([{ status: 'open' }, { status: 'open' }])
  })

  test('works once when it is sent twice at the same time', async () => {
    const domain = await claim(hana)
    const code = await codeAt(hana, domain, 'jobs@kettle.example')
    const answers = await Promise.allSettled([confirm(hana, domain, code), confirm(hana, domain, code)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is limited to 5 a day at an address', async () => {
    const { _id } = await claim(hana)
    const mail = () => hana.call(mailDomainCode, { params: { id: _id }, body: { email: 'jobs@kettle.example' } })
    for (let sent = 0; sent < 5; sent++) await mail()
    await expect(mail()).toBeRefused('too_many_requests')
  })

  test('has no link that a mail scanner could open, and no part of the company name that becomes one', async () => {
    const otto = await anEmployer(app, { businessName: 'evil.example/login' })
    await codeAt(otto, await claim(otto), 'jobs@kettle.example')
    const mail = await app.mailTo('jobs@kettle.example')
    expect(mail.html).not.toContain('href')
    expect(mail.text).not.toContain('evil.example')
  })
})

test('both proofs of a domain count, DNS is shown first, and one is left when the other goes', async () => {
  const domain = await claim(hana)
  await confirm(hana, domain, await codeAt(hana, domain, 'jobs@kettle.example'))
  expect(await companyRow(hana._id)).toMatchObject({ verified_by: 'email' })
  publish(domain)
  await check(hana, domain)
  expect(await companyRow(hana._id)).toMatchObject({ verified_by: 'dns' })
  await app.pool.query(`update domain_proofs set lapsed_at = now() where method = 'dns'`)
  expect(await companyRow(hana._id)).toMatchObject({ verified_by: 'email' })
})

describe('one domain belongs to one company', () => {
  test('a second proof does not pass, and opens one case', async () => {
    const otto = await anEmployer(app, { businessName: 'Copper Kettle Jobs' })
    const admin = await anAccount(app, 'admin')
    await proved(hana)
    const second = await proved(otto)
    expect(second.status).toBe('contested')
    await check(otto, second)
    expect(await companyRow(otto._id)).toMatchObject({ verified_domain: null })
    expect((await admin.call(listCases)).cases).toMatchObject([{ kind: 'company', target: otto._id, reports: 1 }])
    const { reports } = await caseOf(admin, 'company', otto._id)
    expect(reports).toMatchObject([{ rule: 'second_claim', reporter: null, reason: 'impersonation' }])
    expect(reports[0]?.finding).toMatchObject({
      subject: 'claim',
      own: 'Copper Kettle Jobs',
      other: 'Copper Kettle',
      domain: 'kettle.example',
      claim: { method: 'dns' },
    })
    expect((await listOf(hana)).domains[0]?.status).toBe('verified')
  })

  test('of ten companies that prove it at the same time, one holds it', async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => anEmployer(app)))
    const claims = await Promise.all(people.map((one) => claim(one)))
    app.dns.publish('_hearback.kettle.example', ...claims.map(({ record }) => record.value))
    const results = await Promise.all(people.map((one, n) => check(one, claims[n] as CompanyDomain)))
    const statuses = results.map(({ domain }) => domain.status)
    expect(statuses.filter((status) => status === 'verified')).toHaveLength(1)
    expect(statuses.filter((status) => status === 'contested')).toHaveLength(9)
  })

  test('it is free again once removed', async () => {
    const otto = await anEmployer(app)
    const first = await proved(hana)
    const second = await proved(otto)
    await hana.call(removeDomain, { params: { id: first._id } })
    expect(await companyRow(hana._id)).toMatchObject({ verified_domain: null, verified_by: null, verified_at: null })
    expect((await check(otto, second)).domain.status).toBe('verified')
  })
})

test('owners change domains, recruiters read them, and contributors and other companies see nothing', async () => {
  const domain = await proved(hana)
  const rita = await aMember(app, hana)
  expect((await listOf(rita)).domains).toHaveLength(1)
  await expect(claim(rita, 'crust.example')).toBeRefused('not_allowed')
  await expect(check(rita, domain)).toBeRefused('not_allowed')
  await expect(rita.call(removeDomain, { params: { id: domain._id } })).toBeRefused('not_allowed')
  await expect(listOf(await aMember(app, hana, { role: 'contributor' }))).toBeRefused('not_allowed')
  const otto = await anEmployer(app)
  expect((await listOf(otto)).domains).toEqual([])
  await expect(check(otto, domain)).toBeRefused('not_found')
  await expect(otto.call(removeDomain, { params: { id: domain._id } })).toBeRefused('not_found')
})

test('a company has at most 10 domains, also when they are added at the same time, and needs a profile', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `kettle-${n}.example`)
  const added = await Promise.allSettled(names.map((name) => claim(hana, name)))
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  expect((await listOf(hana)).domains).toHaveLength(10)
  await expect(claim(await anAccount(app, 'employer'))).toBeRefused('profile_required')
})

test.each(['co.uk', 'localhost', '10.0.0.1', 'kettle', 'not a domain'])(
  '%s is refused, and nothing is added',
  async (text) => {
    await expect(claim(hana, text)).toBeRefused('invalid_input')
    expect((await listOf(hana)).domains).toEqual([])
  },
)

test('the domain of an erased company is free', async () => {
  await proved(hana)
  await hana.call(deleteAccount, { body: { currentPassword: password } })
  await app.pool.query(`update account_deletions set erase_at = now()`)
  await eraseDueAccounts(app.deps)
  expect(await companyRow(hana._id)).toMatchObject({ verified_domain: null })
  expect((await proved(await anEmployer(app))).status).toBe('verified')
})
