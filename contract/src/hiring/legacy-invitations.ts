import { TimeZone } from '../values/primitives.ts'
import { isoInstantIn } from '../values/zones.ts'

const clock = /^(\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/iu
const day = /^\d{4}-\d{2}-\d{2}$/u
const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/u
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/u
/** A serialized `Date` at midnight UTC stands for a day. */
const midnight = /T00:00(?::00(?:\.0+)?)?Z$/u
const webAddress = /^https?:\/\//iu

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** Parses a time such as "14:30", "2:30 PM", "14:30:00" or "2pm" to "HH:MM"; undefined for anything else. */
export function readClock(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] = clock.exec(text) ?? []
  if (hours === '' || (half === undefined && !text.includes(':'))) return undefined
  const isAfternoon = half?.toLowerCase() === 'p'
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  const isClock =
    hour < 24 && Number(minutes) < 60 && (half === undefined || (Number(hours) >= 1 && Number(hours) <= 12))
  return isClock ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined
}

/** Returns the instant of a date and time in `zone`; undefined if they are not exact. */
function slotOf(date: string, time: string, zone: string): string | undefined {
  if (instant.test(date) && time === '' && !midnight.test(date)) {
    return Number.isNaN(Date.parse(date)) ? undefined : new Date(date).toISOString()
  }
  const [, localDay = '', localTime = ''] = local.exec(date) ?? []
  const onDay = localDay || date.replace(midnight, '')
  const at = readClock(time || localTime)
  return day.test(onDay) && at !== undefined ? isoInstantIn(zone, `${onDay}T${at}`) : undefined
}

/**
 * Converts legacy invitations with `date`, `time`, `location` and `message` to a slot, a place and a message. An
 * invalid date or time is kept as text of the message, so that nothing is lost. Without `timeZone` times are in UTC.
 * Any other value is returned unchanged.
 */
export function readLegacyInvitation(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const { date, time, location, ...rest } = value as Record<string, unknown>
  if (date === undefined && time === undefined && location === undefined) return value
  const zone = TimeZone.safeParse(rest.timeZone).data ?? 'UTC'
  const [onDay, at, place] = [textOf(date), textOf(time), textOf(location)]
  const slot = slotOf(onDay, at, zone)
  const unread = slot === undefined ? [onDay, at].filter(Boolean).join(', ') : ''
  const message = [textOf(rest.message), unread].filter(Boolean).join('\n\n')
  const mode = webAddress.test(place) || place === '' ? 'video' : 'onsite'
  return {
    mode,
    ...rest,
    message,
    ...(slot !== undefined && rest.slots === undefined && { slots: [slot] }),
    ...(rest.place === undefined && place !== '' && { place }),
  }
}
