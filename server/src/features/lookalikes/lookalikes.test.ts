import { deleteAccount } from '@hearback/contract/accounts/data-rights.ts'
import { claimDomain, listCompanyDomains, removeDomain } from '@hearback/contract/people/company-domains.ts'
import { createEmployerProfile, updateEmployerProfile } from '@hearback/contract/people/employers.ts'
import { listCases } from '@hearback/contract/trust/moderation.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { aVerifiedCompany, proveDomain } from '../../../test/domain-factory.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person, password } from '../../../test/factories.ts'
import { caseOf, decide, dismissal, warning } from '../../../test/moderation-factory.ts'
import { eraseDueAccounts } from '../data-rights/erase-accounts.service.ts'
import { checkLookalikes } from './check-companies.service.ts'

const app = testApp({ VERIFY: 'on' })
let admin: Person
let hana: EmployerPerson
// A scheduled job would check companies before the test does.
beforeEach(async () => {
  await app.pool.query('delete from pgboss.schedule')
  admin = await anAccount(app, 'admin')
  hana = await aVerifiedCompany(app, 'Copper Kettle Bakery', 'copperkettle.example')
})

const check = () => checkLookalikes(app.deps)
const change = (by: Person, body: object) =>
  by.call(updateEmployerProfile, { params: { id: by._id }, body: body as never })
const cases = async () =>
  (
    await app.pool.query(
      `select rule, target_id as target, other_id as other, status from reports where rule <> 'second_claim' order by id`,
    )
  ).rows
const similar = (by: Person, status = 'open') => ({ rule: 'similar_name', target: by._id, other: hana._id, status })

describe('a company that looks like a verified one', () => {
  test('opens a case that shows both companies, and nothing is hidden', async () => {
    const otto = await anAccount(app, 'employer')
    const body = {
      firstName: 'Otto',
      lastName: 'Reed',
      businessName: 'Сopper Kett1e Bakery LLC',
      businessLocation: 'Boise, ID',
    }
    await otto.call(createEmployerProfile, { body })
    expect(await cases()).toEqual([])
    await check()
    expect((await admin.call(listCases)).cases).toMatchObject([
      { kind: 'company', target: otto._id, reports: 1, reasons: ['impersonation'], hiddenUntil: null },
    ])
    const { reports, comparisons, holds } = await caseOf(admin, 'company', otto._id)
    expect(reports).toMatchObject([{ rule: 'similar_name', reporter: null, status: 'open' }])
    const names = { own: 'Сopper Kett1e Bakery LLC', other: 'Copper Kettle Bakery' }
    const finding = { subject: 'name', ...names, distance: 0, domain: 'copperkettle.example' }
    expect(reports[0]).toMatchObject({ finding, details: '' })
    expect((await admin.call(listCases)).cases[0]).toMatchObject({ finding, excerpt: '' })
    expect(holds).toEqual([])
    expect(comparisons).toMatchObject([
      {
        rule: 'similar_name',
        own: { _id: otto._id, businessName: 'Сopper Kett1e Bakery LLC', verification: null },
        other: {
          _id: hana._id,
          businessName: 'Copper Kettle Bakery',
          verification: { domain: 'copperkettle.example', by: 'dns' },
        },
        jobs: null,
      },
    ])
    expect((await caseOf(admin, 'company', hana._id)).comparisons).toEqual([])
  })

  test('is told to moderators by email, without its name', async () => {
    await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
    app.mails.length = 0
    await check()
    const mail = await app.mailTo(
      (await app.pool.query(`select email from users where id = $1`, [admin._id])).rows[0].email,
    )
    expect(mail.subject).toBe('A company looks like another one')
    expect(mail.text).not.toContain('Kettle')
  })

  test('is compared after it is renamed', async () => {
    const otto = await anEmployer(app, { businessName: 'Silver Spoon' })
    await check()
    expect(await cases()).toEqual([])
    await change(otto, { businessName: 'Coper Kettle Bakery' })
    await check()
    expect(await cases()).toEqual([similar(otto)])
  })

  test.each([
    ['with another suffix', 'https://www.copperkettle.test/jobs'],
    ['with a hyphen', 'https://copper-kettle.example'],
    ['with one letter less', 'https://coperkettle.example'],
    ['in look-alike digits', 'https://c0pperkettle.example'],
    ['in Cyrillic letters', 'https://сорреrkettle.example'],
    ['of the verified company itself', 'https://careers.copperkettle.example'],
  ])('by a website at a domain %s', async (_, companyWebsite) => {
    const otto = await anEmployer(app, { businessName: 'Silver Spoon' })
    await change(otto, { companyWebsite })
    await check()
    expect(await cases()).toEqual([similar(otto)])
  })

  test.each([
    'https://www.facebook.com/silverspoon',
    'https://gmail.com',
    'https://kettle.example',
    'https://copper.example',
  ])('is none with the website %s', async (companyWebsite) => {
    await proveDomain(app, hana, 'facebook.com')
    const otto = await anEmployer(app, { businessName: 'Silver Spoon' })
    await change(otto, { companyWebsite })
    await check()
    expect(await cases()).toEqual([])
  })

  test('by a domain that it claims or proves', async () => {
    const [otto, mia] = [
      await anEmployer(app, { businessName: 'Silver Spoon' }),
      await anEmployer(app, { businessName: 'Lark' }),
    ]
    await check()
    await otto.call(claimDomain, { body: { domain: 'copperkettle.test' } })
    await proveDomain(app, mia, 'copperkettles.example')
    await check()
    const found = await cases()
    expect(found).toContainEqual(similar(otto))
    expect(found).toContainEqual(similar(mia))
    // The two look like each other, too.
    expect(found).toContainEqual({ ...similar(otto), other: mia._id })
    expect(found).toHaveLength(3)
  })
})

