const MINUTE = 60_000

/** The zone of this device, e.g. "America/Boise". */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** All zones that the device knows, that of the device first. */
export function timeZones(): string[] {
  const own = deviceZone()
  return [own, ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own)]
}

/** `local` moved by minutes, in the same form. */
export const laterBy = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}Z`) + minutes * MINUTE).toISOString().slice(0, 16)

/** Tomorrow at ten, by the clocks of this device. */
export function tomorrowAtTen(now = new Date()): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 10)
  return new Date(day.getTime() - day.getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}
