import { type CompanyDomain, checkDomain, claimDomain } from '@hearback/contract/people/company-domains.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factories.ts'

/** Claims a domain for the company of this owner, and proves it by a DNS record. */
export async function proveDomain(app: Pick<TestApp, 'dns'>, by: Person, domain: string): Promise<CompanyDomain> {
  const claimed = (await by.call(claimDomain, { body: { domain } })).domain
  app.dns.publish(claimed.record.name, claimed.record.value)
  return (await by.call(checkDomain, { params: { id: claimed._id } })).domain
}
