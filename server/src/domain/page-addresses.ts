import { languageOf } from '@hearback/contract/values/languages.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'

const withSlug = (base: string, id: string, name: string) => {
  const slug = slugOf(name)
  return slug ? `${base}/${id}/${encodeURIComponent(slug)}` : `${base}/${id}`
}

/** The canonical URL of a job; pages redirect all other URLs to it. */
export const jobAddress = (site: string, id: string, title: string) => withSlug(`${site}/jobs`, id, title)

/** The canonical URL of a company. */
export const companyAddress = (site: string, id: string, name: string) => withSlug(`${site}/companies`, id, name)
const ID = '([\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})'
const COMPANY = new RegExp(`^/(?:embed/)?companies/${ID}(?:/[^/]*)?/?$`, 'i')
const JOB = new RegExp(`^/jobs/${ID}(?:/[^/]*)?/?$`, 'i')
const ONLY_ID = new RegExp(`^${ID}$`, 'i')

export interface PageAddress {
  readonly kind: 'company' | 'job'
  readonly id: string
}

/** The company or job that a page shows, by its path and query: in any language, and beside the list of a search too. */
export function readPageAddress(url: string): PageAddress | undefined {
  const [path = '', query = ''] = languageOf(url).rest.split('?', 2)
  const company = COMPANY.exec(path)?.[1]
  if (company) return { kind: 'company', id: company.toLowerCase() }
  const picked = path === '/jobs' ? ONLY_ID.exec(new URLSearchParams(query).get('job') ?? '')?.[1] : undefined
  const job = JOB.exec(path)?.[1] ?? picked
  return job ? { kind: 'job', id: job.toLowerCase() } : undefined
}
