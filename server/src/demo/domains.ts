import { randomUUID } from 'node:crypto'
import type { Tx } from '../db/database.ts'
import { insertOnly, type RowOf } from './demo.sql.ts'
import type { DemoEmployer } from './employers.ts'
import { before } from './rows.ts'

/** Every sixth company has no proof. The first one, whose owner signs in, has both. */
const isVerified = (place: number) => place % 6 !== 5
const provesByDns = (place: number) => place % 3 !== 1
const provesByEmail = (place: number) => place % 3 === 1 || place % 4 === 0

/**
 * Gives most companies a verified domain, that of their website. No later check is planned, because it would fail: names that end
 * in .example have no records.
 */
export async function insertDomains(
  tx: Tx,
  employers: readonly DemoEmployer[],
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const held = employers.flatMap((employer, place) => {
    const companyId = ids[place]
    return companyId && isVerified(place) ? [heldDomain(employer, companyId, place, now)] : []
  })
  await insertOnly(
    tx,
    'company_domains',
    held.map(({ domain }) => domain),
  )
  await insertOnly(
    tx,
    'domain_proofs',
    held.flatMap(({ proofs }) => proofs),
  )
  await insertOnly(
    tx,
    'domain_holders',
    held.map(({ holder }) => holder),
  )
}

interface HeldDomain {
  domain: RowOf<'company_domains'>
  proofs: RowOf<'domain_proofs'>[]
  holder: RowOf<'domain_holders'>
}

function heldDomain({ email, hereForDays }: DemoEmployer, company_id: string, place: number, now: Date): HeldDomain {
  const [domain, id] = [`${email.split('@')[0]}.example`, randomUUID()]
  const provedDaysAgo = Math.min(hereForDays - 1, 40 + ((place * 37) % 300))
  const ids = { domain_id: id, company_id }
  const proved = { proved_at: before(now, provedDaysAgo), checked_at: before(now, (place * 11) % 40), check_at: null }
  return {
    domain: {
      id,
      company_id,
      slot: 1,
      domain,
      token: randomUUID().replaceAll('-', ''),
      created_at: before(now, provedDaysAgo + 1),
    },
    proofs: [
      ...(provesByDns(place) ? [{ ...ids, ...proved, method: 'dns' }] : []),
      ...(provesByEmail(place) ? [{ ...ids, ...proved, method: 'email', email: `jobs@${domain}` }] : []),
    ],
    holder: { ...ids, domain, held_since: proved.proved_at },
  }
}
