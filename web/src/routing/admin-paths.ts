import { withQuery } from './paths.ts'

/** The paths of moderators, apart from the others because no public page loads them. */
export const adminPaths = {
  case: (kind: string, id: string) => `/admin/cases/${kind}/${id}`,
  pendingCompanies: () => '/admin/companies',
  appeals: () => '/admin/appeals',
  decisions: () => '/admin/decisions',
  accounts: (query: { query?: string } = {}) => withQuery('/admin/accounts', query),
  contact: () => '/admin/contact',
  audit: () => '/admin/audit',
  visits: (query: { days?: string } = {}) => withQuery('/admin/visits', query),
} as const
