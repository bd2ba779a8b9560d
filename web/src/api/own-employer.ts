import { type Employer, getEmployerProfile } from '@hearback/contract/people/employers.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { keepOwnEmployer, keptOwnEmployer, OWN_EMPLOYER_AGE } from './query-client.ts'

/** The user's own company with all fields; cached for an hour, also across visits (product.md 5). */
export const ownEmployer = (id: string) =>
  queryOptions({
    queryKey: ['employers', 'own', id],
    queryFn: async ({ signal }) =>
      keepOwnEmployer((await call(getEmployerProfile, { params: { id } }, { signal })).profile),
    staleTime: OWN_EMPLOYER_AGE,
    initialData: () => keptOwnEmployer<Employer>()?.data,
    initialDataUpdatedAt: () => keptOwnEmployer<Employer>()?.at,
  })
