import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { CompanyCard } from '../people/employers.ts'
import { Id, Instant, idParams, Nothing, nullish, TimeZone } from '../values/primitives.ts'

/** A company that a job seeker follows. */
export const FollowedCompany = z.object({
  company: CompanyCard,
  openJobs: z.number(),
  followedAt: Instant,
})
export type FollowedCompany = z.infer<typeof FollowedCompany>

export const followCompany = endpoint({
  method: 'PUT',
  path: '/api/follows/:id',
  access: 'seeker',
  summary: 'Follow a company, whose new jobs are told with those of saved searches; idempotent',
  params: idParams,
  body: z.object({
    /** Time zone of the user, for a mail in the morning. UTC if never given. */
    timeZone: nullish(TimeZone),
  }),
  reply: Nothing,
})

export const unfollowCompany = endpoint({
  method: 'DELETE',
  path: '/api/follows/:id',
  access: 'seeker',
  summary: 'Stop following a company; idempotent',
  params: idParams,
  reply: Nothing,
})

export const listFollowed = endpoint({
  method: 'GET',
  path: '/api/follows',
  access: 'seeker',
  summary: 'List the companies that the user follows, latest first',
  reply: z.object({ companies: z.array(FollowedCompany) }),
})

/** All ids, so that the page of each company can show whether it is followed. */
export const listFollowedIds = endpoint({
  method: 'GET',
  path: '/api/follows/ids',
  access: 'seeker',
  summary: 'List the ids of the companies that the user follows, latest first',
  reply: z.object({ ids: z.array(Id) }),
})

export const countFollowers = endpoint({
  method: 'GET',
  path: '/api/hruser/followers',
  access: 'employer',
  role: 'recruiter',
  summary: 'Count the followers of the company; null below 5, so that the number tells nothing about a person',
  reply: z.object({ followers: z.nullable(z.number()) }),
})
