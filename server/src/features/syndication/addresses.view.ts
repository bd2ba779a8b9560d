import { sourceParam } from '@hearback/contract/hiring/source-param.ts'
import { jobAddress } from '../../domain/page-addresses.ts'

/** The URL of a job in a feed, so that applications tell where they come from. */
export const feedAddress = (site: string, id: string, title: string) =>
  `${jobAddress(site, id, title)}?${sourceParam}=feed`

/** The canonical URL of a directory page. */
export function directoryAddress(site: string, { category, place }: { category: string | null; place: string | null }) {
  const kind = category ? `/category/${encodeURIComponent(category)}` : ''
  return `${site}/jobs${kind}${place ? `/in/${encodeURIComponent(place)}` : ''}`
}

/** The canonical URL of a salary page in English. */
export const salaryAddress = (site: string, { slug, area }: { slug: string; area: string }) =>
  `${site}/salaries/${encodeURIComponent(slug)}${area && `/${encodeURIComponent(area)}`}`

/** Public pages to be indexed. */
export const standingPages = [
  '/',
  '/jobs',
  '/jobs/directory',
  '/salaries',
  '/companies',
  '/pricing',
  '/about',
  '/how-we-count',
  '/contact',
  '/transparency',
  '/answers',
]

/** Pages of signed-in people, and paths read by programs only. */
const notForCrawlers = [
  '/api/',
  '/admin',
  '/alerts',
  '/analytics',
  '/appeal',
  '/answer-applicant',
  '/applications',
  '/billing',
  '/checkout',
  '/confirm-experience',
  '/dev/',
  '/employer',
  '/home',
  '/messages',
  '/notifications',
  '/offers',
  '/onboarding',
  '/profile',
  '/reset-password',
  '/reviews',
  '/saved',
  '/settings',
  '/talent',
  '/unsubscribe',
  '/verify-email',
]

export const robotsText = (site: string) =>
  [
    `# For AI assistants: ${site}/llms.txt`,
    'User-agent: *',
    ...notForCrawlers.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')
