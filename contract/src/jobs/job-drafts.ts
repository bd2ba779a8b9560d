import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import { Id, Instant, idParams, Nothing, optionalText, wholeNumber } from '../values/primitives.ts'
import { PayPeriod, Workplace } from './jobs.ts'
import { QuestionKind } from './screening.ts'
import { screeningLimits } from './screening-limits.ts'

const typed = (max: number = limits.oneLine) => z._default(optionalText(max), '')
const typedList = z._default(
  z
    .array(optionalText(limits.oneLine))
    .check(z.maxLength(limits.rawListItems, `At most ${limits.rawListItems} entries`)),
  [],
)
const typedAmount = z._default(z.union([z.number(), optionalText(limits.oneLine)], 'Enter a number'), '')

const typedQuestion = z.object({
  kind: z._default(choiceOf(QuestionKind), 'yes_no'),
  question: typed(),
  required: z._default(z.boolean(), false),
  unit: typed(),
  options: typedList,
  needed: z._default(
    z.object({ options: typedList, min: typedAmount, max: typedAmount, earliest: typed(), latest: typed() }),
    { options: [], min: '', max: '', earliest: '', latest: '' },
  ),
})
const typedQuestions = z._default(
  z
    .array(typedQuestion)
    .check(z.maxLength(screeningLimits.questions, `At most ${screeningLimits.questions} questions`)),
  [],
)

/** The form of a new job as typed: incomplete, and not validated beyond its size. */
export const JobDraftValues = z.object({
  jobTitle: typed(),
  category: typed(),
  estimatedFrom: typedAmount,
  estimatedTo: typedAmount,
  payPeriod: z._default(choiceOf(PayPeriod), 'hour'),
  currency: typed(),
  skills: typedList,
  physicalRequirements: typed(limits.description),
  workplace: z._default(choiceOf(Workplace), 'onsite'),
  employmentType: typed(),
  location: typed(),
  description: typed(limits.description),
  lastDay: typed(),
  applicantLimit: typedAmount,
  shifts: typedList,
  workDays: typedList,
  hoursPerWeekFrom: typedAmount,
  hoursPerWeekTo: typedAmount,
  startDate: typed(),
  benefits: typedList,
  experienceLevel: typed(),
  openings: typedAmount,
  neighborhood: typed(),
  language: typed(),
  vacancy: typed(),
  aiUse: typed(),
  aiUseDetails: typed(limits.longText),
  decisionBy: typed(),
  questions: typedQuestions,
})
export type JobDraftValues = z.output<typeof JobDraftValues>

/** `revision` counts the saved changes from 1. */
export const JobDraft = z.object({
  _id: Id,
  revision: z.number(),
  values: JobDraftValues,
  createdAt: Instant,
  updatedAt: Instant,
})
export type JobDraft = z.infer<typeof JobDraft>

export const listJobDrafts = endpoint({
  method: 'GET',
  path: '/api/postjob/drafts',
  access: 'employer',
  role: 'recruiter',
  summary: 'List the job drafts of the employer, latest change first',
  reply: z.object({ drafts: z.array(JobDraft) }),
})

/** The id is chosen by the client, so that a repeated request does not create a second draft. */
export const saveJobDraft = endpoint({
  method: 'PUT',
  path: '/api/postjob/drafts/:id',
  access: 'employer',
  role: 'recruiter',
  summary:
    'Save a job draft. `revision` is the one that was changed, 0 for a new draft; a newer stored one is a conflict',
  params: idParams,
  body: z.object({ revision: wholeNumber(0, 2_147_483_646), values: JobDraftValues }),
  reply: z.object({ draft: JobDraft }),
  errors: ['conflict', 'draft_published'],
})

export const removeJobDraft = endpoint({
  method: 'DELETE',
  path: '/api/postjob/drafts/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Remove a job draft',
  params: idParams,
  reply: Nothing,
})
