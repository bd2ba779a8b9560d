import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Job } from './jobs.ts'
import { limits } from './limits.ts'
import {
  Id,
  Instant,
  idParams,
  line,
  Nothing,
  optionalLine,
  optionalText,
  pageCounts,
  paging,
  text,
  wholeNumber,
} from './primitives.ts'
import { Seeker } from './seekers.ts'

export const ApplicationStatus = z.enum(
  ['applied', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn', 'declined', 'expired'],
  'This is not a status of an application',
)
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

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
  'Choose one of the reasons',
)
export type RejectionReason = z.infer<typeof RejectionReason>

export const InterviewMode = z.enum(['onsite', 'video', 'phone'], 'Choose onsite, video or phone')
const timeZone = line(64).check(z.refine<string>(isTimeZone, 'This is not a time zone, like America/Boise'))
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const nullish = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))

/** Up to 5 times to choose from; a plain string is accepted as the message (product.md section 6.8). */
export const InvitationForm = z.object({
  message: z._default(optionalText(), ''),
  mode: z._default(InterviewMode, 'video'),
  place: z._default(optionalLine(500), ''),
  timeZone: z._default(timeZone, 'UTC'),
  minutes: z._default(wholeNumber(5, 480), 30),
  slots: z._default(
    z.array(Instant).check(z.maxLength(limits.interviewSlots, `At most ${limits.interviewSlots} times`)),
    [],
  ),
})
export const InvitationInput = z.union(
  [
    z.pipe(
      text(),
      z.transform((message: string) => ({
        message,
        mode: 'video' as const,
        place: '',
        timeZone: 'UTC',
        minutes: 30,
        slots: [],
      })),
    ),
    InvitationForm,
  ],
  'Give a message, or times to choose from',
)
export type InvitationForm = z.output<typeof InvitationForm>

export const Invitation = z.object({
  message: z.string(),
  mode: InterviewMode,
  place: z.string(),
  timeZone: z.string(),
  minutes: z.number(),
  slots: z.array(Instant),
  picked: z.nullable(Instant),
})
export type Invitation = z.infer<typeof Invitation>

