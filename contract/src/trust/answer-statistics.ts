import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Instant } from '../values/primitives.ts'

export const AnswerStatistics = z.object({
  /** Applications that were answered or that expired in the period. */
  finished: z.number(),
  /** From 0 to 1, rounded to hundredths; 1 only if all were answered in time. */
  answeredShare: z.number(),
  /** Share of the answers that were given elsewhere, by phone for instance, and counted after the applicant was asked. */
  claimedShare: z.number(),
  /** Days from application to answer, rounded to tenths; null with fewer than 10 answers. */
  days: z.nullable(z.object({ lowerQuartile: z.number(), median: z.number(), upperQuartile: z.number() })),
})
export type AnswerStatistics = z.infer<typeof AnswerStatistics>

/** The last 90 days at the time of the computation. Null and empty while there are too few applications or companies. */
export const AnswerReport = z.object({
  since: z.nullable(Instant),
  until: z.nullable(Instant),
  all: z.nullable(AnswerStatistics),
  /** Categories, the most applications first; at the end `category` null for all others together. */
  categories: z.array(z.extend(AnswerStatistics, { category: z.nullable(z.string()) })),
  /** States and regions, the same way; `area` null for all others together, with jobs that have none. */
  areas: z.array(
    z.extend(AnswerStatistics, {
      area: z.nullable(z.object({ slug: z.string(), name: z.string(), country: z.string() })),
    }),
  ),
})
export type AnswerReport = z.infer<typeof AnswerReport>

export const getAnswerStatistics = endpoint({
  method: 'GET',
  path: '/api/answers',
  access: 'public',
  summary:
    'Get the share of applications on this installation that were answered in the last 90 days, and in how many days, by category and state; computed once a day',
  reply: z.object({ answers: AnswerReport }),
})
