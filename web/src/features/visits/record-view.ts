import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals'

const EVENTS = '/api/event'
/** More than this the server does not take; it is poor anyway. */
const GREATEST = { LCP: 600_000, INP: 600_000, CLS: 1_000 }

let first = true

/** Tells the server that a page was opened, by its path alone; of the first one also how fast it was, once it is left. */
export function recordView(path: string): void {
  post({ n: 'pageview', u: addressOf(path), r: first ? cameFrom() : location.origin })
  if (first) measure(path)
  first = false
}

const addressOf = (path: string) => location.origin + path

/** The site that led here, never its page. Who loads a page again, or comes back to it, does not arrive anew. */
function cameFrom(): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (navigation && navigation.type !== 'navigate') return location.origin
  return document.referrer && new URL(document.referrer).origin
}

function measure(path: string): void {
  const values: Record<string, number> = {}
  const keep = ({ name, value }: MetricType) => {
    if (name in GREATEST) values[name] = Math.min(value, GREATEST[name as keyof typeof GREATEST])
  }
  onLCP(keep)
  onINP(keep)
  onCLS(keep)
  const leaving = new AbortController()
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    leaving.abort()
    if (Object.keys(values).length > 0) post({ n: 'vitals', u: addressOf(path), p: values })
  }
  document.addEventListener('visibilitychange', tell, { signal: leaving.signal })
}

/** A beacon outlives the page, and nobody waits for it. */
function post(event: object): void {
  if (navigator.onLine) navigator.sendBeacon?.(EVENTS, JSON.stringify(event))
}
