import { type EventForm, Vital, type VitalsForm, vitalScales } from '@hearback/contract/trust/visits.ts'
import type { Deps } from '../../deps.ts'
import { deviceOf } from './devices.ts'
import { pageOf } from './page-of.ts'
import type { ForwardView } from './plausible.service.ts'
import { sourceOf } from './sources.rules.ts'
import type { VisitCounter } from './visit-counter.service.ts'
import { bucketOf } from './vitals.rules.ts'

type Needed = Pick<Deps, 'config' | 'limits'> & { counter: VisitCounter; passOn: ForwardView }

interface Origin {
  address: string
  device: string
  declines: boolean
}
interface Pageview {
  path: string
  referrer?: string | null | undefined
  vitals?: VitalsForm | null | undefined
}

/** Counts a page view, and its vitals if given. See `record` for exceptions. */
export function recordView(
  deps: Needed,
  { path, referrer, vitals }: Pageview,
  origin: Origin,
): Promise<Record<string, never>> {
  return record(deps, { path, view: { referrer: referrer ?? '' }, vitals: vitals ?? {} }, origin)
}

/** As `recordView`, in the event format of another product; only views and vitals are counted. */
export async function recordEventOf(deps: Needed, event: EventForm, origin: Origin): Promise<Record<string, never>> {
  const path = event.u ?? event.url ?? ''
  const name = event.n ?? event.name
  if (name === 'pageview') return recordView(deps, { path, referrer: event.r ?? event.referrer }, origin)
  if (name === 'vitals') return record(deps, { path, vitals: event.p ?? event.props ?? {} }, origin)
  return {}
}

interface Seen {
  path: string
  view?: { referrer: string }
  vitals: VitalsForm
}

/**
 * Ignores bots, browsers that opt out, and unknown paths, with a successful response. Refuses IP addresses with more
 * than 300 views a minute. If another product counts, views are forwarded to it and not stored.
 */
async function record(deps: Needed, { path, view, vitals }: Seen, origin: Origin): Promise<Record<string, never>> {
  const { config, limits, counter, passOn } = deps
  await limits.consume('visitByAddress', origin.address)
  const page = pageOf(path)
  const device = deviceOf(origin.device)
  if (config.analytics.by === 'off' || origin.declines || !page || !device) return {}
  const source = view && sourceOf(view.referrer, ownHosts(config.publicUrl, path))
  if (config.analytics.by === 'plausible') {
    if (view) passOn({ page, source, address: origin.address, device: origin.device })
    return {}
  }
  counter.count((tally) => {
    if (view) tally.addView({ page, device, source })
    for (const vital of Vital.options) {
      const value = vitals[vital]
      if (value !== undefined)
        tally.addVital({ page, vital, bucket: bucketOf(value, vitalScales[vital].bounds), pages: 1 })
    }
  })
  return {}
}

/** The site may be reachable by another host than that of its public URL. */
const ownHosts = (publicUrl: string, path: string) => [
  new URL(publicUrl).hostname,
  ...(URL.canParse(path) ? [new URL(path).hostname] : []),
]
