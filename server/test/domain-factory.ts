import { type CompanyDomain, checkDomain, claimDomain } from '@hearback/contract/people/company-domains.ts'
import type { TestApp } from './app.ts'
import { anEmployer, type EmployerPerson } from './employer-factory.ts'
import type { Person } from './factories.ts'

/** Claims a domain for the company of this owner, and proves it by a DNS record. */
export async function proveDomain(app: Pick<TestApp, 'dns'>, by: Person, domain: string): Promise<CompanyDomain> {
  const claimed = (await by.call(claimDomain, { body: { domain } })).domain
  app.dns.publish(claimed.record.name, claimed.record.value)
  return (await by.call(checkDomain, { params: { id: claimed._id } })).domain
}

/** A company with this name that has proved the domain. */
export async function aVerifiedCompany(app: TestApp, businessName: string, domain: string): Promise<EmployerPerson> {
  const owner = await anEmployer(app, { businessName })
  await proveDomain(app, owner, domain)
  return owner
}
