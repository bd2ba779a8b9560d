const minute = 60_000
const day = 24 * 60 * minute

/** Former names of the IANA database, which browsers and Node may still give, and what they are called now. */
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

/** Former names of a zone, for systems whose database is older, and for people who look for them. */
export const formerNames = (zone: string): string[] =>
  Object.keys(currentNames).filter((former) => currentNames[former] === zone)

/** The current name of a zone given by any of its names, in any case; undefined where there is none, or for an offset like +02:00. */
export function currentZone(name: string): string | undefined {
  if (!/^[a-z]/iu.test(name)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    const current = currentNames[timeZone] ?? timeZone
    // A system may not know the current name yet.
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
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', second: 'numeric', ...numeric })
  clocks.set(zone, made)
  return made
}

/** Clock time of the zone at an instant, as if it were UTC; both in milliseconds, to the second. */
function clockAt(instant: number, zone: string): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
}

/**
 * The instant in milliseconds at which clocks of the zone show `local` ("2026-11-22T10:00"); undefined for no time.
 * A time that clocks skip moves forward by what they skip (02:30 is 03:30); of one that they show twice, the first.
 */
export function instantIn(zone: string, local: string): number | undefined {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return undefined
  const before = wanted - offsetAt(wanted - day, zone)
  const after = wanted - offsetAt(wanted + day, zone)
  const shown = [before, after].filter((instant) => clockAt(instant, zone) === wanted)
  return shown.length > 0 ? Math.min(...shown) : before
}

/** The same as ISO 8601 in UTC. Throws a RangeError where `zone` is no IANA time zone. */
export function isoInstantIn(zone: string, local: string): string | undefined {
  const instant = instantIn(zone, local)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

/** Whether clocks of the zone skip this time, because they are put forward. */
export function isSkipped(zone: string, local: string): boolean {
  const instant = instantIn(zone, local)
  return instant !== undefined && !withOffset(zone, instant).startsWith(local)
}

/** Minutes east of UTC, in milliseconds. */
const offsetAt = (instant: number, zone: string) => clockAt(instant, zone) - Math.floor(instant / 1000) * 1000

/** The calendar date of an instant in a zone, "2026-12-31". */
export const dayIn = (zone: string, instant: number): string =>
  new Date(clockAt(instant, zone)).toISOString().slice(0, 10)

/** The last millisecond of a calendar date in a zone; undefined for no date. */
export function endOfDay(zone: string, date: string): number | undefined {
  const start = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(start)) return undefined
  const next = instantIn(zone, new Date(start + day).toISOString().slice(0, 19))
  return next === undefined ? undefined : next - 1
}

/** The date on which something ends that is over at this instant: midnight belongs to the day before. */
export const lastDayIn = (zone: string, endsAt: number): string => dayIn(zone, endsAt - 1)

/** ISO 8601 with the offset of the zone, "2026-12-31T23:59:59-08:00". */
export function withOffset(zone: string, instant: number): string {
  const minutes = Math.round(offsetAt(instant, zone) / minute)
  const two = (count: number) => String(Math.trunc(Math.abs(count))).padStart(2, '0')
  const offset = `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
  return new Date(clockAt(instant, zone)).toISOString().slice(0, 19) + offset
}
