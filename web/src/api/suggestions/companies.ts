import { listEmployers } from '@hearback/contract/people/employers.ts'
import { call } from '../call.ts'

/** Suggests companies by name or industry, with their place, because names are not unique. */
export async function companiesLike(keyword: string, signal: AbortSignal, limit = 8) {
  const { profiles } = await call(listEmployers, { query: { keyword, limit, sort: 'name' } }, { signal })
  return profiles.map(({ _id, businessName, businessLocation }) => ({
    _id,
    businessName,
    label: businessLocation ? `${businessName}, ${businessLocation}` : businessName,
  }))
}
