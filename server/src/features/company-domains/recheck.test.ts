import { listActivity } from '@hearback/contract/accounts/activity.ts'
import { listNotifications } from '@hearback/contract/accounts/notifications.ts'
import {
  type CompanyDomain,
  checkDomain,
  claimDomain,
  confirmDomainCode,
  listCompanyDomains,
  mailDomainCode,
} from '@hearback/contract/people/company-domains.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventually, testApp } from '../../../test/app.ts'
import { anEmployer } from '../../../test/employer-factory.ts'
import type { Person } from '../../../test/factories.ts'
import { aMember } from '../../../test/team-factory.ts'
import { recheckDomains } from './recheck.service.ts'

const app = testApp()
let hana: Person
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Copper Kettle' })
})

async function proved(by: Person, name: string): Promise<CompanyDomain> {
  const { domain } = await by.call(claimDomain, { body: { domain: name } })
  app.dns.publish(domain.record.name, domain.record.value)
  return (await by.call(checkDomain, { params: { id: domain._id } })).domain
}
const domainsOf = async (by: Person) => (await by.call(listCompanyDomains)).domains
const verifiedDomain = async (by: Person) =>
  (await app.pool.query('select verified_domain from employers where user_id = $1', [by._id])).rows[0].verified_domain
const noticesOf = async (by: Person) =>
  (await by.call(listNotifications)).notifications.map(({ kind }) => kind).filter((kind) => kind.startsWith('domain'))

/** As if this many days went by, then the background job runs. */
async function daysLater(days: number): Promise<void> {
  await app.pool.query(
    `update domain_proofs set check_at = check_at - make_interval(days => $1), failing_since = failing_since - make_interval(days => $1)`,
    [days],
  )
  await recheckDomains(app.deps)
}

test('a proof is not checked before 90 days, then again, and keeps its date', async () => {
  const domain = await proved(hana, 'kettle.example')
  app.dns.asked.length = 0
  await daysLater(89)
  expect(app.dns.asked).toEqual([])
  await daysLater(1)
  expect(app.dns.asked).toContain('_hearback.kettle.example.')
  const [after] = await domainsOf(hana)
  expect(after?.proofs[0]?.provedAt).toBe(domain.proofs[0]?.provedAt)
  expect(after?.status).toBe('verified')
})

describe('a record that is gone', () => {
  test('is named immediately, counts for 14 days, then lapses with a mail to each owner, and can be proved again', async () => {
    const olga = await aMember(app, hana, { role: 'owner' })
    const rita = await aMember(app, hana)
    const domain = await proved(hana, 'kettle.example')
    app.dns.publish(domain.record.name)
    await daysLater(90)
    expect((await domainsOf(hana))[0]).toMatchObject({
      status: 'verified',
      proofs: [{ failure: 'missing', lapsedAt: null }],
    })
    await app.mailTo(hana.email, /verify kettle\.example again/)
    await daysLater(13)
    expect(await verifiedDomain(hana)).toBe('kettle.example')
    await daysLater(1)
    expect(await verifiedDomain(hana)).toBeNull()
    expect((await domainsOf(hana))[0]).toMatchObject({
      status: 'lapsed',
      proofs: [{ failure: 'missing', checkAt: null }],
    })
    for (const owner of [hana, olga]) {
      await app.mailTo(owner.email, /kettle\.example is no longer verified/)
      expect(await noticesOf(owner)).toEqual(['domain_lapsed', 'domain_failing'])
    }
    expect(await noticesOf(rita)).toEqual([])
    const { entries } = await hana.call(listActivity)
    expect(entries.map(({ act }) => act)).toEqual(['company_domain_lapsed', 'company_domain_proved'])
    const again = await proved(hana, 'kettle.example')
    expect(again).toMatchObject({ status: 'verified', proofs: [{ lapsedAt: null, failure: null }] })
    expect(again.proofs[0]?.provedAt).not.toBe(domain.proofs[0]?.provedAt)
  })

  test('that comes back within 14 days changes nothing', async () => {
    const domain = await proved(hana, 'kettle.example')
    app.dns.publish(domain.record.name)
    await daysLater(90)
    app.dns.publish(domain.record.name, domain.record.value)
    await daysLater(1)
    expect((await domainsOf(hana))[0]).toMatchObject({
      status: 'verified',
      proofs: [{ failure: null, lapsesAt: null }],
    })
    await daysLater(20)
    expect(await verifiedDomain(hana)).toBe('kettle.example')
  })

  test('frees the domain for its new owner', async () => {
    const domain = await proved(hana, 'kettle.example')
    app.dns.publish(domain.record.name)
    await daysLater(90)
    await daysLater(14)
    expect((await proved(await anEmployer(app), 'kettle.example')).status).toBe('verified')
  })
})

