import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CalendarDate, Id } from '../values/primitives.ts'
import { ApplicationSource } from './application-source.ts'

/** Stages whose duration is measured, in their usual order. */
export const ReportStage = z.enum(['applied', 'viewed', 'shortlisted', 'interview', 'offered'])
export type ReportStage = z.infer<typeof ReportStage>

/** A day that a report may begin or end with. */
const ReportDay = CalendarDate.check(
  z.refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'Choose a day between 2000 and 2100'),
)

/** Quartiles of durations in seconds; null for fewer than `limits.reportSample` of them. */
const Quartiles = z.nullable(z.object({ lower: z.number(), median: z.number(), upper: z.number() }))
export type Quartiles = z.infer<typeof Quartiles>

/** `claimed`: of the answers, those given elsewhere, by phone for instance (product.md section 16.5). */
const answers = { answered: z.number(), claimed: z.number(), answerTime: Quartiles }
/** How often and how fast applications were answered. */
const answering = { applications: z.number(), ...answers }

export const HiringReport = z.object({
  /** The first and last day of the period, in `timeZone`. */
  since: z.string(),
  until: z.string(),
  /** The zone of the company's founder; UTC until their device has told one. */
  timeZone: z.string(),
  /** The chosen job; null for all. */
  job: z.nullable(z.object({ _id: Id, jobTitle: z.string() })),
  ...answering,
  /** `finished` applications left the stage, `current` ones are in it. */
  stages: z.array(z.object({ stage: ReportStage, finished: z.number(), current: z.number(), time: Quartiles })),
  /** Only sources with applications, most applications first. */
  sources: z.array(
    z.object({
      source: ApplicationSource,
      applications: z.number(),
      answered: z.number(),
      interviews: z.number(),
      hired: z.number(),
    }),
  ),
  /** First answers by member, most answers first; `member` is null where the author is unknown, `name` for former members. */
  members: z.array(z.object({ member: z.nullable(Id), name: z.nullable(z.string()), ...answers })),
  /** The jobs with most applications, at most `limits.reportJobs`; `deleted` ones have no page. */
  jobs: z.array(z.object({ _id: Id, jobTitle: z.string(), deleted: z.boolean(), ...answering })),
  /** Number of jobs with applications, also beyond `jobs`. */
  jobCount: z.number(),
  /** Jobs closed in the period, by whether someone was hired, and from here. Without those closed without an answer to that. */
  closings: z.object({ here: z.number(), elsewhere: z.number(), noOne: z.number() }),
})
export type HiringReport = z.infer<typeof HiringReport>

export const getHiringReport = endpoint({
  method: 'GET',
  path: '/api/jobapplication/hiring-report',
  access: 'employer',
  role: 'recruiter',
  summary:
    'Get the time in each stage, the sources and the answer times of the applications received in a period, by default of the last 90 days',
  query: z.object({ since: z.optional(ReportDay), until: z.optional(ReportDay), job: z.optional(Id) }),
  reply: HiringReport,
})
