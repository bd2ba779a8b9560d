import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ApplicationBudget } from '../hiring/application-limits.ts'
import { AgendaEntry } from '../hiring/applications.ts'
import { InterviewMode } from '../hiring/interviews.ts'
import { Id, Instant } from '../values/primitives.ts'
import { Alert } from './alerts.ts'
import { Job } from './jobs.ts'
import { RecentSearch } from './recent-activity.ts'

/** All of them are counted; only the most urgent ones are listed. */
const counted = <S extends z.ZodMiniType>(entry: S) => z.object({ count: z.number(), first: z.array(entry) })

export const SeekerHome = z.object({
  /** Offers that can be answered, the earliest end first. `jobTitle` is null for an offer without a job. */
  offers: counted(z.object({ offerId: Id, jobTitle: z.nullable(z.string()), company: z.string(), expiresAt: Instant })),
  /** Invitations that have been waiting longest. */
  slotsToPick: counted(AgendaEntry),
  /** Applications whose answer is overdue, the longest first. */
  overdueAnswers: counted(z.extend(AgendaEntry, { answerDueAt: Instant })),
  /** Invitations to apply to open jobs that the seeker has neither applied to nor declined, the latest first. */
  jobInvitations: z.optional(
    counted(z.object({ chatId: Id, job: Id, jobTitle: z.string(), company: z.string(), invitedAt: Instant })),
  ),
  applicationBudget: ApplicationBudget,
  chatRequests: z.number(),
  unreadMessages: z.number(),
  unreadNotifications: z.number(),
  nextInterview: z.nullable(
    z.extend(AgendaEntry, {
      at: Instant,
      minutes: z.number(),
      mode: InterviewMode,
      /** Address, link or phone number; may be empty. */
      place: z.string(),
      timeZone: z.string(),
    }),
  ),
  /** Jobs of the last 30 days that fit the profile, the best match first; without those applied to, hidden, or viewed more than 7 days ago. */
  jobs: z.array(Job),
  /** The latest saved searches, with the number of jobs that the last 7 days brought. */
  savedSearches: z.array(z.object({ search: Alert, newJobs: z.number(), newJobsIsExact: z.boolean() })),
  followedCompanies: z.number(),
  /** Latest jobs that followed companies published in the last 7 days. */
  followedJobs: z.array(Job),
  /** Latest viewed jobs of any status. */
  viewedJobs: z.array(Job),
  recentSearches: z.array(RecentSearch),
})
export type SeekerHome = z.infer<typeof SeekerHome>

export const getSeekerHome = endpoint({
  method: 'GET',
  path: '/api/jobseekeruser/home',
  access: 'seeker',
  summary: 'Get the home of a job seeker: what waits for them, the next interview, new jobs, saved searches',
  reply: z.object({ home: SeekerHome }),
})
