import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import { purgeEvents } from './events.sql.ts'
import { deleteWebhooksOf } from './webhooks.sql.ts'

/** Deletes the endpoints of a company with their log. Events have no personal data, so those of one person stay. */
export const eraseWebhooks = (tx: Tx, companyId: CompanyId): Promise<void> => deleteWebhooksOf(tx, companyId)

/** Deletes events after 30 days. */
export async function purgeWebhookEvents({ db }: Pick<Deps, 'db'>): Promise<void> {
  await purgeEvents(db)
}
