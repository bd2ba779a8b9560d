import { domainLimits } from '@hearback/contract/accounts/company-limits.ts'
import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { CompanyDomain, checkDomain as checkEndpoint } from '@hearback/contract/people/company-domains.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { workDomain } from '../../domain/work-email-domains.ts'
import { languageOf } from '../accounts/account/accounts.service.ts'
import { createMailedCode, isMailedCode } from '../accounts/passwords/mailed-codes.service.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { openCaseByRule } from '../reports/rule-cases.service.ts'
import { codeMail } from './company-domains.mails.ts'
import { checkDays, codeAttempts, codeMinutes, shownRecords } from './company-domains.rules.ts'
import { lockOwnCompany, ownDomain, requireDomain } from './company-domains.service.ts'
import { type DomainRow, findCompany, findHolder, holdDomain, setContested } from './company-domains.sql.ts'
import { lookUpRecord } from './domain-lookup.ts'
import { type Method, setFailing, takeCode, tryCode, upsertCode, upsertProved } from './proofs.sql.ts'

type Proving = Pick<Deps, 'config' | 'db' | 'events' | 'limits'>

/** Looks for the TXT record now. A timeout changes nothing. Throws not_found and too_many_requests. */
export async function checkDomain(
  deps: Proving & Pick<Deps, 'dns'>,
  viewer: CompanyViewer,
  id: string,
): Promise<ReplyOf<typeof checkEndpoint>> {
  const { companyId } = viewer
  await deps.limits.consume('domainCheckByCompany', companyId)
  const finding = await lookUpRecord(deps.dns, await requireDomain(deps.db, companyId, id))
  const found = finding.failure === null ? [] : finding.found
  return inTransaction(deps, async (tx, publish) => {
    await lockOwnCompany(tx, companyId)
    const row = await requireDomain(tx, companyId, id)
    if (finding.failure === null) await prove(tx, publish, { row, method: 'dns', viewer })
    else if (finding.failure !== 'timeout') await setFailing(tx, id, 'dns', finding.failure)
    return {
      domain: await ownDomain({ ...deps, db: tx }, companyId, id),
      failure: finding.failure,
      found: shownRecords(found, domainLimits.found, domainLimits.foundLength),
    }
  })
}

/**
 * Mails a code to an address of exactly this domain: those of sub-domains may belong to others, such as students. Throws not_found,
 * too_many_requests, and invalid_input for free and disposable mail and for addresses elsewhere.
 */
export async function mailDomainCode(
  deps: Proving & Pick<Deps, 'queue'>,
  viewer: CompanyViewer,
  id: string,
  email: string,
): Promise<CompanyDomain> {
  const { companyId } = viewer
  await deps.limits.consume('domainCodeByCompany', companyId)
  const { domain } = await requireDomain(deps.db, companyId, id)
  if (email.slice(email.lastIndexOf('@') + 1) !== domain)
    throw invalid('email', 'Enter an address at exactly this domain')
  if (workDomain(email) !== domain)
    throw invalid('email', 'Anyone can get an address at this domain. Add the DNS record instead')
  await deps.limits.consume('domainCodeByEmail', email)
  await deps.limits.consume('domainCodeByDomain', domain)
  const { code, codeHash } = await createMailedCode()
  return inTransaction(deps, async (tx) => {
    await lockOwnCompany(tx, companyId)
    const row = await requireDomain(tx, companyId, id)
    await upsertCode(tx, row, { email, codeHash, minutes: codeMinutes })
    const company = (await findCompany(tx, companyId))?.business_name ?? ''
    const language = await languageOf(tx, viewer.userId)
    const mail = codeMail({ to: email, code, company, domain }, language)
    await deps.queue.enqueue(tx, 'mail', [{ ...mail, isRequested: true }])
    return ownDomain({ ...deps, db: tx }, companyId, id)
  })
}

/** Proves the domain with the mailed code. Throws not_found, too_many_requests and wrong_code. */
export async function confirmDomainCode(
  deps: Proving,
  viewer: CompanyViewer,
  id: string,
  code: string,
): Promise<CompanyDomain> {
  const { companyId } = viewer
  await deps.limits.consume('domainTryByCompany', companyId)
  await requireDomain(deps.db, companyId, id)
  const stored = (await tryCode(deps.db, companyId, id, codeAttempts))?.code_hash
  if (!(await isMailedCode(stored, code)) || !stored) throw new AppError('wrong_code')
  return inTransaction(deps, async (tx, publish) => {
    await lockOwnCompany(tx, companyId)
    const row = await requireDomain(tx, companyId, id)
    if (!(await takeCode(tx, id, stored))) throw new AppError('wrong_code')
    await prove(tx, publish, { row, method: 'email', viewer })
    return ownDomain({ ...deps, db: tx }, companyId, id)
  })
}

interface Proved {
  readonly row: DomainRow
  readonly method: Method
  /** Undefined in background work. */
  readonly viewer?: CompanyViewer
}

/**
 * Records a proof. The domain belongs to the company from now on, unless another one holds it: then a case opens, and a moderator
 * decides (product.md section 17.3). Call under the lock of the company.
 */
export async function prove(tx: Tx, publish: Publish, { row, method, viewer }: Proved): Promise<void> {
  const { id, domain } = row
  await upsertProved(tx, row, method, checkDays)
  const isHolder = await holdDomain(tx, row)
  if (row.contested_at === null || isHolder) await setContested(tx, id, !isHolder)
  if (!isHolder) return contest(tx, row, method)
  if (row.is_held) return
  const actor = { companyId: row.company_id, userId: viewer?.userId ?? null }
  await logActivity(tx, actor, { act: 'company_domain_proved', subject: id, before: {}, after: { domain, method } })
  publish('employer.changed', { employerId: row.company_id })
}

async function contest(tx: Tx, { company_id: companyId, domain }: DomainRow, method: Method): Promise<void> {
  const holder = await findHolder(tx, domain)
  const name = (await findCompany(tx, companyId))?.business_name ?? ''
  await openCaseByRule(tx, {
    kind: 'company',
    id: companyId,
    name,
    ownerId: companyId,
    ...(holder && { otherId: holder.company_id }),
    rule: 'second_claim',
    finding: {
      subject: 'claim',
      own: name,
      other: holder?.business_name ?? null,
      domain,
      claim: { method, heldSince: holder?.held_since.toISOString() ?? null },
    },
  })
}
