import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { limits } from '../values/limits.ts'
import { Id, Instant, idParams, line, Nothing, nullish, optionalLine, TimeZone } from '../values/primitives.ts'
import { JobFilters } from './job-search.ts'
import { EmploymentType, PayPeriod, Workplace } from './jobs.ts'
import { Benefit, ExperienceLevel, Shift } from './work-details.ts'

/** Search criteria of an alert: those of the job search, without sort order, page and age. */
export const AlertFilters = z.omit(JobFilters, {
  page: true,
  resultsPerPage: true,
  sort: true,
  brief: true,
  postedWithin: true,
})
export type AlertFilters = z.output<typeof AlertFilters>
/** US dollars, `hideApplied: false`, `verified: false` and empty lists of skills and details are omitted, as in searches saved before these existed. */
export type StoredFilters = Omit<AlertFilters, Omitted> & Partial<Pick<AlertFilters, Omitted>>
type Omitted = 'payCurrency' | 'hideApplied' | 'verified' | 'skills' | 'shift' | 'experienceLevel' | 'benefits'

/** A saved search: its owner is told of new matching jobs in their rhythm, unless paused. */
export const Alert = z.object({
  _id: Id,
  name: z.string(),
  keyword: z.string(),
  location: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  radius: z.nullable(z.number()),
  category: z.array(z.string()),
  employmentType: z.array(EmploymentType),
  workplace: z.array(Workplace),
  skills: z.optional(z.array(z.string())),
  shift: z.optional(z.array(Shift)),
  experienceLevel: z.optional(z.array(ExperienceLevel)),
  benefits: z.optional(z.array(Benefit)),
  payFrom: z.nullable(z.number()),
  payPeriod: PayPeriod,
  payCurrency: z.string(),
  answersShare: z.nullable(z.number()),
  answersWithinDays: z.nullable(z.number()),
  hideApplied: z.boolean(),
  /** Optional, because cached copies on devices may lack it. */
  verified: z.optional(z.boolean()),
  paused: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type Alert = z.infer<typeof Alert>

export const createAlert = endpoint({
  method: 'POST',
  path: '/api/alerts',
  access: 'seeker',
  summary:
    'Save a search, whose new matching jobs are told once a day, or in the chosen rhythm. Saving an equal search renames and resumes it',
  body: z.object({
    ...AlertFilters.shape,
    /** Derived from the search if omitted. */
    name: z._default(optionalLine(limits.alertName), ''),
    /** Time zone of the user, for a mail in the morning. UTC if never given. */
    timeZone: nullish(TimeZone),
  }),
  reply: z.object({ alert: Alert }),
})

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/alerts',
  access: 'seeker',
  summary: 'List the saved searches of the user, latest first',
  reply: z.object({ alerts: z.array(Alert) }),
})

/** Name given by the owner. */
export const AlertNaming = z.object({ name: line(limits.alertName) })

export const updateAlert = endpoint({
  method: 'PATCH',
  path: '/api/alerts/:id',
  access: 'seeker',
  summary: 'Rename, pause or resume a saved search; a resumed one starts with jobs from then on',
  params: idParams,
  body: z.object({ ...z.partial(AlertNaming).shape, paused: z.optional(z.boolean('Enter true or false')) }),
  reply: z.object({ alert: Alert }),
})

export const removeAlert = endpoint({
  method: 'DELETE',
  path: '/api/alerts/:id',
  access: 'seeker',
  summary: 'Remove a saved search',
  params: idParams,
  reply: Nothing,
})

const named = z.object({ id: z.optional(Id) })

export const removeNamedAlert = endpoint({
  method: 'DELETE',
  path: '/api/alerts',
  access: 'seeker',
  summary: 'As DELETE /api/alerts/{id}, with the id in the body or in the query',
  query: named,
  body: named,
  reply: Nothing,
})

/** How often a seeker hears of new jobs of saved searches and followed companies: by mail, and by push where a device receives it. */
export const AlertRhythm = z.enum(['instant', 'daily', 'weekly', 'off'], 'Choose instant, daily, weekly or off')
export type AlertRhythm = z.infer<typeof AlertRhythm>

export const getAlertRhythm = endpoint({
  method: 'GET',
  path: '/api/alerts/rhythm',
  access: 'seeker',
  summary: 'Get how often the seeker hears of new jobs; daily by default',
  reply: z.object({ rhythm: AlertRhythm }),
})

export const setAlertRhythm = endpoint({
  method: 'PUT',
  path: '/api/alerts/rhythm',
  access: 'seeker',
  summary:
    'Set how often the seeker hears of new jobs: within minutes by day and at most once an hour, at 7:00 of each day or Monday in their time zone, or never',
  body: z.object({ rhythm: choiceOf(AlertRhythm), timeZone: nullish(TimeZone) }),
  reply: Nothing,
})

/** `token` is that of a mail link; `mail` tells whether the search still sends mails. */
const subscription = {
  access: 'public',
  query: z.object({ token: line(300) }),
  reply: z.object({ name: z.string(), mail: z.boolean() }),
} as const

export const getAlertSubscription = endpoint({
  ...subscription,
  method: 'GET',
  path: '/api/alerts/subscription',
  summary: 'Get the saved search of a mail link; changes nothing',
})

export const unsubscribeAlert = endpoint({
  ...subscription,
  method: 'POST',
  path: '/api/alerts/unsubscribe',
  summary: 'Pause the saved search of a mail link without a sign-in (RFC 8058); idempotent',
})
