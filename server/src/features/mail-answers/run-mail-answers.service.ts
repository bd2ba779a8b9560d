import type { CompanyRole } from '@hearback/contract/accounts/accounts.ts'
import type { Tx } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import type { Publish } from '../../domain/events.ts'
import type { CompanyViewer } from '../../domain/viewer.ts'
import { forEachIsolated } from '../../queue/isolated-rows.ts'
import { lockUnanswered, takeDecidedStep } from '../applications/decided/decided-steps.service.ts'
import { type Sending, sendAnswerIn } from '../chat/sending/send-message.service.ts'
import { openChatIn } from '../chat/start-chat.service.ts'
import { decidedStep } from './decided-step.ts'
import {
  type AnswererRow,
  type ClaimedRow,
  claimDue,
  dropClaimed,
  dropWaiting,
  findLinked,
  type LinkedRow,
  listAnswerers,
  listDue,
} from './mail-answers.sql.ts'

type Running = Sending & Pick<Deps, 'log'>

/**
 * Carries out the answers whose 10 minutes are over, each exactly once in its own transaction. Safe to run repeatedly and on
 * several processes. One that is no longer possible is dropped, and so is one to an application that was answered meanwhile.
 */
export async function runMailAnswers(deps: Running): Promise<void> {
  const rows = await listDue(deps.db)
  await forEachIsolated(deps, { job: 'mail-answers', rows, idOf: ({ id }) => id }, ({ id }) => runAnswer(deps, id))
}

async function runAnswer(deps: Running, id: string): Promise<void> {
  try {
    await inTransaction(deps, async (tx, publish) => {
      const answer = await claimDue(tx, id)
      if (answer && !(await carryOut(deps, tx, publish, answer))) await dropClaimed(tx, id)
    })
  } catch (error) {
    if (!(error instanceof AppError) || temporary.includes(error.code)) throw error
    await dropWaiting(deps.db, id)
  }
}

const temporary: readonly string[] = ['unavailable', 'too_many_requests', 'internal']

/** False if the application was answered meanwhile. Throws not_allowed if the member may not answer any more. */
async function carryOut(deps: Running, tx: Tx, publish: Publish, answer: ClaimedRow): Promise<boolean> {
  const { application_id: id, round, member_id: memberId, message } = answer
  const row = await findLinked(tx, id)
  const members = row ? await listAnswerers(tx, row.employer_id) : []
  const member = members.find((one) => one.id === memberId)
  if (!(row && member)) throw new AppError('not_allowed')
  const decided = decidedStep(answer, memberId)
  if (decided) return takeDecidedStep(deps, tx, publish, { id, round }, decided)
  const viewer = viewerOf(row, member)
  const chatId = await openChatIn(tx, publish, viewer, row.seeker_id)
  const isDue = () => lockUnanswered(tx, { id, round })
  return (await sendAnswerIn(deps, tx, publish, viewer, { chatId, content: message, isDue })) !== undefined
}

/** The member as a caller of the API. */
const viewerOf = ({ employer_id: companyId }: LinkedRow, member: AnswererRow): CompanyViewer => ({
  userId: member.id,
  companyId,
  role: member.role as CompanyRole,
  isFormerMember: false,
  sessionId: '',
  userType: member.user_type as CompanyViewer['userType'],
  pending: false,
  suspended: false,
})
