import { currentZone } from '@hearback/contract/values/zones.ts'

// Pages of visitors load it late, because of the former names of zones.

/** The device's time zone by its current name, e.g. "America/Boise"; UTC if unknown. */
export function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return currentZone(timeZone ?? 'UTC') ?? 'UTC'
}

/** Formats the zone "America/New_York" as "New York", by its current name. */
export const zoneWords = (zone: string): string =>
  (currentZone(zone) ?? zone).split('/').at(-1)?.replaceAll('_', ' ') ?? zone
