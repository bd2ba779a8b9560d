import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Job } from '../jobs/jobs.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import { knownMergeFields } from '../values/merge-fields.ts'
import {
  clearable,
  defaulted,
  Id,
  Instant,
  InstantInput,
  idParams,
  line,
  Nothing,
  nullish,
  optionalText,
  pageCounts,
  paging,
  Quota,
  TrueOrFalse,
  text,
} from '../values/primitives.ts'
import { Applicant, Application, ApplicationStatus, RejectionReason } from './applications.ts'

const application = z.object({ application: Application })

export const bulkUpdateStatus = endpoint({
  method: 'POST',
  path: '/api/jobapplication/bulk-status',
  access: 'employer',
  role: 'recruiter',
  summary:
    'Take the same step for several applications; returns one independent result per id. The feedback may contain {firstName}, {jobTitle} and {company}, filled for each applicant',
  body: z.object({
    ids: z
      .array(Id)
      .check(
        z.minLength(1, 'Choose at least one application'),
        z.maxLength(limits.bulkAnswer, `At most ${limits.bulkAnswer} at a time`),
      ),
    newStatus: choiceOf(ApplicationStatus),
    employerFeedback: nullish(optionalText().check(knownMergeFields)),
    reasonCode: clearable(choiceOf(RejectionReason)),
    reasonQuestion: clearable(Id),
    /** One for each id, in their order: as `lastStepAt` of a single step. */
    lastStepsAt: nullish(
      z.array(InstantInput).check(z.maxLength(limits.bulkAnswer, `At most ${limits.bulkAnswer} at a time`)),
    ),
  }),
  reply: z.object({
    results: z.array(
      z.object({ _id: Id, done: z.boolean(), error: z.nullable(z.string()), code: z.nullable(z.string()) }),
    ),
  }),
})

export const pickSlot = endpoint({
  method: 'POST',
  path: '/api/jobapplication/pick-slot/:id',
  access: 'seeker',
  summary: 'Pick an offered interview slot',
  params: idParams,
  body: z.object({ slot: InstantInput }),
  reply: application,
  errors: ['slot_not_offered', 'step_not_allowed'],
})

export const getInterviewCalendar = endpoint({
  method: 'GET',
  path: '/api/jobapplication/interview/:id/calendar',
  access: 'member',
  role: 'recruiter',
  summary: 'Get the picked interview slot as a calendar file',
  params: idParams,
  reply: z.object({ fileName: z.string(), ics: z.string() }),
  errors: ['step_not_allowed'],
})

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/jobapplication/interviews',
  access: 'employer',
  role: 'recruiter',
  summary: 'List interviews of the employer: upcoming ones, and those without a picked slot',
  query: z.object(paging(20)),
  reply: z.object({ interviews: z.array(Applicant), ...pageCounts }),
})

/** Counts of all received applications, and of those waiting for an answer. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/jobapplication/dashboard',
  access: 'employer',
  role: 'recruiter',
  summary:
    'Get the counts due today and overdue, jobs past their decision date, the funnel of the last 90 days, and the remaining job posts of the month',
  reply: z.object({
    dueToday: z.number(),
    overdue: z.number(),
    unread: z.number(),
    openJobs: z.number(),
    /** The company takes no applications until overdue ones are answered. */
    answeringFirst: z.boolean(),
    funnel: z.object({
      received: z.number(),
      viewed: z.number(),
      answered: z.number(),
      interviews: z.number(),
      hired: z.number(),
    }),
    jobQuota: Quota,
    /** The jobs with most waiting applications, at most 100. */
    waitingJobs: z.array(z.object({ _id: Id, jobTitle: z.string(), waiting: z.number() })),
    /**
     * Jobs that announced a decision for a day that is over in their time zone, while applicants are still undecided: the
     * earliest day first, at most 100.
     */
    passedDecisions: z.array(
      z.object({ _id: Id, jobTitle: z.string(), decisionBy: z.string(), undecided: z.number() }),
    ),
  }),
})

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/jobapplication/waiting',
  access: 'employer',
  role: 'recruiter',
  summary: 'List unanswered applications to the employer’s jobs, most urgent first',
  query: z.object({
    ...paging(20),
    due: z._default(choiceOf(z.enum(['all', 'today', 'overdue'], 'Choose all, today or overdue')), 'all'),
    /** Only applications to this job. */
    job: z.optional(Id),
    /** Only applications that were never opened. */
    unopened: z._default(TrueOrFalse, false),
  }),
  /** `jobs` are those of the applications, each once, with truncated descriptions. */
  reply: z.object({ applications: z.array(Applicant), jobs: z.array(Job), ...pageCounts }),
})

export const TemplateKind = z.enum(
  ['rejection', 'invitation', 'offer', 'message'],
  'Choose rejection, invitation, offer or message',
)
export type TemplateKind = z.infer<typeof TemplateKind>

/** The body may contain merge fields (`merge-fields.ts`); `reasonCode` is null except for rejections. */
export const AnswerTemplate = z.object({
  _id: Id,
  name: z.string(),
  kind: TemplateKind,
  body: z.string(),
  reasonCode: z.nullable(RejectionReason),
  createdAt: Instant,
  updatedAt: Instant,
})
export type AnswerTemplate = z.infer<typeof AnswerTemplate>

const reasonOfRejection = z.refine<{ kind: TemplateKind; reasonCode?: string | null | undefined }>(
  ({ kind, reasonCode }) => kind === 'rejection' || !reasonCode,
  { error: 'Only a rejection has a reason', path: ['reasonCode'] },
)
const TemplateForm = z
  .object({
    name: line(limits.templateName),
    kind: defaulted(choiceOf(TemplateKind), 'rejection'),
    body: text().check(knownMergeFields),
    reasonCode: clearable(choiceOf(RejectionReason)),
  })
  .check(reasonOfRejection)
export type TemplateForm = z.output<typeof TemplateForm>

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/jobapplication/templates',
  access: 'employer',
  role: 'recruiter',
  summary: 'List the answer templates of the employer',
  reply: z.object({ templates: z.array(AnswerTemplate) }),
})
export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/jobapplication/templates',
  access: 'employer',
  role: 'recruiter',
  summary: 'Add an answer template',
  body: TemplateForm,
  reply: z.object({ template: AnswerTemplate }),
  errors: ['conflict'],
})
export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/api/jobapplication/templates/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Change an answer template',
  params: idParams,
  body: TemplateForm,
  reply: z.object({ template: AnswerTemplate }),
  errors: ['conflict'],
})
export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/api/jobapplication/templates/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Remove an answer template',
  params: idParams,
  reply: Nothing,
})
