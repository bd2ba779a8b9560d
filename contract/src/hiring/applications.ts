import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Job } from '../jobs/jobs.ts'
import { AnswerForms, Question, ScreeningAnswer } from '../jobs/screening.ts'
import { Seeker } from '../people/seekers.ts'
import { SentFile } from '../people/sent-files.ts'
import { choiceOf, orList } from '../values/choices.ts'
import { fileLimits, limits } from '../values/limits.ts'
import {
  clearable,
  defaulted,
  Id,
  Instant,
  InstantInput,
  idParams,
  line,
  nullish,
  optionalLine,
  optionalText,
  pageCounts,
  paging,
} from '../values/primitives.ts'
import { applicantQuery } from './applicant-order.ts'
import { ApplicationBudget } from './application-limits.ts'
import { SourceInput } from './application-source.ts'
import { AnswerClaim } from './clock/answer-claims.ts'
import { Nudge } from './clock/nudges.ts'
import { InterviewChange, Invitation, InvitationInput } from './interviews.ts'

const statuses = [
  'applied',
  'viewed',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
  'declined',
  'expired',
] as const
export const ApplicationStatus = z.enum(statuses, `Not a status of an application. Choose ${orList(statuses)}`)
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

/** For counts and filters of lists. An application answered by a message keeps its status but no longer waits. */
export const ApplicationStanding = z.enum(
  ['applied', 'viewed', 'answered', ...ApplicationStatus.options.slice(2)],
  `Not a status of an application. Choose answered, ${orList(statuses)}`,
)
export type ApplicationStanding = z.infer<typeof ApplicationStanding>

/** Why an application was not successful (product.md section 6.2). */
export const RejectionReason = z.enum(
  [
    'position_filled',
    'missing_skill',
    'experience_level',
    'location',
    'pay_expectation',
    'availability',
    'eligibility',
    'incomplete_application',
    'stronger_candidate',
    'role_cancelled',
    'offer_rescinded',
  ],
  'Choose a reason',
)
export type RejectionReason = z.infer<typeof RejectionReason>

