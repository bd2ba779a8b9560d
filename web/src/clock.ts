/**
 * Server time on a device whose clock may be hours or days off. Server instants (due dates, expiry, message times) are
 * compared with `serverNow`. A check forbids `Date.now()` and `new Date()` elsewhere.
 */
let offset = 0
const listeners = new Set<() => void>()

/** Current server time in Unix milliseconds; the device's time until the offset is known. */
export const serverNow = (): number => Date.now() + offset

/** Current device time: only for the age of data stored on this device, across page loads. */
export const deviceNow = (): number => Date.now()

/** Converts a device time to server time, to show it beside server instants. */
export const toServerTime = (deviceTime: number): number => deviceTime + offset

/** Runs when the offset between both clocks changes. Returns a function that stops it. */
export function onClockChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const SECOND = 1_000

/** Starts timing a request; call the result with the response headers as soon as they arrive. */
export function timeRequest(): (headers: Headers) => void {
  const sent = performance.now()
  return (headers) => learnServerTime(headers, performance.now() - sent)
}

/**
 * Learns the server time from `Date` and `Age` (RFC 9110 section 6.6.1, RFC 9111 section 5.1). The header has a
 * precision of one second and the request took `tookMs`, so smaller differences are ignored.
 */
export function learnServerTime(headers: Headers, tookMs: number): void {
  const date = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(date)) return
  const age = Number(headers.get('age') ?? 0) * SECOND
  const uncertainty = (tookMs + SECOND) / 2
  const measured = date + (Number.isFinite(age) ? age : 0) + SECOND / 2 - (Date.now() - tookMs / 2)
  if (Math.abs(measured - offset) > uncertainty) become(Math.abs(measured) > uncertainty ? measured : 0)
}

/** Learns from a page rendered at this instant that the server time is at least that. */
export function learnPageTime(madeAt: number): void {
  if (serverNow() < madeAt - SECOND) become(madeAt - Date.now())
}

function become(difference: number) {
  offset = difference
  for (const listener of listeners) listener()
}
