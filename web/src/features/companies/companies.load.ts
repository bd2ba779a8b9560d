import type { Call, ReplyOf } from '@hearback/contract/endpoint.ts'
import {
  type Employer,
  getEmployerProfile,
  listCompanyChoices,
  listEmployers,
} from '@hearback/contract/people/employers.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import { data, redirect } from 'react-router'
import type { LoadInput } from '../../api/load.ts'
import { isId } from '../../routing/page-id.ts'
import { paths } from '../../routing/paths.ts'
import { companyRequestOf, readCompanySearch } from './company-search.ts'

/** Data rendered by the server; the browser fetches missing parts and shows their errors. */
export interface LoadedCompanies {
  found?: ReplyOf<typeof listEmployers> | undefined
  choices?: ReplyOf<typeof listCompanyChoices> | undefined
}

const missing = () => undefined

/** Loads the list for the URL, and the choices of its filters. */
export async function loadCompanies(call: Call, { url }: { url: URL }): Promise<LoadedCompanies> {
  const query = companyRequestOf(readCompanySearch(url.searchParams))
  const [found, choices] = await Promise.all([
    call(listEmployers, { query }).catch(missing),
    call(listCompanyChoices, {}).catch(missing),
  ])
  return { found, choices }
}

/** Loads the company of the URL, redirects to its canonical URL, or throws the 404 page. */
export async function loadCompany(call: Call, { params, url }: LoadInput<{ id: string; slug?: string | undefined }>) {
  if (!isId(params.id)) throw data({ code: 'not_found' }, { status: 404 })
  const { profile } = await call(getEmployerProfile, { params: { id: params.id } })
  const slug = slugOf(profile.businessName)
  if ((params.slug ?? '') !== slug) throw redirect(paths.company(params.id, slug) + url.search, 301)
  return profile
}

/** The imported company that a reader speaks for; undefined for others, which have an owner, and for unknown ids. */
export async function loadClaimed(call: Call, id: string | null): Promise<Employer | undefined> {
  if (!id || !isId(id)) return undefined
  const company = await call(getEmployerProfile, { params: { id } }).catch(() => undefined)
  return company?.profile.imported ? company.profile : undefined
}
