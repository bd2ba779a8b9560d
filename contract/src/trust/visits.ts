import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Nothing, nullish, number, wholeNumber } from '../values/primitives.ts'

export const Vital = z.enum(['LCP', 'INP', 'CLS'])
export type Vital = z.infer<typeof Vital>

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.round((to - from) / by) }, (_, step) => Number((from + (step + 1) * by).toFixed(3)))

/**
 * Thresholds and histogram buckets of the Web Vitals. `good` and `poor` are the published thresholds, in milliseconds;
 * CLS has no unit. Values are stored as counts per bucket; `bounds` are the upper bounds and include the thresholds, so
 * that rounding affects no rating. Values above the last bound have a bucket of their own.
 */
export const vitalScales = {
  LCP: {
    good: 2_500,
    poor: 4_000,
    bounds: [...steps(0, 2_500, 100), ...steps(2_500, 4_000, 250), ...steps(4_000, 10_000, 1_000)],
  },
  INP: {
    good: 200,
    poor: 500,
    bounds: [...steps(0, 200, 25), ...steps(200, 500, 50), ...steps(500, 2_000, 250)],
  },
  CLS: { good: 0.1, poor: 0.25, bounds: [...steps(0, 0.1, 0.01), ...steps(0.1, 0.25, 0.025), ...steps(0.25, 1, 0.25)] },
} as const satisfies Record<Vital, { good: number; poor: number; bounds: readonly number[] }>

/** Measured on one page by the browser, in milliseconds; CLS has no unit. */
export const VitalsForm = z.object({
  LCP: z.optional(number(0, 600_000)),
  INP: z.optional(number(0, 600_000)),
  CLS: z.optional(number(0, 1_000)),
})
export type VitalsForm = z.infer<typeof VitalsForm>

const address = z.string('Enter an address').check(z.maxLength(2_000, 'At most 2,000 characters'))
const name = z.string().check(z.maxLength(100, 'At most 100 characters'))

/** Field names of Plausible's Events API: short as its tracker sends them, or long as documented. */
export const EventForm = z.object({
  n: z.optional(name),
  name: z.optional(name),
  u: z.optional(address),
  url: z.optional(address),
  r: nullish(address),
  referrer: nullish(address),
  p: nullish(VitalsForm),
  props: nullish(VitalsForm),
})
export type EventForm = z.infer<typeof EventForm>

export const recordEvent = endpoint({
  method: 'POST',
  path: '/api/event',
  access: 'public',
  summary:
    'An event of a page, in the form of the Events API of Plausible: `pageview`, or `vitals` with LCP, INP and CLS; others are taken and not counted',
  body: EventForm,
  status: 202,
  reply: Nothing,
})

export const recordPageview = endpoint({
  method: 'POST',
  path: '/api/analytics/pageview',
  access: 'public',
  summary: 'One view of a page, with its web vitals where they are known',
  body: z.object({ path: address, referrer: nullish(address), vitals: nullish(VitalsForm) }),
  status: 204,
  reply: Nothing,
})

export const DeviceClass = z.enum(['desktop', 'tablet', 'phone'])
export type DeviceClass = z.infer<typeof DeviceClass>

const VisitCounts = { visits: z.number(), views: z.number() }

/**
 * `p75` is the 75th percentile: the upper bound of its bucket, or null beyond the last one. `pages` is the number of
 * views measured.
 */
export const MeasuredVital = z.object({
  path: z.string(),
  vital: Vital,
  p75: z.nullable(z.number()),
  rating: z.enum(['good', 'needs work', 'poor']),
  pages: z.number(),
})
export type MeasuredVital = z.infer<typeof MeasuredVital>

/**
 * A visit is a view that did not come from another page of the site. `counted` tells who counts; only our own counts
 * are included. Days are in UTC; `before` covers the preceding period of equal length.
 */
export const VisitReport = z.object({
  counted: z.enum(['own', 'off', 'plausible']),
  days: z.number(),
  total: z.object(VisitCounts),
  before: z.object(VisitCounts),
  overTime: z.array(z.object({ day: z.string(), ...VisitCounts })),
  /** The top 20 sources; `direct` without a referrer, `other` for unknown names. */
  sources: z.array(z.object({ source: z.string(), visits: z.number() })),
  pages: z.array(z.object({ path: z.string(), ...VisitCounts })),
  devices: z.array(z.object({ device: DeviceClass, ...VisitCounts })),
  /** By page; the path `*` covers all pages. */
  vitals: z.array(MeasuredVital),
})
export type VisitReport = z.infer<typeof VisitReport>

export const getVisits = endpoint({
  method: 'GET',
  path: '/api/admin/visits',
  access: 'admin',
  summary: 'Visits of the last days: over time, where they came from, pages, devices and web vitals',
  query: z.object({ days: z._default(wholeNumber(1, 90), 30) }),
  reply: VisitReport,
})
