import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Job } from '../../jobs/jobs.ts'
import { choiceOf } from '../../values/choices.ts'
import { limits } from '../../values/limits.ts'
import { knownMergeFields } from '../../values/merge-fields.ts'
import { defaulted, Id, Instant, idParams, nullish, optionalText, TrueOrFalse } from '../../values/primitives.ts'

/** Whether the company hired when it closed a job, and from here (product.md section 20.3). */
export const Hired = z.enum(['here', 'elsewhere', 'no_one'], 'Say whether you hired someone')
export type Hired = z.infer<typeof Hired>

export const JobClosing = z.object({
  hired: Hired,
  /** Number of people who are told that the job is closed. */
  tells: z.number(),
  /** The closing can be undone until then, before the first of them is told. */
  undoUntil: Instant,
})
export type JobClosing = z.infer<typeof JobClosing>

export const getClosingCounts = endpoint({
  method: 'GET',
  path: '/api/postjob/close/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Get whom closing a job concerns: those waiting for an answer, those in progress, and those hired',
  params: idParams,
  reply: z.object({
    /** Applications without a decision, which closing may answer. */
    waiting: z.number(),
    /** Shortlisted, in interviews or with an offer: closing leaves them as they are. */
    inProgress: z.number(),
    hired: z.number(),
  }),
})

const answer = {
  hired: choiceOf(Hired),
  tell: defaulted(TrueOrFalse, true),
  message: nullish(optionalText().check(knownMergeFields)),
}

export const closeJob = endpoint({
  method: 'POST',
  path: '/api/postjob/close/:id',
  access: 'employer',
  role: 'recruiter',
  summary:
    'Close a job, saying whether someone was hired, and tell everyone who still waits. The message may contain {firstName}, {jobTitle} and {company}. May be repeated',
  params: idParams,
  body: z.object(answer),
  reply: z.object({ job: Job, closing: JobClosing }),
  errors: ['step_not_allowed'],
})

export const closeJobs = endpoint({
  method: 'POST',
  path: '/api/postjob/closejobs',
  access: 'employer',
  role: 'recruiter',
  summary:
    'Close several jobs with the same answer and message; returns one independent result per id, as if each was closed alone',
  body: z.object({
    ids: z
      .array(Id)
      .check(
        z.minLength(1, 'Choose at least one'),
        z.maxLength(limits.bulkClosing, `At most ${limits.bulkClosing} at a time`),
      ),
    ...answer,
  }),
  reply: z.object({
    results: z.array(
      z.object({
        _id: Id,
        /** Null if the job was not closed. */
        closing: z.nullable(JobClosing),
        error: z.nullable(z.string()),
        code: z.nullable(z.string()),
      }),
    ),
  }),
})

export const undoClosing = endpoint({
  method: 'DELETE',
  path: '/api/postjob/close/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Undo the closing of a job before anyone was told; the job is as it was before',
  params: idParams,
  reply: z.object({ job: Job }),
  errors: ['conflict', 'open_job_limit_reached'],
})
