import { getEmployerProfile, listEmployers } from '@hearback/contract/employers.ts'
import type { Call } from '@hearback/contract/endpoint.ts'
import { slugOf } from '@hearback/contract/slug.ts'
import { data, redirect } from 'react-router'
import type { LoadInput } from '../../api/load.ts'
import { isId } from '../../routing/page-id.ts'
import { paths } from '../../routing/paths.ts'
import { companyRequestOf, readCompanySearch } from './company-search.ts'

/** The list as the address asks for it; where it fails, the browser asks again and says so. */
export async function loadCompanies(call: Call, { url }: { url: URL }) {
  const query = companyRequestOf(readCompanySearch(url.searchParams))
  return { found: await call(listEmployers, { query }).catch(() => undefined) }
}

/** The company of the address, or the redirect to its readable address, or the page of what is missing. */
export async function loadCompany(call: Call, { params, url }: LoadInput<{ id: string; slug?: string | undefined }>) {
  if (!isId(params.id)) throw data({ code: 'not_found' }, { status: 404 })
  const { profile } = await call(getEmployerProfile, { params: { id: params.id } })
  const slug = slugOf(profile.businessName)
  if ((params.slug ?? '') !== slug) throw redirect(paths.company(params.id, slug) + url.search, 301)
  return profile
}
