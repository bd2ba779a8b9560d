import type { DeviceClass } from '@hearback/contract/trust/visits.ts'
import { isbot } from 'isbot'

/** The class of a device by its user agent; undefined for bots, and for an empty user agent. */
export function deviceOf(userAgent: string): DeviceClass | undefined {
  if (userAgent === '' || isbot(userAgent)) return undefined
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  return /Mobi|iPhone|iPod|Android/i.test(userAgent) ? 'phone' : 'desktop'
}
