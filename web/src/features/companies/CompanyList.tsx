import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listEmployers } from '@hearback/contract/people/employers.ts'
import * as t from '@hearback/texts/web/companies.ts'
import * as locale from '@hearback/texts/web/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import c from './Companies.module.css'
import { CompanyFinder } from './CompanyFinder.tsx'
import { CompanyRow } from './CompanyRow.tsx'
import type { LoadedCompanies } from './companies.load.ts'
import { companyChoices, companyList } from './companies.queries.ts'
import { type CompanySearch, isFiltered, readCompanySearch } from './company-search.ts'

type Found = ReplyOf<typeof listEmployers>

/** Companies ranked by response statistics, with a search and filters. */
export function CompanyList({ loaded }: { loaded: LoadedCompanies }) {
  const [query] = useSearchParams()
  const search = readCompanySearch(query)
  const list = useQuery({
    ...companyList(search),
    ...(loaded.found && { initialData: loaded.found }),
  })
  const choices = useQuery({ ...companyChoices(), ...(loaded.choices && { initialData: loaded.choices }) })
  const { data, isPlaceholderData, isFetching } = list
  return (
    <>
      <CompanyFinder search={search} choices={choices.data} />
      {data && (
        <div className={c.found} data-stale={isPlaceholderData || undefined} aria-busy={isFetching}>
          <Companies found={data} search={search} />
        </div>
      )}
      {!data && <QueryFallback query={list} rows={6} loading={t.listLoading} failed={t.listFailed} />}
    </>
  )
}

function Companies({ found, search }: { found: Found; search: CompanySearch }) {
  if (found.profiles.length === 0) return <NoCompany isSearched={isFiltered(search)} />
  return (
    <>
      <p className={c.total} role="status">
        {t.companyCount(found.total.toLocaleString(locale.numbers))}
        {search.name && ` ${t.forName(search.name)}`}
      </p>
      <ul className={c.list}>
        {found.profiles.map((company) => (
          <CompanyRow key={company._id} company={company} />
        ))}
      </ul>
      <Pager page={search.page} totalPages={found.totalPages} />
    </>
  )
}

const NoCompany = ({ isSearched }: { isSearched: boolean }) => (
  <EmptyState
    title={isSearched ? t.searchEmptyTitle : t.listEmptyTitle}
    icon={<Building2 size={30} />}
    actions={
      isSearched ? (
        <LinkButton to={paths.companies()}>{t.searchEmptyAction}</LinkButton>
      ) : (
        <LinkButton to={paths.signup({ as: 'employer' })}>{t.listEmptyAction}</LinkButton>
      )
    }
  >
    {isSearched ? t.searchEmptyHint : t.listEmptyHint}
  </EmptyState>
)
