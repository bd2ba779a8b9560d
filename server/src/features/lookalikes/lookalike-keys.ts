import { domainKey, websiteKey } from './domain-key.ts'
import type { ComparedCompany, Key } from './lookalikes.sql.ts'
import { nameKey } from './name-key.ts'
import { editHashes } from './nearly-equal.ts'

interface Claim {
  readonly domain: string
  readonly is_held: boolean
}

/** The keys of the name, the domains and the website of a company. */
export function keysOf(company: ComparedCompany, claims: readonly Claim[]): Key[] {
  const name = nameKey(company.business_name)
  const domains = new Map<string, boolean>()
  const add = (key: string | undefined, isHeld: boolean) => {
    if (key !== undefined) domains.set(key, isHeld || domains.get(key) === true)
  }
  for (const { domain, is_held: isHeld } of claims) add(isHeld ? domainKey(domain) : websiteKey(domain), isHeld)
  add(websiteKey(company.company_website ?? ''), false)
  return [
    ...(name === undefined ? [] : [keyOf('name', name, company.verified_domain !== null)]),
    ...[...domains].map(([key, isHeld]) => keyOf('domain', key, isHeld)),
  ]
}

const keyOf = (kind: 'name' | 'domain', key: string, isProved: boolean): Key => ({
  kind,
  key,
  hashes: editHashes(kind, key),
  isProved,
})