test('name servers that do not answer for some days take no proof away and send no mail, after 30 days they do', async () => {
  const domain = await proved(hana, 'kettle.example')
  app.dns.fail(domain.record.name, 'ESERVFAIL')
  await daysLater(90)
  for (let day = 0; day < 20; day++) await daysLater(1)
  expect(await verifiedDomain(hana)).toBe('kettle.example')
  expect(await noticesOf(hana)).toEqual([])
  await daysLater(10)
  expect(await verifiedDomain(hana)).toBeNull()
  expect(await noticesOf(hana)).toEqual(['domain_lapsed'])
})

test('the first answer after a time of silence starts the 14 days', async () => {
  const domain = await proved(hana, 'kettle.example')
  app.dns.fail(domain.record.name, 'ETIMEOUT')
  await daysLater(90)
  await daysLater(20)
  app.dns.publish(domain.record.name)
  await daysLater(1)
  expect(await verifiedDomain(hana)).toBe('kettle.example')
  await daysLater(14)
  expect(await verifiedDomain(hana)).toBeNull()
})

test('an email proof asks its owners to confirm again, and lapses without', async () => {
  const { domain } = await hana.call(claimDomain, { body: { domain: 'kettle.example' } })
  const params = { id: domain._id }
  const proveByEmail = async () => {
    app.mails.length = 0
    await hana.call(mailDomainCode, { params, body: { email: 'jobs@kettle.example' } })
    const code = /\b\d{6}\b/.exec((await app.mailTo('jobs@kettle.example')).text)?.[0] ?? ''
    await hana.call(confirmDomainCode, { params, body: { code } })
  }
  await proveByEmail()
  await daysLater(90)
  await app.mailTo(hana.email, /again/)
  expect((await domainsOf(hana))[0]).toMatchObject({ status: 'verified', proofs: [{ failure: 'unconfirmed' }] })
  await proveByEmail()
  expect((await domainsOf(hana))[0]).toMatchObject({ proofs: [{ failure: null }] })
  await daysLater(90)
  await daysLater(14)
  expect((await domainsOf(hana))[0]?.status).toBe('lapsed')
})

test('one domain whose check fails stops no other, and is tried again later', async () => {
  await proved(hana, 'bad.example')
  const otto = await anEmployer(app)
  await proved(otto, 'good.example')
  await app.pool.query(`update domain_proofs set check_at = now() - interval '1 day'`)
  await app.pool.query(`create function fail_bad() returns trigger language plpgsql as $$ begin
    if exists (select from company_domains where id = new.domain_id and domain = 'bad.example') then raise exception 'broken row'; end if;
    return new; end $$;
    create trigger fail_bad before update on domain_proofs for each row execute function fail_bad()`)
  try {
    await recheckDomains(app.deps)
  } finally {
    await app.pool.query('drop trigger fail_bad on domain_proofs; drop function fail_bad()')
  }
  const due = await app.pool.query(
    'select domain from domain_proofs join company_domains on id = domain_id where check_at <= now()',
  )
  expect(due.rows).toEqual([{ domain: 'bad.example' }])
  const failed = await app.pool.query(`select job from failed_rows where job = 'domain-checks'`)
  expect(failed.rowCount).toBe(1)
})

test('the queue runs the checks', async () => {
  const domain = await proved(hana, 'kettle.example')
  app.dns.publish(domain.record.name)
  await app.pool.query(`update domain_proofs set check_at = now() - interval '1 day'`)
  await app.deps.queue.enqueue(app.deps.db as never, 'domain-checks', [{}])
  await eventually(async () => (await domainsOf(hana))[0]?.proofs[0]?.failure === 'missing' || undefined)
})
