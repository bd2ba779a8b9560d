/**
 * The server's time on a device whose clock may be hours or days off. Instants of the server (due dates, expiry, when
 * something was said) are compared with `serverNow`; the check refuses `Date.now()` and `new Date()` elsewhere.
 */
let offset = 0
const listeners = new Set<() => void>()

/** The present by the server's clock, in milliseconds since 1970; by the device's own until an answer has told the difference. */
export const serverNow = (): number => Date.now() + offset

/** The present by the device's own clock: only for the age of what this device stored, across loads of a page. */
export const deviceNow = (): number => Date.now()

/** The server's time of an instant that the device's own clock showed, for what is shown beside instants of the server. */
export const toServerTime = (deviceTime: number): number => deviceTime + offset

/** Calls back when the difference between both clocks becomes another one. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const SECOND = 1_000

/** Begins to measure a request; what it answers takes the headers as soon as they are there. */
export function timeRequest(): (headers: Headers) => void {
  const sent = performance.now()
  return (headers) => learnServerTime(headers, performance.now() - sent)
}

/**
 * Learns the server's time from `Date` and `Age` (RFC 9110 section 6.6.1, RFC 9111 section 5.1). The header counts whole
 * seconds and the request took `tookMs`, so a difference within that changes nothing: clocks that are right stay as they are.
 */
export function learnServerTime(headers: Headers, tookMs: number): void {
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return
  const age = Number(headers.get('age') ?? 0) * SECOND
  const uncertainty = (tookMs + SECOND) / 2
  const measured = date + (Number.isFinite(age) ? age : 0) + SECOND / 2 - (Date.now() - tookMs / 2)
  if (Math.abs(measured - offset) > uncertainty) become(Math.abs(measured) > uncertainty ? measured : 0)
}

/** A page that the server made at this instant is here: its clock shows at least that. */
export function learnPageTime(madeAt: number): void {
  if (serverNow() < madeAt - SECOND) become(madeAt - Date.now())
}

function become(difference: number) {
  offset = difference
  for (const listener of listeners) listener()
}
