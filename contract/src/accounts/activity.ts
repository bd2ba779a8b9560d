import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { choiceOf } from '../values/choices.ts'
import { CalendarDate, Id, Instant, TimeZone, wholeNumber } from '../values/primitives.ts'
import { activityLimits } from './company-limits.ts'

/** Kinds of acts. The part before the first underscore is the topic. */
export const ActivityAct = z.enum([
  'job_posted',
  'job_edited',
  'job_paused',
  'job_reopened',
  'job_renewed',
  'job_closed',
  'job_expired',
  'job_deleted',
  'job_restored',
  'job_staffed',
  'job_criteria_set',
  'application_moved',
  'application_answered',
  'application_noted',
  'application_note_edited',
  'application_note_deleted',
  'application_scored',
  'application_score_edited',
  'application_score_deleted',
  'application_claimed',
  'application_contested',
  'offer_made',
  'offer_replaced',
  'offer_withdrawn',
  'offer_rescinded',
  'offer_expired',
  'team_invited',
  'team_uninvited',
  'team_joined',
  'team_promoted',
  'team_removed',
  'team_left',
  'company_created',
  'company_edited',
  'company_replanned',
  'company_template_added',
  'company_template_edited',
  'company_template_removed',
  'company_domain_proved',
  'company_domain_lapsed',
  'company_domain_removed',
  'company_webhook_added',
  'company_webhook_edited',
  'company_webhook_rotated',
  'company_webhook_removed',
  'company_webhook_disabled',
  'company_photo_added',
  'company_photo_described',
  'company_photo_removed',
  'company_photos_ordered',
  'company_key_created',
  'company_key_revoked',
])
export type ActivityAct = z.infer<typeof ActivityAct>

export const ActivityTopic = z.enum(['job', 'application', 'offer', 'team', 'company'], 'Choose from the list')
export type ActivityTopic = z.infer<typeof ActivityTopic>

/** A member or former member; the name is null once their account is erased. */
const Person = z.object({ _id: z.nullable(Id), name: z.nullable(z.string()) })

const ChangedValue = z.nullable(z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
export type ChangedValue = z.infer<typeof ChangedValue>

export const ActivityEntry = z.object({
  _id: Id,
  at: Instant,
  act: ActivityAct,
  /** Null for what the system did. */
  member: z.nullable(Person),
  /** Name of the API key by which a program acted for the member; null for the member’s own acts. */
  key: z.nullable(z.string()),
  /** The title as it is now; `deleted` jobs have no page. */
  job: z.nullable(z.object({ _id: Id, jobTitle: z.string(), deleted: z.boolean() })),
  application: z.nullable(Id),
  /** The person who applied or got the offer, by the name of now; null once erased. */
  applicant: z.nullable(Person),
  /** The member whose role or membership changed, who accepted the invitation, or whose note or scorecard another one deleted. */
  colleague: z.nullable(Person),
  /** The address of an open invitation. */
  invited: z.nullable(z.string()),
  /** Only what changed, with names of members for their ids. A field without values is one whose values are not logged. */
  changes: z.array(z.object({ field: z.string(), before: ChangedValue, after: ChangedValue })),
})
export type ActivityEntry = z.infer<typeof ActivityEntry>

/** A day that the period may begin or end with. */
const Day = CalendarDate.check(
  z.refine((day) => day >= '2000-01-01' && day <= '2100-12-31', 'Choose a day between 2000 and 2100'),
)

export const listActivity = endpoint({
  method: 'GET',
  path: '/api/team/activity',
  access: 'employer',
  role: 'owner',
  summary:
    'The activity log of the company, latest first: which member did what, with the values before and after. Entries never change, and are deleted after two years',
  query: z.object({
    member: z.optional(Id),
    topic: z.optional(choiceOf(ActivityTopic)),
    job: z.optional(Id),
    since: z.optional(Day),
    until: z.optional(Day),
    /** The zone of the days, by default that of the company’s founder. */
    timeZone: z.optional(TimeZone),
    limit: z._default(wholeNumber(1, activityLimits.page), 30),
    /** The last entry of the page before. */
    before: z.optional(Id),
  }),
  reply: z.object({
    entries: z.array(ActivityEntry),
    /** Value of `before` for the next page; null on the last one. */
    next: z.nullable(Id),
  }),
})
