import * as z from 'zod/mini'
import { choiceListOf, choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import { clearable, number, optionalLine, wholeNumber } from '../values/primitives.ts'
import { answerQuery } from './answer-query.ts'

const orders = ['due', 'fit', 'distance', 'pay', 'availability', 'applied', 'answer', 'answer_desc'] as const
/**
 * Order of the applicants of a job. `due`: longest waiting first. `fit`: best match first, as for jobs. `distance`: nearest
 * first. `pay`: lowest rate asked first. `availability`: matching the job first. `applied`: newest first. `answer`: by the
 * answer to `question`, lowest first; `answer_desc`: highest first. Applicants without the value come last, longest
 * waiting first.
 */
export const ApplicantOrder = z.enum(orders, 'Choose due, fit, distance, pay, availability, applied or answer')
export type ApplicantOrder = z.infer<typeof ApplicantOrder>

/** Parts of a match (product.md section 6.12). */
export const MatchPart = z.enum(
  ['skills', 'distance', 'pay', 'availability', 'category'],
  'Choose skills, distance, pay, availability or category',
)
export type MatchPart = z.infer<typeof MatchPart>

export const ApplicantAnswer = z.enum(['waiting', 'overdue', 'answered'], 'Choose waiting, overdue or answered')
export type ApplicantAnswer = z.infer<typeof ApplicantAnswer>

/** Query fields that sort and filter the applicants of a job. */
export const applicantQuery = {
  ...answerQuery,
  sort: z._default(choiceOf(ApplicantOrder), 'due'),
  /** Parts of the match that must all fit. */
  fits: z.optional(choiceListOf(MatchPart)),
  /** Kilometers from the job; applicants without a location are left out. */
  withinKm: clearable(number(1, limits.radiusKm)),
  /** Text of the availability, in any case. */
  availability: z._default(optionalLine(), ''),
  answer: clearable(choiceOf(ApplicantAnswer)),
  /** Applied within this many days. */
  appliedDays: clearable(wholeNumber(1, 365)),
  /** `next` of the previous page, in the same order; takes the place of `page`. */
  cursor: z._default(optionalLine(500), ''),
}
