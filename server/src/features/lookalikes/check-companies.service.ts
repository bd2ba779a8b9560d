import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { isSameLogo, logoDistance } from './logo-key.ts'
import { logoKeysOf } from './logo-keys.service.ts'
import { keysOf } from './lookalike-keys.ts'
import {
  type ComparedCompany,
  type DueCheck,
  deleteCheck,
  findCompared,
  type Key,
  type KeyKind,
  listClaims,
  listDueChecks,
  listSimilarKeys,
  replaceKeys,
  type SimilarKey,
} from './lookalikes.sql.ts'
import { isNearlyEqual } from './nearly-equal.ts'
import { openLookalikeCase } from './open-case.service.ts'

export type Comparing = Pick<Deps, 'db' | 'events' | 'queue' | 'log' | 'config' | 'files'>

const batch = 100
/** Companies of one run; each takes some milliseconds. */
const companiesPerRun = 2_000
/** Companies that one key is compared with. */
const maxSimilar = 500

/**
 * Compares companies that changed with verified ones, and opens a case for each pair that looks alike (product.md section 17.3).
 * Does nothing where companies are not verified: the requests wait. A company that fails is tried again later and stops no other.
 */
export async function checkLookalikes(deps: Comparing): Promise<void> {
  if (!deps.config.verifiesEmployers) return
  for (let left = companiesPerRun; left > 0; left -= batch) {
    const rows = await listDueChecks(deps.db, batch)
    await forEachIsolated(deps, { job: 'lookalikes', rows, idOf: (row) => row.company_id }, (row) =>
      checkCompany(deps, row),
    )
    if (rows.length < batch) return
  }
}

/**
 * Stores the keys of a company before it is compared: of two companies that are checked at the same time, at least one sees the
 * other.
 */
async function checkCompany(deps: Comparing, due: DueCheck): Promise<void> {
  const id = due.company_id
  const company = await findCompared(deps.db, id)
  const keys = company ? keysOf(company, await listClaims(deps.db, id)) : []
  await compareKeys(deps, company, { id, kinds: ['name', 'domain'], keys })
  // Afterwards, so that a logo that cannot be read does not keep names from being compared.
  const logos = company ? await logoKeysOf(deps, company) : []
  await compareKeys(deps, company, { id, kinds: ['logo'], keys: logos })
  await inTransaction(deps, (tx) => deleteCheck(tx, due))
}

async function compareKeys(
  deps: Comparing,
  company: ComparedCompany | undefined,
  { id, kinds, keys }: { id: CompanyId; kinds: readonly KeyKind[]; keys: readonly Key[] },
): Promise<void> {
  await inTransaction(deps, (tx) => replaceKeys(tx, id, kinds, keys))
  if (!company || keys.length === 0) return
  await inTransaction(deps, async (tx) => {
    for (const key of keys) await compareKey(deps, tx, company, key)
  })
}

async function compareKey(deps: Comparing, tx: Tx, company: ComparedCompany, key: Key): Promise<void> {
  const isAlike = key.kind === 'logo' ? isSameLogo : isNearlyEqual
  for (const other of await listSimilarKeys(tx, company.user_id, key, maxSimilar)) {
    if (!isAlike(key.key, other.key)) continue
    const [original, lookalike] = [sideOf({ ...company, is_proved: key.isProved }), sideOf(other)].toSorted(byProof)
    if (original && lookalike) {
      await openLookalikeCase(deps, tx, foundBy(key, other.key, lookalike, original))
    }
  }
}

interface Side {
  readonly id: CompanyId
  readonly name: string
  readonly domain: string | null
  readonly isProved: boolean
  readonly since: Date | null
}

const sideOf = (row: Omit<SimilarKey, 'key'>): Side => ({
  id: row.user_id,
  name: row.business_name,
  domain: row.verified_domain,
  isProved: row.is_proved,
  since: row.verified_at,
})

/** The proved company first; of two proved ones the one that was verified first. */
function byProof(one: Side, other: Side): number {
  if (one.isProved !== other.isProved) return one.isProved ? -1 : 1
  return (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0) || (one.id < other.id ? -1 : 1)
}

function foundBy({ kind, key }: Key, otherKey: string, lookalike: Side, original: Side) {
  const distance = kind === 'logo' ? logoDistance(key, otherKey) : Number(key !== otherKey)
  return {
    companyId: lookalike.id,
    otherId: original.id,
    rule: kind === 'logo' ? 'same_logo' : 'similar_name',
    finding: {
      subject: kind,
      own: lookalike.name,
      other: original.name,
      distance,
      ...(original.domain !== null && { domain: original.domain }),
    },
  } as const
}
