import type { InvitableJob, JobInvitation } from '@hearback/contract/hiring/job-invitations.ts'
import type { Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { type CompanyViewer, partyId, type Viewer } from '../../domain/viewer.ts'
import { noSuchChat } from '../chat/conversation/chat.service.ts'
import { nameFor } from '../chat/notices/chat-notices.service.ts'
import { type Sending, sendMessageIn } from '../chat/sending/send-message.service.ts'
import { openChatIn } from '../chat/start-chat.service.ts'
import { requireOwnCompany } from '../employers/employers.service.ts'
import { jobsByIds, lockOpenJob, lockOwnJob } from '../jobs/job/jobs.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { invitedNotice } from './job-invitations.mails.ts'
import {
  findInvitee,
  insertInvitation,
  isChatOf,
  listInvitableRows,
  listInvitationRows,
  listOpenInvitations,
} from './job-invitations.sql.ts'
import { invitableView, invitationView, messageIdOf, openInvitationView } from './job-invitations.view.ts'

interface Invitation {
  /** The id of the job. */
  job: string
  /** The id of the job seeker. */
  person: string
  message: string
}

const invitedBefore = () => new AppError('conflict', { message: 'You already invited this person to this job.' })

/**
 * Invites a person to apply: opens the chat if there is none, which uses an outreach credit unless the two are linked,
 * and sends the message with the job. All or nothing. The lock of the job keeps the person from applying meanwhile.
 * Throws profile_required, not_found, not_allowed, job_not_open, already_applied, conflict for a second invitation,
 * outreach_limit_reached, chat_closed.
 */
export async function inviteToApply(
  deps: Sending,
  viewer: CompanyViewer,
  { job: jobId, person: seekerId, message: content }: Invitation,
): Promise<{ chatId: string }> {
  await deps.limits.consume('messageByUser', viewer.userId)
  await requireOwnCompany(deps.db, viewer)
  const { companyId: employerId } = viewer
  return inTransaction(deps, async (tx, publish) => {
    const job = await lockOwnJob(tx, viewer, jobId)
    await lockOpenJob(tx, jobId)
    const invitee = await findInvitee(tx, employerId, { jobId, seekerId })
    if (!invitee?.is_findable) throw new AppError('not_found', { message: 'We couldn’t find this profile.' })
    if (invitee.has_applied) {
      throw new AppError('already_applied', { message: 'This person has already applied to this job.' })
    }
    if (invitee.invited_at) throw invitedBefore()
    const chatId = await openChatIn(tx, publish, viewer, seekerId)
    const messageId = messageIdOf(await sendMessageIn(deps, tx, publish, viewer, { chatId, content }))
    const isFirst = await insertInvitation(tx, { jobId, seekerId, employerId, chatId, messageId })
    if (!isFirst) throw invitedBefore()
    const company = await nameFor(tx, { id: chatId, employer_id: employerId, seeker_id: seekerId }, 'seeker')
    const { email } = invitee
    const told = { userId: seekerId, email, companyId: employerId, company, job: job.title ?? '', chatId }
    await notify(deps, tx, publish, invitedNotice(deps.config.publicUrl, told))
    return { chatId }
  })
}

/** The invitations of a chat with their jobs, latest first; throws not_found for those who are not in it. */
export async function invitationsIn(db: Db, viewer: Viewer, chatId: string): Promise<JobInvitation[]> {
  if (!(await isChatOf(db, chatId, partyId(viewer)))) throw noSuchChat()
  const rows = await listInvitationRows(db, chatId)
  const jobs = await jobsByIds(
    db,
    rows.map((row) => row.job_id),
  )
  return rows.flatMap((row) => {
    const job = jobs.get(row.job_id)
    return job ? [invitationView(row, job)] : []
  })
}

/** How many invitations to apply wait for the viewer, a seeker, and the `most` latest. */
export async function openInvitationsOf({ db }: Pick<Deps, 'db'>, { userId }: Viewer, most: number) {
  const rows = await listOpenInvitations(db, userId, most)
  return { count: rows[0]?.count ?? 0, first: rows.map(openInvitationView) }
}

/** The company's open jobs, latest first, and whether the person was invited to each or has applied. */
export const invitableJobs = async (
  { db }: Pick<Deps, 'db'>,
  viewer: CompanyViewer,
  person: string,
): Promise<InvitableJob[]> => (await listInvitableRows(db, viewer.companyId, person)).map(invitableView)
