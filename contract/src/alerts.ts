import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { JobFilters } from './job-search.ts'
import { EmploymentType, PayPeriod, Workplace } from './jobs.ts'
import { limits } from './limits.ts'
import { Id, Instant, idParams, line, Nothing, nullish, optionalLine, TimeZone } from './primitives.ts'

/** What is looked for: as job search takes it. The order, the page and the age make no sense for what is new. */
export const AlertFilters = z.omit(JobFilters, {
  page: true,
  resultsPerPage: true,
  sort: true,
  brief: true,
  postedWithin: true,
})
export type AlertFilters = z.output<typeof AlertFilters>
/** US dollars are left out, as in searches that were saved before they named a currency. */
export type StoredFilters = Omit<AlertFilters, 'payCurrency'> & Partial<Pick<AlertFilters, 'payCurrency'>>

/** A saved search: once a day its owner is told of new jobs that match, unless it is paused. */
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
  payFrom: z.nullable(z.number()),
  payPeriod: PayPeriod,
  payCurrency: z.string(),
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
    'Save a search: new jobs that match are mailed once a day. The same one again takes the new name and goes on',
  body: z.object({
    ...AlertFilters.shape,
    /** Made of the search where it is left out. */
    name: z._default(optionalLine(limits.alertName), ''),
    /** Of the person: in whose morning the mail comes. UTC where it was never given. */
    timeZone: nullish(TimeZone),
  }),
  reply: z.object({ alert: Alert }),
})

export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/alerts',
  access: 'seeker',
  summary: 'One’s saved searches, the latest first',
  reply: z.object({ alerts: z.array(Alert) }),
})

/** What its owner calls it. */
export const AlertNaming = z.object({ name: line(limits.alertName) })

export const updateAlert = endpoint({
  method: 'PATCH',
  path: '/api/alerts/:id',
  access: 'seeker',
  summary: 'Rename one of one’s saved searches, pause it, or let it go on: then with what is new from that moment',
  params: idParams,
  body: z.object({ ...z.partial(AlertNaming).shape, paused: z.optional(z.boolean('Give true or false')) }),
  reply: z.object({ alert: Alert }),
})

export const removeAlert = endpoint({
  method: 'DELETE',
  path: '/api/alerts/:id',
  access: 'seeker',
  summary: 'Remove one of one’s saved searches',
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

/** `token` is of a mail; `mail` is whether the search still sends any. */
const subscription = {
  access: 'public',
  query: z.object({ token: line(300) }),
  reply: z.object({ name: z.string(), mail: z.boolean() }),
} as const

export const getAlertSubscription = endpoint({
  ...subscription,
  method: 'GET',
  path: '/api/alerts/subscription',
  summary: 'Which saved search the link of a mail pauses; changes nothing',
})

export const unsubscribeAlert = endpoint({
  ...subscription,
  method: 'POST',
  path: '/api/alerts/unsubscribe',
  summary: 'Pause the saved search that the link of a mail names, without signing in (RFC 8058); again is the same',
})
