import { slugOf } from '@hearback/contract/values/slug.ts'

const withSlug = (base: string, id: string, name: string) => {
  const slug = slugOf(name)
  return slug ? `${base}/${id}/${encodeURIComponent(slug)}` : `${base}/${id}`
}

/** The canonical URL of a job; pages redirect all other URLs to it. */
export const jobAddress = (site: string, id: string, title: string) => withSlug(`${site}/jobs`, id, title)

/** The canonical URL of a company. */
export const companyAddress = (site: string, id: string, name: string) => withSlug(`${site}/companies`, id, name)
