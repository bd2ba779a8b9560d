import { TimeZone } from './primitives.ts'
import { isoInstantIn } from './zones.ts'

const clock = /^(\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/iu
const day = /^\d{4}-\d{2}-\d{2}$/u
const local = /^(\d{4}-\d{2}-\d{2})[T ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/u
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/u
/** A `Date` object that stands for a day alone is written so. */
const midnight = /T00:00(?::00(?:\.0+)?)?Z$/u
const webAddress = /^https?:\/\//iu

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** Hours and minutes of 24, as in "14:30", of "2:30 PM", "14:30:00" or "2pm"; undefined for anything else. */
export function readClock(text: string): string | undefined {
  const [, hours = '', minutes = '00', half] = clock.exec(text) ?? []
  if (hours === '' || (half === undefined && !text.includes(':'))) return undefined
  const isAfternoon = half?.toLowerCase() === 'p'
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (isAfternoon ? 12 : 0)
  const isClock =
    hour < 24 && Number(minutes) < 60 && (half === undefined || (Number(hours) >= 1 && Number(hours) <= 12))
  return isClock ? `${String(hour).padStart(2, '0')}:${minutes}` : undefined
}

/** The instant that a date and a time mean by the clocks of `zone`; undefined where they don't say one exactly. */
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
 * An invitation of clients that send `date`, `time`, `location` and `message`: they become a slot, a place and a
 * message. A date or time that names no instant goes into the message as it was written, so that nothing is lost.
 * Without a `timeZone` the clocks are those of UTC. Any other value stays as it is.
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