export const HistoryEntry = z.object({
  from: z.nullable(ApplicationStatus),
  to: ApplicationStatus,
  by: z.enum(['employer', 'seeker', 'system']),
  at: Instant,
  feedback: z.nullable(z.string()),
  reasonCode: z.nullable(RejectionReason),
  /** Wording of the screening question that a rejection names. */
  reasonQuestion: z.optional(z.string()),
  invitation: z.nullable(Invitation),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/**
 * `employerFeedback` and `reasonCode` are those of the latest step with either; `interviewInvitation` is the current one.
 * `overdue`: the answer is late, or an interview has had no outcome for 45 days.
 */
export const Application = z.object({
  _id: Id,
  job: Id,
  jobSeeker: Id,
  hr: Id,
  applicationDescription: z.string(),
  /** Why the job is a top choice of the seeker; missing unless it is one. */
  topChoice: z.optional(z.string()),
  status: ApplicationStatus,
  employerFeedback: z.nullable(z.string()),
  reasonCode: z.nullable(RejectionReason),
  reasonQuestion: z.optional(z.string()),
  interviewInvitation: z.nullable(Invitation),
  views: z.number(),
  appliedAt: Instant,
  viewedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  answerDueAt: Instant,
  /** The employer still owes an answer: a step other than viewing it, or a personal message. */
  awaitsAnswer: z.boolean(),
  overdue: z.boolean(),
  /** Steps available to the caller. */
  nextSteps: z.array(ApplicationStatus),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Application = z.infer<typeof Application>

export const SeekersApplication = z.extend(Application, { jobDetails: Job, history: z.array(HistoryEntry) })
export type SeekersApplication = z.infer<typeof SeekersApplication>
export const Applicant = z.extend(Application, {
  applicant: Seeker,
  jobTitle: z.string(),
  history: z.array(HistoryEntry),
  /** The screening questions with what was entered, and files until a withdrawal; missing without any. */
  answers: z.optional(z.array(ScreeningAnswer)),
  files: z.optional(z.array(SentFile)),
})
export type Applicant = z.infer<typeof Applicant>

/** Forms with a checkbox send false for no invitation. */
const noInvitation = (value: unknown) =>
  (value === false || value === '' ? null : value) as z.input<typeof InvitationInput> | null

const StepForm = z.object({
  newStatus: choiceOf(ApplicationStatus),
  employerFeedback: nullish(optionalText()),
  reasonCode: clearable(choiceOf(RejectionReason)),
  /** With `eligibility`: the screening question whose answer is not what the job needs. */
  reasonQuestion: clearable(Id),
  interviewInvitation: z.optional(z.pipe(z.transform(noInvitation), z.nullable(InvitationInput))),
  /** `at` of the latest history entry seen: a later step refuses this one. */
  lastStepAt: nullish(InstantInput),
})
export type StepForm = z.output<typeof StepForm>
const application = z.object({ application: Application })

const applyRefusals = [
  'profile_required',
  'already_applied',
  'job_not_open',
  'application_budget_reached',
  'job_full',
  'answering_first',
  'questions_changed',
] as const

export const applyToJob = endpoint({
  method: 'POST',
  path: '/api/jobapplication/apply/:jobId',
  access: 'seeker',
  summary: 'Apply to an open job; the answer is due in 14 days',
  params: z.object({ jobId: Id }),
  body: z.object({
    applicationDescription: defaulted(optionalText(limits.description), ''),
    /** Marks the application as a top choice, with the reason; counts toward the monthly quota. */
    topChoice: z.optional(z.nullable(line())),
    /** One for each answered question of the job. Questions that were changed meanwhile are refused. */
    answers: AnswerForms,
    /** Files of the library to send, in this order. Without it, a repeated application keeps those of the first. */
    fileIds: nullish(
      z
        .array(Id, 'Enter a list')
        .check(z.maxLength(fileLimits.ofApplication, `At most ${fileLimits.ofApplication} entries`)),
    ),
    /** The way to the job, for the report of the company; other words count as unknown. */
    source: z.optional(SourceInput),
  }),
  reply: application,
  errors: [...applyRefusals, 'top_choice_limit_reached'],
})

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/jobapplication/applications/:jobId',
  access: 'employer',
  role: 'contributor',
  summary: 'List the applications to a job of the employer, longest waiting first unless sorted otherwise',
  params: z.object({ jobId: Id }),
  query: z.object({
    ...paging(10),
    status: z.optional(choiceOf(ApplicationStanding)),
    keyword: z._default(optionalLine(), ''),
    ...applicantQuery,
  }),
  reply: z.object({
    applications: z.array(Applicant),
    ...pageCounts,
    counts: z.record(z.string(), z.number()),
    job: Job,
    /** Screening questions of the job; missing without any. */
    questions: z.optional(z.array(Question)),
    /** Cursor of the next page; missing on the last one. */
    next: z.optional(z.string()),
  }),
})

export const updateApplicationStatus = endpoint({
  method: 'PATCH',
  path: '/api/jobapplication/update-application-status/:id',
  access: 'member',
  role: 'recruiter',
  summary: 'Change the status of an application; a rejection needs a reason or feedback of 20 characters',
  params: idParams,
  body: StepForm,
  reply: application,
  errors: ['step_not_allowed', ...applyRefusals],
})

export const countApplicationView = endpoint({
  method: 'PATCH',
  path: '/api/jobapplication/increment-views/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Count a view of the application; the first one sets the status to viewed',
  params: idParams,
  reply: application,
})

export const hasApplied = endpoint({
  method: 'GET',
  path: '/api/jobapplication/has-applied/:jobId',
  access: 'seeker',
  summary: 'Get the seeker’s application to a job, if any',
  params: z.object({ jobId: Id }),
  reply: z.object({ hasApplied: z.boolean(), application: z.nullable(Application) }),
})

/** Latest change first, latest application first, or waiting ones by the day their answer is due. */
export const ApplicationOrder = z.enum(['changed', 'applied', 'due'], 'Choose changed, applied or due')
export type ApplicationOrder = z.infer<typeof ApplicationOrder>

export const listMyApplications = endpoint({
  method: 'GET',
  path: '/api/jobapplication/mine',
  access: 'seeker',
  summary: 'List the seeker’s applications with their history, latest change first unless sorted otherwise',
  query: z.object({
    ...paging(10),
    status: z.optional(choiceOf(ApplicationStanding)),
    /** Words of the job title or the company name. */
    keyword: z._default(optionalLine(), ''),
    sort: z._default(choiceOf(ApplicationOrder), 'changed'),
  }),
  reply: z.object({
    applications: z.array(SeekersApplication),
    ...pageCounts,
    counts: z.record(z.string(), z.number()),
  }),
})

export const AgendaEntry = z.object({ applicationId: Id, jobTitle: z.string(), company: z.string() })

/** Tasks and dates of a seeker. `slotsToPick.first` is the invitation that has been waiting longest. */
export const getAgenda = endpoint({
  method: 'GET',
  path: '/api/jobapplication/agenda',
  access: 'seeker',
  summary: 'Get what waits for the seeker: offers, interview times to pick, the next interview, overdue answers',
  reply: z.object({
    offersToAnswer: z.number(),
    slotsToPick: z.object({ count: z.number(), first: z.nullable(AgendaEntry) }),
    nextInterview: z.nullable(z.extend(AgendaEntry, { at: Instant })),
    overdueAnswers: z.number(),
    applicationBudget: ApplicationBudget,
  }),
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/jobapplication/application/:id',
  access: 'member',
  role: 'contributor',
  summary: 'Get an application, for its seeker or employer',
  params: idParams,
  reply: z.object({
    application: z.extend(Application, {
      jobDetails: Job,
      applicant: Seeker,
      history: z.array(HistoryEntry),
      answers: z.optional(z.array(ScreeningAnswer)),
      /** The files sent with it; missing without any, and for the employer after a withdrawal. */
      files: z.optional(z.array(SentFile)),
      /** The claim that the company answered elsewhere; missing without one. */
      answerClaim: z.optional(AnswerClaim),
      nudge: z.optional(Nudge),
      /** Changes of its interviews, oldest first. */
      interviewChanges: z.array(InterviewChange),
      /** IANA name of the applicant's time zone; null until a device has reported it. */
      applicantTimeZone: z.nullable(z.string()),
    }),
  }),
})
