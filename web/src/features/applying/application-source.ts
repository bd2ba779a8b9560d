import type { ApplicationSource } from '@hearback/contract/hiring/application-source.ts'
import { sourceParam } from '@hearback/contract/hiring/source-param.ts'

/** Pages between a job and its application, which are not where the job was found. */
const ON_THE_WAY = /^\/(login|signup|verify-email|forgot-password|reset-password|onboarding|settings|profile)\b/

/**
 * Where the seeker found the job: the last page before it, by the addresses of this tab from the latest on, else the site
 * that led here.
 */
export function sourceOf(jobId: string, addresses: readonly string[], referrer: string): ApplicationSource {
  for (const address of addresses) {
    const source = sourceOfPage(jobId, new URL(address))
    if (source) return source
  }
  if (!URL.canParse(referrer)) return 'direct'
  const { origin } = new URL(referrer)
  return origin === location.origin ? (sourceOfPage(jobId, new URL(referrer)) ?? 'site') : 'web'
}

/** Undefined for pages of the job itself and for pages on the way to applying. */
function sourceOfPage(jobId: string, { pathname, searchParams }: URL): ApplicationSource | undefined {
  const told = searchParams.get(sourceParam)
  if (told === 'alert' || told === 'feed') return told
  const path = pathname.replace(/^\/es(?=\/|$)/u, '')
  if (path.startsWith(`/jobs/${jobId}`) || ON_THE_WAY.test(path)) return undefined
  if (/^\/jobs(\/(in|category)\/.*)?$/u.test(path)) return 'search'
  if (path.includes('/companies/')) return 'company'
  return path === '/alerts' ? 'alert' : 'site'
}

/** The source of an application from this tab. Browsers without the Navigation API know only its first and current address. */
export function currentSource(jobId: string): ApplicationSource {
  const { navigation } = window as { navigation?: Navigation }
  const visited = navigation
    ? navigation
        .entries()
        .slice(0, (navigation.currentEntry?.index ?? 0) + 1)
        .flatMap(({ url }) => url ?? [])
        .toReversed()
    : [location.href, ...performance.getEntriesByType('navigation').map(({ name }) => name)]
  return sourceOf(jobId, visited, document.referrer)
}
