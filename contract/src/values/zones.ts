const minute = 60_000
const day = 24 * 60 * minute

/** Former names of the IANA database, which browsers and Node may still return, with their current names. */
const currentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Fort_Wayne': 'America/Indiana/Indianapolis',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Knox_IN': 'America/Indiana/Knox',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'America/Rosario': 'America/Argentina/Cordoba',
  'America/Santa_Isabel': 'America/Tijuana',
  'Asia/Ashkhabad': 'Asia/Ashgabat',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Chongqing': 'Asia/Shanghai',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Macao': 'Asia/Macau',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Thimbu': 'Asia/Thimphu',
  'Asia/Ujung_Pandang': 'Asia/Makassar',
  'Asia/Ulan_Bator': 'Asia/Ulaanbaatar',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Etc/GMT': 'UTC',
  'Etc/UCT': 'UTC',
  'Etc/UTC': 'UTC',
  'Etc/Universal': 'UTC',
  'Etc/Zulu': 'UTC',
  'Europe/Kiev': 'Europe/Kyiv',
  'Europe/Uzhgorod': 'Europe/Kyiv',
  'Europe/Zaporozhye': 'Europe/Kyiv',
  GMT: 'UTC',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
  UCT: 'UTC',
}

/** Former names of a zone, for systems with an older database, and as search terms. */
export const formerNames = (zone: string): string[] =>
  Object.keys(currentNames).filter((former) => currentNames[former] === zone)

/**
 * Returns the current name of a zone given by any name in any case; undefined for unknown names and offsets like
 * +02:00.
 */
export function currentZone(name: string): string | undefined {
  if (!/^[a-z]/iu.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    const current = currentNames[timeZone] ?? timeZone
    // The runtime may not know the current name yet.
    return isKnown(current) ? current : timeZone
  } catch {
    return undefined
  }
}

function isKnown(zone: string): boolean {
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function clockOf(zone: string): Intl.DateTimeFormat {
  const kept = clocks.get(zone)
  if (kept) return kept
  // Swedish writes dates and times as ISO 8601 does.
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(zone, made)
  return made
}

/** Local time of the zone at an instant, as if it were UTC; both in milliseconds, rounded to seconds. */
function clockAt(instant: number, zone: string): number {
  return Date.parse(`${clockOf(zone).format(instant).replace(' ', 'T')}Z`)
}

/**
 * Converts a local time of the zone ("2026-11-22T10:00") to an instant in milliseconds; undefined if invalid.
 * A time skipped by daylight saving moves forward by the gap (02:30 becomes 03:30); of a repeated time, the first one
 * counts.
 */
export function instantIn(zone: string, local: string): number | undefined {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return undefined
  const before = wanted - offsetAt(wanted - day, zone)
  const after = wanted - offsetAt(wanted + day, zone)
  const shown = [before, after].filter((instant) => clockAt(instant, zone) === wanted)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** Like `instantIn`, as ISO 8601 in UTC. Throws a RangeError if `zone` is not an IANA time zone. */
export function isoInstantIn(zone: string, local: string): string | undefined {
  const instant = instantIn(zone, local)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

/** Whether daylight saving skips this local time. */
export function isSkipped(zone: string, local: string): boolean {
  const instant = instantIn(zone, local)
  return instant !== undefined && !withOffset(zone, instant).startsWith(local)
}

/** UTC offset east of Greenwich, in milliseconds. */
const offsetAt = (instant: number, zone: string) => clockAt(instant, zone) - Math.floor(instant / 1000) * 1000

/** Returns the calendar date of an instant in a zone, e.g. "2026-12-31". */
export const dayIn = (zone: string, instant: number): string =>
  new Date(clockAt(instant, zone)).toISOString().slice(0, 10)

/** Returns the last millisecond of a calendar date in a zone; undefined if invalid. */
export function endOfDay(zone: string, date: string): number | undefined {
  const start = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(start)) return undefined
  const next = instantIn(zone, new Date(start + day).toISOString().slice(0, 19))
  return next === undefined ? undefined : next - 1
}

/** Returns the last date before an end instant: midnight belongs to the previous day. */
export const lastDayIn = (zone: string, endsAt: number): string => dayIn(zone, endsAt - 1)

/** Formats ISO 8601 with the offset of the zone, e.g. "2026-12-31T23:59:59-08:00". */
export function withOffset(zone: string, instant: number): string {
  const minutes = Math.round(offsetAt(instant, zone) / minute)
  const two = (count: number) => String(Math.trunc(Math.abs(count))).padStart(2, '0')
  const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
  return new Date(clockAt(instant, zone)).toISOString().slice(0, 19) + offset
}
