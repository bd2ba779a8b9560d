import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { talentLimits } from '../values/limits.ts'
import { Id, Instant, idParams, line, Nothing, pageCounts, paging } from '../values/primitives.ts'
import { LatestInvitation } from './latest-invitation.ts'
import { Seeker } from './seekers.ts'
import { TalentFilters, TalentOrder } from './talent-filters.ts'

/** Filters of a saved search: those of the talent search, without the page. */
export const SavedTalentFilters = z.omit(TalentFilters, { page: true, limit: true })
export type SavedTalentFilters = z.output<typeof SavedTalentFilters>

const naming = z.object({ name: line(talentLimits.name) })

export const TalentSearch = z.object({
  _id: Id,
  name: z.string(),
  filters: z.object({
    skill: z.array(z.string()),
    city: z.string(),
    keyword: z.string(),
    category: z.string(),
    availability: z.string(),
    minYears: z.nullable(z.number()),
    maxRate: z.nullable(z.number()),
    verified: z.boolean(),
    lastSeen: z.nullable(z.enum(['week', 'month'])),
    sort: TalentOrder,
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    radius: z.nullable(z.number()),
  }),
  /** Matching profiles published since the last visit; `talentLimits.newMatches` stands for that many or more. */
  newMatches: z.number(),
  createdAt: Instant,
})
export type TalentSearch = z.infer<typeof TalentSearch>

export const listTalentSearches = endpoint({
  method: 'GET',
  path: '/api/talent-searches',
  access: 'employer',
  role: 'recruiter',
  summary: 'List the saved talent searches of the company, latest first, each with its number of new matches',
  reply: z.object({ searches: z.array(TalentSearch) }),
})

export const saveTalentSearch = endpoint({
  method: 'POST',
  path: '/api/talent-searches',
  access: 'employer',
  role: 'recruiter',
  summary: 'Save a talent search by a name that no other one of the company has; up to 50',
  body: z.object({ ...SavedTalentFilters.shape, ...naming.shape }),
  reply: z.object({ search: TalentSearch }),
  errors: ['profile_required'],
})

export const renameTalentSearch = endpoint({
  method: 'PATCH',
  path: '/api/talent-searches/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Rename a saved talent search',
  params: idParams,
  body: naming,
  reply: Nothing,
})

export const visitTalentSearch = endpoint({
  method: 'POST',
  path: '/api/talent-searches/:id/visit',
  access: 'employer',
  role: 'recruiter',
  summary: 'Count new matches of a saved talent search from now on',
  params: idParams,
  reply: Nothing,
})

export const removeTalentSearch = endpoint({
  method: 'DELETE',
  path: '/api/talent-searches/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Remove a saved talent search',
  params: idParams,
  reply: Nothing,
})

export const TalentList = z.object({
  _id: Id,
  name: z.string(),
  /** People who can be found by the company now. */
  people: z.number(),
  /** Whether the person of the query is on the list. */
  hasPerson: z.boolean(),
  createdAt: Instant,
})
export type TalentList = z.infer<typeof TalentList>

export const listTalentLists = endpoint({
  method: 'GET',
  path: '/api/talent-lists',
  access: 'employer',
  role: 'recruiter',
  summary: 'List the lists of people of the company by name, and whether a person is on each',
  query: z.object({ person: z.optional(Id) }),
  reply: z.object({ lists: z.array(TalentList) }),
})

export const createTalentList = endpoint({
  method: 'POST',
  path: '/api/talent-lists',
  access: 'employer',
  role: 'recruiter',
  summary: 'Create a list of people by a name that no other one of the company has; up to 50',
  body: naming,
  reply: z.object({ list: TalentList }),
  errors: ['profile_required'],
})

export const renameTalentList = endpoint({
  method: 'PATCH',
  path: '/api/talent-lists/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Rename a list of people',
  params: idParams,
  body: naming,
  reply: Nothing,
})

export const removeTalentList = endpoint({
  method: 'DELETE',
  path: '/api/talent-lists/:id',
  access: 'employer',
  role: 'recruiter',
  summary: 'Remove a list of people',
  params: idParams,
  reply: Nothing,
})

export const listTalentListPeople = endpoint({
  method: 'GET',
  path: '/api/talent-lists/:id/people',
  access: 'employer',
  role: 'recruiter',
  summary: 'List the people of a list, latest added first; those who hide from the company are left out',
  params: idParams,
  query: z.object(paging(20)),
  reply: z.object({
    list: TalentList,
    profiles: z.array(Seeker),
    /** Of the people on this page. */
    invitations: z.array(LatestInvitation),
    ...pageCounts,
  }),
})

/** A person of a list in a file, with the fields that their visibility level allows. */
const ExportedPerson = z.pick(Seeker, {
  _id: true,
  displayName: true,
  firstName: true,
  lastName: true,
  jobTitle: true,
  jobCategory: true,
  city: true,
  skill: true,
  yearsOfExperience: true,
  availability: true,
  wishedPay: true,
  email: true,
  phone: true,
})
export type ExportedPerson = z.infer<typeof ExportedPerson>

export const exportTalentList = endpoint({
  method: 'GET',
  path: '/api/talent-lists/:id/export',
  access: 'employer',
  role: 'recruiter',
  summary: 'List all people of a list for a file, with what the company may see of each; at most 10 times an hour',
  params: idParams,
  reply: z.object({
    list: TalentList,
    profiles: z.array(ExportedPerson),
    invitations: z.array(LatestInvitation),
  }),
})

const listing = {
  path: '/api/talent-lists/:id/people/:person',
  access: 'employer',
  role: 'recruiter',
  params: z.object({ id: Id, person: Id }),
  reply: Nothing,
} as const

export const addToTalentList = endpoint({
  ...listing,
  method: 'PUT',
  summary: 'Add a person to a list; idempotent. A list has up to 500 people',
})

export const removeFromTalentList = endpoint({
  ...listing,
  method: 'DELETE',
  summary: 'Remove a person from a list; idempotent',
})
