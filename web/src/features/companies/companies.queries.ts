import { listCompanyChoices, listEmployers } from '@hearback/contract/people/employers.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type CompanySearch, companyRequestOf } from './company-search.ts'

export const companyChoices = () =>
  queryOptions({
    queryKey: ['employers', 'choices'],
    queryFn: ({ signal }) => call(listCompanyChoices, {}, { signal }),
    staleTime: 10 * 60_000,
  })

export const companyList = (search: CompanySearch) =>
  queryOptions({
    queryKey: ['employers', 'list', search],
    queryFn: ({ signal }) => call(listEmployers, { query: companyRequestOf(search) }, { signal }),
    placeholderData: keepPreviousData,
  })
