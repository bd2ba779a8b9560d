import type { Chat } from '@hearback/contract/hiring/chat.ts'
import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError, invalid } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import { type CompanyViewer, isCompanyViewer, partyId, type Viewer } from '../../domain/viewer.ts'
import { isCompanyVisible, requireVisibleCompany } from '../employers/employer-visibility.service.ts'
import { requireOwnCompany } from '../employers/employers.service.ts'
import { hasProfile, profileFor } from '../seekers/profile/seekers.service.ts'
import { consumeQuota } from '../usage/usage.service.ts'
import type { Side } from './conversation/chat.rules.ts'
import { oneChat, sideOf } from './conversation/chat.service.ts'
import { findChatId, insertChat, openChatState, setOutreach } from './conversation/chats.sql.ts'

const hiddenCompany = 'A moderator has hidden your company, so you can’t start chats.'

type Starting = Pick<Deps, 'db' | 'events'>

/**
 * Returns the viewer's chat with this person, creating it if needed. An employer uses an outreach credit unless the
 * person applied or accepted an offer. A seeker without an application or offer starts a request, 5 per day. Throws
 * profile_required, not_found for people the viewer may not see, invalid_input for oneself, not_allowed,
 * outreach_limit_reached, request_limit_reached.
 */
export const startChat = async (deps: Starting, viewer: Viewer, profileId: string): Promise<Chat> =>
  oneChat(deps, viewer, await openChatId(deps, viewer, profileId))

/** As `startChat`; returns the id of the chat. */
export async function openChatId(deps: Starting, viewer: Viewer, profileId: string): Promise<string> {
  const side = sideOf(viewer)
  const pair = await pairOf(deps, viewer, profileId)
  const known = await findChatId(deps.db, pair.employer_id, pair.seeker_id)
  if (known) return known.id
  await requireReachable(deps, viewer, side, profileId)
  return inTransaction(deps, (tx, publish) => insertOnce(tx, publish, side, pair))
}

/**
 * The id of the company's chat with a person whom it may find, in the caller's transaction. A new chat uses an outreach
 * credit, unless the two are linked. Throws not_allowed, outreach_limit_reached.
 */
export async function openChatIn(
  tx: Tx,
  publish: Publish,
  { companyId }: CompanyViewer,
  seekerId: string,
): Promise<string> {
  const known = await findChatId(tx, companyId, seekerId)
  return known?.id ?? insertOnce(tx, publish, 'employer', { employer_id: companyId, seeker_id: seekerId })
}

async function insertOnce(
  tx: Tx,
  publish: Publish,
  side: Side,
  pair: { employer_id: CompanyId; seeker_id: string },
): Promise<string> {
  if (side === 'employer') await requireVisibleCompany(tx, pair.employer_id, hiddenCompany)
  const state = side === 'employer' ? 'open' : 'request'
  const made = await insertChat(tx, { ...pair, state, started_by: side })
  if (!made) return (await findChatId(tx, pair.employer_id, pair.seeker_id))?.id ?? ''
  await payFor(tx, side === 'employer' ? pair.employer_id : pair.seeker_id, side, made)
  publish('chat.changed', { chatId: made.id, employerId: pair.employer_id, seekerId: pair.seeker_id })
  return made.id
}

async function pairOf({ db }: Starting, viewer: Viewer, profileId: string) {
  if (profileId === partyId(viewer)) throw invalid('profileId', 'Choose someone other than yourself')
  if (isCompanyViewer(viewer)) {
    await requireOwnCompany(db, viewer)
    return { employer_id: viewer.companyId, seeker_id: profileId }
  }
  if (!(await hasProfile(db, viewer.userId))) throw new AppError('profile_required')
  return { employer_id: profileId, seeker_id: viewer.userId }
}

/** Throws unless the viewer may see the other person. */
async function requireReachable(deps: Starting, viewer: Viewer, side: Side, profileId: string): Promise<void> {
  if (side === 'employer') {
    await profileFor(deps, viewer, profileId)
  } else if (!(await isCompanyVisible(deps.db, profileId))) {
    throw new AppError('not_found', { message: 'We couldn’t find this company.' })
  }
}

/** Counts a new chat against the limits, unless an application or offer links the two. The count is rolled back with the transaction. */
async function payFor(tx: Tx, viewerId: string, side: Side, chat: { id: string; is_linked: boolean }): Promise<void> {
  if (chat.is_linked) {
    await openChatState(tx, chat.id)
  } else if (side === 'employer') {
    const { period } = await consumeQuota(tx, viewerId, 'outreach')
    await setOutreach(tx, chat.id, period)
  } else {
    await consumeQuota(tx, viewerId, 'chatRequests')
  }
}
