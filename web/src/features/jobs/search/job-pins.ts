import type { JobMap, JobPin } from '@hearback/contract/jobs/maps.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import * as t from '@hearback/texts/web/maps.ts'
import type { MapPin } from '../../../ui/map/groups.ts'
import { formatPay } from '../../../ui/pay/pay.ts'

/** Converts a job to a pin, labeled with its pay. */
export function pinOf({ _id, jobTitle, businessName, city, latitude, longitude, ...pay }: JobPin): MapPin {
  return {
    id: _id,
    ids: [_id],
    label: payOf(pay),
    title: jobTitle,
    note: [businessName, city].filter(Boolean).join(', '),
    latitude,
    longitude,
  }
}

type Pay = Pick<JobPin, 'estimatedFrom' | 'estimatedTo' | 'currency' | 'payPeriod'>

function payOf({ estimatedFrom: from, estimatedTo: to, currency, payPeriod: period }: Pay): string {
  if (from === null || to === null) return t.payMissing
  const { amount, per } = formatPay({ from, to, currency, period })
  return period === 'hour' ? amount : `${amount}${per}`
}

/** States how many results the map shows, and the precision of their positions. */
export function noteOf({ pins, total, totalIsExact }: JobMap): string {
  const all = `${total.toLocaleString(locale.numbers)}${totalIsExact ? '' : '+'}`
  const some = pins.length < total ? `${t.jobsShownNote(pins.length, all)} ` : ''
  return `${some}${t.roundingNote}`
}

/** Formats "jobs in Boise", or "jobs here" for several towns. */
export function groupWords(pins: readonly MapPin[]): string {
  const towns = new Set(pins.map(({ note }) => note.split(', ').at(-1)))
  const [town] = towns
  return towns.size === 1 && town ? t.jobsInTownUnit(town) : t.jobsHereUnit
}