describe('one case for two companies and a rule', () => {
  test('is opened, however often and by however many processes it is checked, by its name and its domain', async () => {
    const otto = await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
    await change(otto, { companyWebsite: 'https://copperkettle.test' })
    await Promise.all([check(), check(), check()])
    await change(otto, { businessName: 'Copper Kettle Bakary' })
    await change(hana, { businessName: 'Copper Kettle Bakerys' })
    await check()
    expect(await cases()).toEqual([similar(otto)])
  })

  test('is not opened again after a dismissal, and another verified company opens another', async () => {
    const otto = await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
    await check()
    await decide(admin, 'company', otto._id, dismissal)
    await change(otto, { businessName: 'Copper Kettle Bakery Inc' })
    await check()
    expect(await cases()).toEqual([similar(otto, 'dismissed')])
    const ida = await anEmployer(app, { businessName: 'Copper Kettle Bakers' })
    await proveDomain(app, ida, 'kettle-bakers.example')
    await check()
    expect(await cases()).toContainEqual({ rule: 'similar_name', target: otto._id, other: ida._id, status: 'open' })
  })

  test('two verified companies open two cases about one look-alike, which one decision closes', async () => {
    const ida = await anEmployer(app, { businessName: 'Copper Kettle Bakeries' })
    await proveDomain(app, ida, 'kettle-bakeries.example')
    await check()
    expect(await cases()).toEqual([])
    const otto = await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
    await change(otto, { companyWebsite: 'https://kettlebakeries.test' })
    await check()
    expect(await cases()).toHaveLength(2)
    expect((await caseOf(admin, 'company', otto._id)).comparisons).toHaveLength(2)
    await decide(admin, 'company', otto._id, warning)
    expect((await cases()).map(({ status }) => status)).toEqual(['upheld', 'upheld'])
  })
})

describe('a company that is verified', () => {
  test('later is compared with those that were there before', async () => {
    const otto = await anEmployer(app, { businessName: 'Willow Creek Care' })
    const ida = await anEmployer(app, { businessName: 'Willow Creek Care' })
    await check()
    expect(await cases()).toEqual([])
    await proveDomain(app, ida, 'willowcreek.example')
    await check()
    expect(await cases()).toEqual([{ rule: 'similar_name', target: otto._id, other: ida._id, status: 'open' }])
  })

  test('second looks like the one that was first', async () => {
    const otto = await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
    await proveDomain(app, otto, 'kettle-jobs.example')
    await check()
    expect(await cases()).toEqual([similar(otto)])
  })

  test('no longer protects its name once it lost its domain', async () => {
    const { domains } = await hana.call(listCompanyDomains)
    await hana.call(removeDomain, { params: { id: domains[0]?._id ?? '' } })
    await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
    await check()
    expect(await cases()).toEqual([])
  })
})

test('imported companies open no case, because an operator chose their feed', async () => {
  await anEmployer(app, { businessName: 'Copper Kettle Bakery', importName: 'Copper Kettle Bakery' })
  await check()
  expect(await cases()).toEqual([])
})

test('nothing happens where companies are not verified, until they are', async () => {
  const otto = await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
  await checkLookalikes({ ...app.deps, config: { ...app.deps.config, verifiesEmployers: false } })
  expect(await cases()).toEqual([])
  expect((await app.pool.query('select from lookalike_keys')).rowCount).toBe(0)
  await check()
  expect(await cases()).toEqual([similar(otto)])
})

describe('a company that is deleted', () => {
  const erase = async (by: Person) => {
    await by.call(deleteAccount, { body: { currentPassword: password } })
    await app.pool.query(`update account_deletions set erase_at = now()`)
    await eraseDueAccounts(app.deps)
  }
  const traces = async () =>
    (
      await app.pool.query(
        `select concat(details, finding) as details from reports union all select key from lookalike_keys`,
      )
    ).rows.map((row) => row.details)

  test('after it was found, or was looked like, leaves the case without its name', async () => {
    const otto = await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
    const ida = await anEmployer(app, { businessName: 'Copper Kettle Bakary' })
    await check()
    await erase(hana)
    expect(await cases()).toHaveLength(2)
    expect((await caseOf(admin, 'company', otto._id)).comparisons).toEqual([])
    await erase(otto)
    await erase(ida)
    await check()
    expect((await traces()).filter((text) => /kett/iu.test(text))).toEqual([])
    expect((await caseOf(admin, 'company', ida._id)).reports).toHaveLength(1)
  })

  test('before it is compared opens no case', async () => {
    const otto = await anEmployer(app, { businessName: 'Copper Kettle Bakery' })
    await erase(otto)
    await check()
    expect(await cases()).toEqual([])
  })
})

test('one company that fails stops no other, and is tried again', async () => {
  const [otto, ida] = [
    await anEmployer(app, { businessName: 'Copper Kettle Bakery' }),
    await anEmployer(app, { businessName: 'Copper Kettle Bakary' }),
  ]
  await app.pool.query(`create function fail_lookalike() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
    create trigger fail before insert on lookalike_keys for each row when (new.company_id = '${otto._id}') execute function fail_lookalike()`)
  await check()
  await app.pool.query('drop trigger fail on lookalike_keys; drop function fail_lookalike')
  expect(await cases()).toEqual([similar(ida)])
  await app.pool.query('update failed_rows set retry_at = now()')
  await check()
  expect(await cases()).toEqual([similar(ida), similar(otto)])
})
