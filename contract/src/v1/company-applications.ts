import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ApplicationStatus, RejectionReason } from '../hiring/applications.ts'
import { Invitation, InvitationForm } from '../hiring/interviews.ts'
import { QuestionKind } from '../jobs/screening.ts'
import { LibraryFileKind } from '../people/sent-files.ts'
import { choiceOf } from '../values/choices.ts'
import { clearable, Id, Instant, InstantInput, idParams, nullish, optionalText } from '../values/primitives.ts'
import { cursorPaging, doc, ExternalId, NextCursor } from './v1-primitives.ts'

const Text = z.nullable(z.string())

/** An applicant as the company may see them by the rules of the pages: fields that it does not see are null. */
export const CompanyApplicant = z.object({
  id: Id,
  name: doc(z.string(), 'The name that the company sees.'),
  firstName: Text,
  lastName: Text,
  email: Text,
  phone: Text,
  jobTitle: z.string(),
  city: Text,
  skills: z.array(z.string()),
  about: Text,
  availability: Text,
  yearsOfExperience: z.nullable(z.number()),
  experience: z.array(
    z.object({
      title: z.string(),
      company: z.string(),
      city: Text,
      startDate: doc(z.string(), 'YYYY-MM or YYYY-MM-DD.'),
      endDate: doc(Text, 'Null for a current job.'),
      description: Text,
    }),
  ),
})

const ApplicationAnswer = z.object({
  question: doc(z.string(), 'Wording when it was answered.'),
  kind: QuestionKind,
  answer: z.union([z.string(), z.number()]),
  unit: Text,
  meets: doc(z.nullable(z.boolean()), 'Whether it is what the job needs; null if any answer will do.'),
})

const ApplicationStep = z.object({
  from: z.nullable(ApplicationStatus),
  to: ApplicationStatus,
  by: z.enum(['employer', 'seeker', 'system']),
  at: Instant,
  message: Text,
  reason: z.nullable(RejectionReason),
  interview: z.nullable(Invitation),
})

export const CompanyApplication = z.object({
  id: Id,
  job: z.object({ id: Id, externalId: doc(Text, 'Null for jobs that were posted on the website.'), title: z.string() }),
  status: ApplicationStatus,
  nextSteps: doc(z.array(ApplicationStatus), 'The statuses that an answer may set now.'),
  awaitsAnswer: doc(z.boolean(), 'The company owes an answer.'),
  overdue: z.boolean(),
  appliedAt: Instant,
  viewedAt: z.nullable(Instant),
  answeredAt: z.nullable(Instant),
  answerDueAt: Instant,
  updatedAt: Instant,
  coverLetter: z.string(),
  topChoice: doc(Text, 'Why this is a top choice of the applicant; null unless it is one.'),
  applicant: CompanyApplicant,
  answers: doc(z.array(ApplicationAnswer), 'Answers to the screening questions.'),
  files: doc(
    z.array(
      z.object({
        id: Id,
        name: z.string(),
        kind: LibraryFileKind,
        size: doc(z.number(), 'In bytes.'),
        mediaType: z.string(),
        url: doc(z.string(), 'Signed, and valid for 5 minutes.'),
      }),
    ),
    'Files sent with the application; none after a withdrawal.',
  ),
  interview: doc(z.nullable(Invitation), 'The current invitation.'),
  history: doc(z.array(ApplicationStep), 'All steps in their order.'),
})
export type CompanyApplication = z.infer<typeof CompanyApplication>

const path = '/api/v1/applications'
const reply = z.object({ application: CompanyApplication })

export const listCompanyApplications = endpoint({
  method: 'GET',
  path,
  access: 'key',
  scope: 'applications:read',
  summary: 'List the applications to the jobs of the company, latest first. Reading one does not mark it as viewed',
  query: z.object({
    ...cursorPaging,
    externalId: doc(z.optional(ExternalId), 'Only applications to the job with this id of yours.'),
    jobId: doc(z.optional(Id), 'Only applications to the job with this id of ours.'),
    status: doc(z.optional(choiceOf(ApplicationStatus)), 'Only applications of this status.'),
    changedSince: doc(z.optional(InstantInput), 'Only applications that changed at this time or later.'),
  }),
  reply: z.object({
    applications: z.array(CompanyApplication),
    nextCursor: NextCursor,
    nextChangedSince: doc(
      Instant,
      'Value of changedSince for the next synchronization: take the one of the first page. It overlaps by a minute, so that no change is lost.',
    ),
  }),
})

export const getCompanyApplication = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  access: 'key',
  scope: 'applications:read',
  summary: 'Get an application. Reading it does not mark it as viewed',
  params: idParams,
  reply,
})

const Step = z.enum(
  ['viewed', 'shortlisted', 'interview', 'offered', 'rejected'],
  'Choose viewed, shortlisted, interview, offered or rejected',
)

export const answerCompanyApplication = endpoint({
  method: 'POST',
  path: `${path}/:id/answers`,
  access: 'key',
  scope: 'applications:write',
  summary:
    'Answer an application: the applicant is told immediately, as by an answer on the website. A step that is no longer possible is refused with 409',
  params: idParams,
  body: z.object({
    status: doc(choiceOf(Step), 'The new status, one of nextSteps.'),
    message: doc(nullish(optionalText()), 'What the applicant reads, in plain text.'),
    reason: doc(
      clearable(choiceOf(RejectionReason)),
      'Why the application is rejected. A rejection needs a reason, or a message of at least 20 characters.',
    ),
    reasonQuestion: doc(clearable(Id), 'With the reason eligibility: the screening question that was not met.'),
    interview: doc(
      clearable(InvitationForm),
      'With the status interview: the invitation, with up to 5 times to choose from.',
    ),
    lastStepAt: doc(
      clearable(InstantInput),
      'Time of the latest step that you know. If another one was taken since, yours is refused with 409.',
    ),
  }),
  reply,
  errors: ['step_not_allowed'],
})
