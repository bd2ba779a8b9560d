import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals'

const EVENTS = '/api/event'
/** Maximum values that the server accepts; they already count as poor. */
const GREATEST = { LCP: 600_000, INP: 600_000, CLS: 1_000 }

let first = true

/** Reports a page view by its path. On leaving the first page it also reports the Web Vitals. */
export function recordView(path: string): void {
  post({ n: 'pageview', u: addressOf(path), r: first ? cameFrom() : location.origin })
  if (first) measure(path)
  first = false
}

const addressOf = (path: string) => location.origin + path

/** Origin of the referrer, without its path. Reloads and back navigations count as internal. */
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

/** Sent as a beacon, which outlives the page and delays nothing. */
function post(event: object): void {
  if (navigator.onLine) navigator.sendBeacon?.(EVENTS, JSON.stringify(event))
}
