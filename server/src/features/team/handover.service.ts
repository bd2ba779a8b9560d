import type { Tx } from '../../db/database.ts'
import type { CompanyId } from '../../db/ids.ts'
import type { Deps } from '../../deps.ts'
import { parseStoredLanguage } from '../../domain/languages.ts'
import { companyCards } from '../employers/employers.service.ts'
import { type LedJob, listLeads, listLedJobs } from './handover.sql.ts'
import { findMember, listMembers, type MemberRow } from './members.sql.ts'
import { leftMail } from './team.mails.ts'

/** A member who is about to leave, with the jobs that they lead. */
export interface Leaver {
  readonly companyId: CompanyId
  readonly name: string
  readonly email: string
  readonly led: readonly LedJob[]
}

const fullName = ({ first_name, last_name }: Pick<MemberRow, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Read before the membership ends: the database then hands the jobs over. */
export async function readLeaver(tx: Tx, companyId: CompanyId, userId: string): Promise<Leaver | undefined> {
  const member = await findMember(tx, companyId, userId)
  if (!member) return undefined
  return { companyId, name: fullName(member), email: member.email, led: await listLedJobs(tx, userId) }
}

/** Mails the owners that a member has left, and who leads their jobs now. Mails cannot be turned off. */
export async function tellOwners(
  deps: Pick<Deps, 'queue' | 'config'>,
  tx: Tx,
  leaver: Leaver | undefined,
  { isDeleting }: { isDeleting: boolean },
): Promise<void> {
  if (!leaver) return
  const { companyId, led } = leaver
  const members = await listMembers(tx, companyId)
  const [leadId] = await listLeads(
    tx,
    led.map(({ id }) => id),
  )
  const lead = members.find((member) => member.user_id === leadId)
  const company = (await companyCards(tx, [companyId])).get(companyId)?.businessName ?? ''
  const mails = members
    .filter(({ role }) => role === 'owner')
    .map((owner) => ({
      ...leftMail(deps.config.publicUrl, parseStoredLanguage(owner.language), {
        to: owner.email,
        ...leaver,
        company,
        isDeleting,
        lead: lead && { isReader: lead.user_id === owner.user_id, name: fullName(lead) || lead.email },
      }),
      member: { userId: owner.user_id, companyId, isOwner: true },
    }))
  await deps.queue.enqueue(tx, 'mail', mails)
}
