import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Nothing, nullish, number, wholeNumber } from './primitives.ts'

export const Vital = z.enum(['LCP', 'INP', 'CLS'])
export type Vital = z.infer<typeof Vital>

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.round((to - from) / by) }, (_, step) => Number((from + (step + 1) * by).toFixed(3)))

/**
 * How a web vital is judged and counted: `good` and `poor` are the limits that browsers' makers publish (milliseconds; a
 * layout shift has no unit). Values are kept as counts per bucket alone; `bounds` are the buckets' greatest values, the
 * limits among them, so that no page is judged by rounding. What is greater than the last bound is one bucket more.
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

/** Of one page, as the browser measured it; milliseconds, but for the layout shift. */
export const VitalsForm = z.object({
  LCP: z.optional(number(0, 600_000)),
  INP: z.optional(number(0, 600_000)),
  CLS: z.optional(number(0, 1_000)),
})
export type VitalsForm = z.infer<typeof VitalsForm>

const address = z.string('Please give an address').check(z.maxLength(2_000, 'At most 2,000 characters'))
const name = z.string().check(z.maxLength(100, 'At most 100 characters'))

/** Names as the Events API of Plausible has them, short as its tracker sends them, or long as it is documented. */
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
 * `p75`: three of four pages were at least that good; the greatest value of its bucket, null beyond the last one.
 * `pages`: of how many views it is known.
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
 * A visit is a view that did not come from another page of ours. `counted`: by whom; only our own counts are here.
 * Days are those of UTC; `before` is the same number of days before.
 */
export const VisitReport = z.object({
  counted: z.enum(['own', 'off', 'plausible']),
  days: z.number(),
  total: z.object(VisitCounts),
  before: z.object(VisitCounts),
  overTime: z.array(z.object({ day: z.string(), ...VisitCounts })),
  /** The 20 that sent most; `direct` without any, `other` what is not known by name. */
  sources: z.array(z.object({ source: z.string(), visits: z.number() })),
  pages: z.array(z.object({ path: z.string(), ...VisitCounts })),
  devices: z.array(z.object({ device: DeviceClass, ...VisitCounts })),
  /** Of each page, and of all together by the path `*`. */
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