export const HistoryEntry = z.object({
  from: z.nullable(ApplicationStatus),
  to: ApplicationStatus,
  by: z.enum(['employer', 'seeker', 'system']),
  at: Instant,
  feedback: z.nullable(z.string()),
  reasonCode: z.nullable(RejectionReason),
  invitation: z.nullable(Invitation),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** employerFeedback and interviewInvitation are those of the latest step that had one. */
export const Application = z.object({
  _id: Id,
  job: Id,
  jobSeeker: Id,
  hr: Id,
  applicationDescription: z.string(),
  status: ApplicationStatus,
  employerFeedback: z.nullable(z.string()),
  reasonCode: z.nullable(RejectionReason),
  interviewInvitation: z.nullable(Invitation),
  views: z.number(),
  appliedAt: Instant,
  viewedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  answerDueAt: Instant,
  overdue: z.boolean(),
  /** The steps that the caller may take now. */
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
})
export type Applicant = z.infer<typeof Applicant>

const StepForm = z.object({
  newStatus: ApplicationStatus,
  employerFeedback: nullish(optionalText()),
  reasonCode: nullish(RejectionReason),
  interviewInvitation: nullish(InvitationInput),
})
export type StepForm = z.output<typeof StepForm>
const application = z.object({ application: Application })

export const applyToJob = endpoint({
  method: 'POST',
  path: '/api/jobapplication/apply/:jobId',
  access: 'seeker',
  summary: 'Apply to an open job; the answer is due in 14 days',
  params: z.object({ jobId: Id }),
  body: z.object({ applicationDescription: z._default(optionalText(limits.description), '') }),
  reply: application,
  errors: ['profile_required', 'already_applied', 'job_not_open'],
})

export const listApplicants = endpoint({
  method: 'GET',
  path: '/api/jobapplication/applications/:jobId',
  access: 'employer',
  summary: 'The applications to one of one’s own jobs, those that wait longest first',
  params: z.object({ jobId: Id }),
  query: z.object({ ...paging(10), status: z.optional(ApplicationStatus), keyword: z._default(optionalLine(), '') }),
  reply: z.object({
    applications: z.array(Applicant),
    ...pageCounts,
    counts: z.record(z.string(), z.number()),
    job: Job,
  }),
})

export const updateApplicationStatus = endpoint({
  method: 'PATCH',
  path: '/api/jobapplication/update-application-status/:id',
  access: 'member',
  summary: 'Take a step of the transition table; a rejection needs feedback of 20 characters or a reason',
  params: idParams,
  body: StepForm,
  reply: application,
  errors: ['step_not_allowed'],
})

export const countApplicationView = endpoint({
  method: 'PATCH',
  path: '/api/jobapplication/increment-views/:id',
  access: 'employer',
  summary: 'Note that the application was opened; the first time it becomes viewed',
  params: idParams,
  reply: application,
})

export const hasApplied = endpoint({
  method: 'GET',
  path: '/api/jobapplication/has-applied/:jobId',
  access: 'seeker',
  summary: 'Whether one has applied to this job',
  params: z.object({ jobId: Id }),
  reply: z.object({ hasApplied: z.boolean(), application: z.nullable(Application) }),
})

export const listMyApplications = endpoint({
  method: 'GET',
  path: '/api/jobapplication/mine',
  access: 'seeker',
  summary: 'One’s own applications with their history, the latest change first',
  query: z.object({ ...paging(10), status: z.optional(ApplicationStatus) }),
  reply: z.object({
    applications: z.array(SeekersApplication),
    ...pageCounts,
    counts: z.record(z.string(), z.number()),
  }),
})

export const getApplication = endpoint({
  method: 'GET',
  path: '/api/jobapplication/application/:id',
  access: 'member',
  summary: 'One application, to either of its two people',
  params: idParams,
  reply: z.object({
    application: z.extend(Application, { jobDetails: Job, applicant: Seeker, history: z.array(HistoryEntry) }),
  }),
})

export const bulkUpdateStatus = endpoint({
  method: 'POST',
  path: '/api/jobapplication/bulk-status',
  access: 'employer',
  summary: 'Take the same step for many applications; one result per id, each as if taken alone',
  body: z.object({
    ids: z
      .array(Id)
      .check(
        z.minLength(1, 'Choose at least one application'),
        z.maxLength(limits.bulkAnswer, `At most ${limits.bulkAnswer} at once`),
      ),
    newStatus: ApplicationStatus,
    employerFeedback: nullish(optionalText()),
    reasonCode: nullish(RejectionReason),
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
  summary: 'Choose one of the interview times offered',
  params: idParams,
  body: z.object({ slot: Instant }),
  reply: application,
  errors: ['slot_not_offered', 'step_not_allowed'],
})

export const getInterviewCalendar = endpoint({
  method: 'GET',
  path: '/api/jobapplication/interview/:id/calendar',
  access: 'member',
  summary: 'The chosen interview time as a calendar file',
  params: idParams,
  reply: z.object({ fileName: z.string(), ics: z.string() }),
  errors: ['step_not_allowed'],
})

export const listInterviews = endpoint({
  method: 'GET',
  path: '/api/jobapplication/interviews',
  access: 'employer',
  summary: 'Interviews of one’s jobs: to come, and still without a chosen time',
  query: z.object(paging(20)),
  reply: z.object({ interviews: z.array(Applicant), ...pageCounts }),
})

/** Counts over everything the employer has received, and what waits for an answer. */
export const getDashboard = endpoint({
  method: 'GET',
  path: '/api/jobapplication/dashboard',
  access: 'employer',
  summary: 'What is due today and overdue, the funnel, and the jobs left this month',
  reply: z.object({
    dueToday: z.number(),
    overdue: z.number(),
    unread: z.number(),
    openJobs: z.number(),
    funnel: z.object({
      received: z.number(),
      viewed: z.number(),
      answered: z.number(),
      interviews: z.number(),
      hired: z.number(),
    }),
    jobQuota: z.object({ limit: z.number(), used: z.number(), resetsAt: Instant }),
  }),
})

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/jobapplication/waiting',
  access: 'employer',
  summary: 'Applications to any of one’s jobs that wait for an answer, the most urgent first',
  query: z.object({ ...paging(20), due: z._default(z.enum(['all', 'today', 'overdue']), 'all') }),
  reply: z.object({ applications: z.array(Applicant), ...pageCounts }),
})

export const AnswerTemplate = z.object({
  _id: Id,
  name: z.string(),
  body: z.string(),
  reasonCode: z.nullable(RejectionReason),
  createdAt: Instant,
  updatedAt: Instant,
})
export type AnswerTemplate = z.infer<typeof AnswerTemplate>
const TemplateForm = z.object({ name: line(80), body: text(), reasonCode: nullish(RejectionReason) })

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/jobapplication/templates',
  access: 'employer',
  summary: 'One’s own answer templates',
  reply: z.object({ templates: z.array(AnswerTemplate) }),
})
export const addTemplate = endpoint({
  method: 'POST',
  path: '/api/jobapplication/templates',
  access: 'employer',
  summary: 'Add an answer template',
  body: TemplateForm,
  reply: z.object({ template: AnswerTemplate }),
})
export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/api/jobapplication/templates/:id',
  access: 'employer',
  summary: 'Change one of one’s own answer templates',
  params: idParams,
  body: TemplateForm,
  reply: z.object({ template: AnswerTemplate }),
})
export const removeTemplate = endpoint({
  method: 'DELETE',
  path: '/api/jobapplication/templates/:id',
  access: 'employer',
  summary: 'Remove one of one’s own answer templates',
  params: idParams,
  reply: Nothing,
})
