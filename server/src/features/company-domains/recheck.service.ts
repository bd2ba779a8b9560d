import { databaseNow } from '../../db/clock.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { lockCompany } from '../employers/employers.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { failingNotice, lapsedNotice } from './company-domains.mails.ts'
import { graceDays, isLapsing } from './company-domains.rules.ts'
import { findCompany, findDomain, listOwners, releaseDomain } from './company-domains.sql.ts'
import { lookUpRecord } from './domain-lookup.ts'
import { type DueProof, hasProof, listDueProofs, type Method, setFailing, setLapsed } from './proofs.sql.ts'
import { prove } from './prove-domain.service.ts'

type Checking = Pick<Deps, 'db' | 'events' | 'queue' | 'log' | 'config' | 'dns'>

/** Checks of one run; each takes up to 10 seconds. */
const batch = 60

/**
 * Checks the proofs that are due, one by one: a domain that fails stops no other. Runs every quarter of an hour, and again the next
 * day for those that fail.
 */
export async function recheckDomains(deps: Checking): Promise<void> {
  const rows = await listDueProofs(deps.db, batch)
  await forEachIsolated(deps, { job: 'domain-checks', rows, idOf: (row) => row.domain_id }, async (row) => {
    const failure = row.method === 'dns' ? (await lookUpRecord(deps.dns, row)).failure : 'unconfirmed'
    await inTransaction(deps, (tx, publish) => settle(deps, tx, publish, row, failure))
  })
}

async function settle(deps: Checking, tx: Tx, publish: Publish, due: DueProof, failure: string | null): Promise<void> {
  await lockCompany(tx, due.company_id)
  const domain = await findDomain(tx, due.company_id, due.domain_id)
  if (!domain) return
  const method = due.method as Method
  if (failure === null) return prove(tx, publish, { row: domain, method })
  const failingSince = await setFailing(tx, domain.id, method, failure)
  // It lapsed or was removed meanwhile.
  if (!failingSince) return
  const now = await databaseNow(tx)
  const isLapsed = isLapsing({ failingSince, failure }, now)
  if (isLapsed) await lapse(tx, publish, due)
  // Timeouts of one day are not worth an email.
  if (!isLapsed && (due.failing_since !== null || failure === 'timeout')) return
  const company = (await findCompany(tx, due.company_id))?.business_name ?? ''
  const until = new Date(failingSince.getTime() + graceDays * 86_400_000)
  const about = { publicUrl: deps.config.publicUrl, company, domain: domain.domain, method, until }
  const owners = await listOwners(tx, due.company_id)
  const notice = isLapsed ? lapsedNotice : failingNotice
  await notifyAll(
    deps,
    tx,
    publish,
    owners.map((owner) => notice(owner, about)),
  )
}

/** The proof no longer counts. Without another one, the domain is free for other companies. */
async function lapse(tx: Tx, publish: Publish, due: DueProof): Promise<void> {
  const { domain_id: id, company_id: companyId, domain, method } = due
  await setLapsed(tx, id, method as Method)
  if (!(await hasProof(tx, id))) await releaseDomain(tx, id)
  const before = { domain, method }
  await logActivity(tx, { companyId, userId: null }, { act: 'company_domain_lapsed', subject: id, before, after: {} })
  publish('employer.changed', { employerId: companyId })
}
