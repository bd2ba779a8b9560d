import type { ValidatedOf } from '@hearback/contract/endpoint.ts'
import type { MailAnswerPage, sendMailAnswer, undoMailAnswer } from '@hearback/contract/hiring/mail-answers.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../domain/errors.ts'
import { requirePossibleStep } from '../applications/decided/decided-steps.service.ts'
import { memberOf, parseAnswerToken } from '../reply-addresses/answer-links.service.ts'
import { decidedStep } from './decided-step.ts'
import {
  type AnswererRow,
  findLatest,
  findLinked,
  insertMailAnswer,
  type LinkedRow,
  listAnswerers,
  undoWaiting,
} from './mail-answers.sql.ts'
import { pageView } from './mail-answers.view.ts'
import { isPageNonce, pageNonce } from './page-nonce.service.ts'

type Answering = Pick<Deps, 'db' | 'events' | 'limits'>

/** The page of a link in an email, with the key of a press. Changes nothing. Throws answer_link_ended, too_many_requests. */
export async function mailAnswerPage(deps: Answering, token: string, address: string): Promise<MailAnswerPage> {
  const { row } = await openLink(deps, token, address)
  return pageView(row, await findLatest(deps.db, row), await pageNonce(deps.db, token))
}

/**
 * Stores an answer, which is carried out 10 minutes later (specification 16.4). A repeat of the request changes nothing,
 * after an undo too. Throws answer_link_ended, conflict without the key of the page or while another answer waits,
 * step_not_allowed for an answered application, invalid_input, too_many_requests.
 */
export async function answerFromMail(
  deps: Answering,
  form: ValidatedOf<typeof sendMailAnswer>['body'],
  address: string,
): Promise<MailAnswerPage> {
  const { row, member } = await openLink(deps, form.token, address)
  await requireNonce(deps, form)
  await inTransaction(deps, async (tx) => {
    const { step, reasonCode, message, nonce } = form
    const said = { step, reason_code: reasonCode ?? null, message }
    const isFirst = await insertMailAnswer(tx, {
      application_id: row.id,
      round: row.round,
      member_id: member.id,
      ...said,
      nonce,
    })
    if (!isFirst) return
    if (!row.awaits_answer) throw new AppError('step_not_allowed', { message: alreadyAnswered })
    if (step === 'message' && !row.may_write) throw new AppError('step_not_allowed', { message: cannotWrite })
    const decided = decidedStep(said, member.id)
    if (decided) await requirePossibleStep(tx, row, decided)
  }).catch((error: unknown) => {
    if (violates(error, 'mail_answers_waiting')) throw new AppError('conflict', { message: alreadyWaiting })
    throw error
  })
  return mailAnswerPage(deps, form.token, address)
}

/** Undoes an answer that still waits. Throws answer_link_ended, and conflict without the key of the page or once it is too late. */
export async function undoFromMail(
  deps: Answering,
  form: ValidatedOf<typeof undoMailAnswer>['body'],
  address: string,
): Promise<MailAnswerPage> {
  const { row } = await openLink(deps, form.token, address)
  await requireNonce(deps, form)
  if (!(await undoWaiting(deps.db, { id: form.id, applicationId: row.id }))) {
    const latest = await findLatest(deps.db, row)
    if (latest?.id !== form.id || latest.outcome !== 'undone') throw new AppError('conflict', { message: tooLate })
  }
  return mailAnswerPage(deps, form.token, address)
}

const alreadyAnswered = 'This application has already been answered.'
const cannotWrite = 'You can’t write to this person anymore.'
const alreadyWaiting = 'Someone has already chosen an answer, which is about to be sent.'
const tooLate = 'It’s too late to undo this answer.'
const pageTooOld = 'This page is too old. Check your answer and press the button again.'

async function requireNonce({ db }: Answering, { token, nonce }: { token: string; nonce: string }): Promise<void> {
  if (!(await isPageNonce(db, token, nonce))) throw new AppError('conflict', { message: pageTooOld })
}

/**
 * The application and the member of a token. It ends when the member leaves the company or becomes a contributor, and with
 * a suspension or an erasure. It also ends with the round of the application, and 30 days after that began.
 */
async function openLink(
  { db, limits }: Answering,
  token: string,
  address: string,
): Promise<{ row: LinkedRow; member: AnswererRow }> {
  await limits.consume('answerLinkByAddress', address)
  const parsed = parseAnswerToken(token)
  const row = parsed && (await findLinked(db, parsed.id))
  const members = row && !row.is_over ? await listAnswerers(db, row.employer_id) : []
  const member = row && (await memberOf(db, row, parsed.code, members))
  if (!member) throw new AppError('answer_link_ended')
  return { row, member }
}
