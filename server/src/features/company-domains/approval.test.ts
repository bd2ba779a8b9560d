import {
  type CompanyDomain,
  checkDomain,
  claimDomain,
  listCompanyDomains,
} from '@hearback/contract/people/company-domains.ts'
import { getCompanyApproval, transferDomain } from '@hearback/contract/trust/company-approval.ts'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { anEmployer, type EmployerPerson } from '../../../test/employer-factory.ts'
import { anAccount, type Person } from '../../../test/factories.ts'
import '../../../test/matchers.ts'

const app = testApp()
let hana: EmployerPerson
let otto: EmployerPerson
let admin: Person
beforeEach(async () => {
  hana = await anEmployer(app, { businessName: 'Copper Kettle' })
  otto = await anEmployer(app, { businessName: 'Kettle of Otto' })
  admin = await anAccount(app, 'admin')
})

async function proved(by: Person): Promise<CompanyDomain> {
  const { domain } = await by.call(claimDomain, { body: { domain: 'kettle.example' } })
  app.dns.publish(domain.record.name, domain.record.value)
  return (await by.call(checkDomain, { params: { id: domain._id } })).domain
}
const statusOf = async (by: Person) => (await by.call(listCompanyDomains)).domains[0]?.status
const transfer = (id: string) =>
  admin.call(transferDomain, { params: { id }, body: { reason: 'The register names them.' } })

test('a moderator sees who holds a contested domain, and gives it to the claimant, which both companies are told', async () => {
  await proved(hana)
  const { _id } = await proved(otto)
  const { domains } = await admin.call(getCompanyApproval, { params: { id: otto._id } })
  expect(domains).toMatchObject([
    { domain: 'kettle.example', status: 'contested', holder: { _id: hana._id, businessName: 'Copper Kettle' } },
  ])
  await transfer(_id)
  expect([await statusOf(otto), await statusOf(hana)]).toEqual(['verified', 'contested'])
  expect((await app.mailTo(otto.email, /now belongs to your company/)).text).toContain('The register names them.')
  await app.mailTo(hana.email, /no longer verified/)
  const { rows } = await app.pool.query('select act from audit_entries')
  expect(rows).toEqual([{ act: 'domain_transferred' }])
})

test('a domain is given only to a company that proved it and waits for it', async () => {
  const held = await proved(hana)
  await expect(transfer(held._id)).toBeRefused('conflict')
  const { domain } = await otto.call(claimDomain, { body: { domain: 'kettle.example' } })
  await expect(transfer(domain._id)).toBeRefused('conflict')
  await expect(transfer(otto._id)).toBeRefused('not_found')
  expect(await statusOf(hana)).toBe('verified')
})
