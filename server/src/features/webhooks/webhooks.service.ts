import { randomUUID } from 'node:crypto'
import type { addWebhook, editWebhook, WebhookEndpoint } from '@hearback/contract/accounts/webhooks.ts'
import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import { databaseNow } from '../../db/clock.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { changesOf } from '../../domain/changes.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { logActivity } from '../company-activity/company-activity.service.ts'
import { lockCompany } from '../employers/employers.service.ts'
import { newSecret, sealSecret, unsealSecret } from './webhook-secrets.service.ts'
import {
  deleteEndpoint,
  disableEndpoint,
  type EndpointRow,
  enableEndpoint,
  findEndpoint,
  insertEndpoint,
  listEndpoints,
  lockEndpoint,
  rotateSecret,
  updateEndpoint,
} from './webhooks.sql.ts'
import { webhookView } from './webhooks.view.ts'

type Webhooks = Pick<Deps, 'db' | 'events' | 'config' | 'outgoing'>
type Form = ValidatedOf<typeof addWebhook>['body']
type Change = ValidatedOf<typeof editWebhook>['body']

export async function webhooksOf({ db }: Pick<Deps, 'db'>, { companyId }: CompanyViewer): Promise<WebhookEndpoint[]> {
  const rows = await listEndpoints(db, companyId)
  const now = await databaseNow(db)
  return rows.map((row) => webhookView(row, now))
}

const noSuchWebhook = () => new AppError('not_found', { message: 'We couldn’t find this webhook. Reload the page.' })

/** Throws not_found. */
export async function requireEndpoint(db: Db, companyId: CompanyId, id: string): Promise<EndpointRow> {
  const row = await findEndpoint(db, companyId, id)
  if (!row) throw noSuchWebhook()
  return row
}

/** As `requireEndpoint`, and locks it. */
export async function requireLocked(tx: Tx, companyId: CompanyId, id: string): Promise<EndpointRow> {
  const row = await lockEndpoint(tx, companyId, id)
  if (!row) throw noSuchWebhook()
  return row
}

/** Throws invalid_input for an address that events may not be sent to, as far as its text tells. */
function requireReachable({ outgoing }: Webhooks, url: string): void {
  if (!outgoing.mayReach(url))
    throw invalid('url', 'Enter an address that starts with https:// and can be reached from the internet')
}

/** Adds an endpoint with a new secret. Throws profile_required, and invalid_input beyond the limit. */
export async function addEndpoint(deps: Webhooks, viewer: CompanyViewer, form: Form) {
  requireReachable(deps, form.url)
  const { companyId } = viewer
  const [id, secret] = [randomUUID(), newSecret()]
  const sealedSecret = await sealSecret(deps, id, secret)
  const row = await inTransaction(deps, async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new AppError('profile_required')
    const added = await insertEndpoint(tx, { id, companyId, sealedSecret, ...form })
    if (!added) throw invalid('url', 'A company can have up to 10 webhooks. Remove one first')
    const after = { webhook: form.url }
    await logActivity(tx, viewer, { act: 'company_webhook_added', subject: id, before: {}, after })
    return added
  })
  return { webhook: webhookView(row, row.created_at), secret }
}

/** Throws not_found, invalid_input. */
export async function editEndpoint(
  deps: Webhooks,
  viewer: CompanyViewer,
  id: string,
  { enabled, ...change }: Change,
): Promise<WebhookEndpoint> {
  if (change.url !== undefined) requireReachable(deps, change.url)
  return inTransaction(deps, async (tx) => {
    const row = await requireLocked(tx, viewer.companyId, id)
    const before = { ...row, enabled: row.disabled_at === null }
    await updateEndpoint(tx, id, change)
    if (enabled === false) await disableEndpoint(tx, id, 'owner')
    if (enabled === true && !before.enabled) await enableEndpoint(tx, id)
    if (changesOf(before, { ...change, enabled })) {
      const urls = { before: { webhook: row.url }, after: { webhook: change.url ?? row.url } }
      await logActivity(tx, viewer, { act: 'company_webhook_edited', subject: id, ...urls })
    }
    return webhookView(await requireEndpoint(tx, viewer.companyId, id), await databaseNow(tx))
  })
}

/** Throws not_found. */
export const removeEndpoint = (deps: Webhooks, viewer: CompanyViewer, id: string): Promise<void> =>
  inTransaction(deps, async (tx) => {
    const { url } = await requireLocked(tx, viewer.companyId, id)
    await deleteEndpoint(tx, id)
    await logActivity(tx, viewer, { act: 'company_webhook_removed', subject: id, before: { webhook: url }, after: {} })
  })

/** Throws not_found. */
export async function secretOf(deps: Webhooks, { companyId }: CompanyViewer, id: string): Promise<{ secret: string }> {
  const row = await requireEndpoint(deps.db, companyId, id)
  return { secret: await unsealSecret(deps, id, row.sealed_secret) }
}

/** Replaces the secret; the one of before signs too for 24 hours. Throws not_found. */
export async function rotate(deps: Webhooks, viewer: CompanyViewer, id: string) {
  const secret = newSecret()
  const sealed = await sealSecret(deps, id, secret)
  const webhook = await inTransaction(deps, async (tx) => {
    const { url } = await requireLocked(tx, viewer.companyId, id)
    const row = await rotateSecret(tx, id, sealed)
    await logActivity(tx, viewer, { act: 'company_webhook_rotated', subject: id, before: {}, after: { webhook: url } })
    return webhookView(row, await databaseNow(tx))
  })
  return { webhook, secret }
}
