import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import { clearable, defaulted, Id, Instant, optionalText } from '../values/primitives.ts'
import { RejectionReason } from './applications.ts'

/** The buttons of emails about waiting applications (product.md section 16.4): not a fit, invite, write. */
export const MailStep = z.enum(['rejected', 'interview', 'message'], 'Choose rejected, interview or message')
export type MailStep = z.infer<typeof MailStep>

/** How it ended: carried out, undone, answered by someone else meanwhile, or no longer possible. */
const MailOutcome = z.enum(['sent', 'undone', 'answered', 'not_possible'])

/** An answer that was pressed on the page. `by` is the first name of the member; empty if unknown. */
const MailAnswer = z.object({
  _id: Id,
  step: MailStep,
  reasonCode: z.nullable(RejectionReason),
  message: z.string(),
  by: z.string(),
  /** The time from which it is carried out, and until which it can be undone. */
  runsAt: Instant,
  /** Null while it waits. */
  outcome: z.nullable(MailOutcome),
})
export type MailAnswer = z.infer<typeof MailAnswer>

/**
 * The page behind the buttons: it shows no more about the applicant than the email does. `steps` are those that are
 * possible now; none while an answer waits, and once the application is answered.
 */
const MailAnswerPage = z.object({
  applicant: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  appliedAt: Instant,
  answerDueAt: Instant,
  steps: z.array(MailStep),
  /** The latest answer that was pressed in this round of the application. */
  latest: z.nullable(MailAnswer),
  /** Key of one press, valid for an hour. */
  nonce: z.string(),
})
export type MailAnswerPage = z.infer<typeof MailAnswerPage>

const key = (error: string) =>
  z.string(error).check(z.maxLength(200, 'At most 200 characters'), z.regex(/^[\w.-]+$/u, error))
/** The token in the link of a button. */
const token = key('Open the link in your email')
/** A request without the key of the page changes nothing. */
const nonce = key('Open the page and press the button')
const page = z.object({ page: MailAnswerPage })

const explained = z.refine<{ step: MailStep; reasonCode?: string | null | undefined }>(
  ({ step, reasonCode }) => step !== 'rejected' || Boolean(reasonCode),
  { error: 'Choose a reason', path: ['reasonCode'] },
)
const written = z.refine<{ step: MailStep; message: string }>(
  ({ step, message }) => step === 'rejected' || message !== '',
  { error: 'Write a message', path: ['message'] },
)

export const readMailAnswer = endpoint({
  method: 'POST',
  path: '/api/mail-answers/page',
  access: 'public',
  summary: 'Get the page of a button in an email about an application; changes nothing',
  body: z.object({ token }),
  reply: page,
  errors: ['answer_link_ended'],
})

export const sendMailAnswer = endpoint({
  method: 'POST',
  path: '/api/mail-answers',
  access: 'public',
  summary:
    'Answer an application from an email, 10 minutes later. Needs the key that its page has; a repeat changes nothing',
  body: z
    .object({
      token,
      nonce,
      step: choiceOf(MailStep),
      /** Only of a rejection, which needs one. */
      reasonCode: clearable(choiceOf(RejectionReason)),
      /** The feedback of a rejection, or the words of an invitation or a message. */
      message: defaulted(optionalText(limits.longText), ''),
    })
    .check(explained, written),
  reply: page,
  errors: ['answer_link_ended', 'conflict', 'step_not_allowed'],
})

export const undoMailAnswer = endpoint({
  method: 'POST',
  path: '/api/mail-answers/undo',
  access: 'public',
  summary: 'Undo an answer that still waits to be carried out. Needs the key that its page has',
  body: z.object({ token, nonce, id: Id }),
  reply: page,
  errors: ['answer_link_ended', 'conflict'],
})
