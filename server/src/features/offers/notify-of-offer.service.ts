import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Publish } from '../../domain/events.ts'
import { languageOf } from '../accounts/account/accounts.service.ts'
import { notifyAll } from '../notifications/notifications.service.ts'
import { nameTo } from '../seekers/profile/seekers.service.ts'
import { acceptedMail, type Occasion, offerNotices } from './offers.mails.ts'
import { findOfferParties } from './offers.sql.ts'

export type Offering = Pick<Deps, 'db' | 'events' | 'queue' | 'config'>

/** Notifies the people concerned of an event of an offer, in the transaction of the act and with its reason. */
export async function notifyOfOffer(
  deps: Offering,
  tx: Tx,
  publish: Publish,
  { offerId, occasion, reason = null }: { offerId: string; occasion: Occasion; reason?: string | null },
): Promise<void> {
  const parties = await findOfferParties(tx, offerId)
  const about = { ...parties, seekerName: await nameTo(tx, parties.employerId, parties.seekerId) }
  const { publicUrl } = deps.config
  await notifyAll(deps, tx, publish, offerNotices(publicUrl, about, occasion, reason))
  if (occasion !== 'accepted') return
  const mail = acceptedMail(publicUrl, about, await languageOf(tx, about.seekerId))
  await deps.queue.enqueue(tx, 'mail', [{ ...mail, about: { userId: about.seekerId, group: 'offers' } }])
}
