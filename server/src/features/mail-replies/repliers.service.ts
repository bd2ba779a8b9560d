import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Language } from '@hearback/contract/values/languages.ts'
import type { Deps } from '../../deps.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import type { ReplyMatter } from '../../domain/reply-matter.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { openChatId } from '../chat/start-chat.service.ts'
import { parseReplyAddress, personOf } from '../reply-addresses/reply-addresses.service.ts'
import { findPair, listPeople } from './repliers.sql.ts'

/** The person whom a reply address names, as a caller of the API. */
export interface Replier {
  readonly matter: ReplyMatter
  readonly viewer: Viewer
  readonly email: string
  readonly language: Language
  /** Undefined for an application without a chat. */
  readonly chatId: string | undefined
  readonly otherId: string
}

/**
 * The person of an address; undefined for addresses that are not ours. Nothing of an address is stored. It ends when one
 * of the two blocks the other, and with a suspension or an erasure. It also ends when a member leaves the company or
 * becomes a contributor.
 */
export async function findReplier(
  { db }: Pick<Deps, 'db'>,
  recipient: string,
  domain: string,
): Promise<Replier | undefined> {
  const address = parseReplyAddress(recipient, domain)
  const pair = address && (await findPair(db, address.matter))
  const person = pair && (await personOf({ db }, address, await listPeople(db, pair)))
  if (!person) return undefined
  const { id: userId, company_id: companyId } = person
  return {
    matter: address.matter,
    email: person.email,
    language: parseStoredLanguage(person.language),
    chatId: pair.chat_id ?? undefined,
    otherId: companyId === null ? pair.employer_id : pair.seeker_id,
    viewer: {
      userId,
      companyId: companyId ?? undefined,
      role: (person.role as CompanyRole | null) ?? undefined,
      isFormerMember: false,
      sessionId: '',
      userType: person.user_type as Viewer['userType'],
      pending: false,
      suspended: false,
    },
  }
}

/** The chat of the two, which a reply about an application opens if there is none. Throws what `startChat` throws. */
export const chatIdOf = async (deps: Pick<Deps, 'db' | 'events'>, replier: Replier): Promise<string> =>
  replier.chatId ?? (await openChatId(deps, replier.viewer, replier.otherId))
