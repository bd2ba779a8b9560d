import { ApplicationOrder, ApplicationStanding } from '@hearback/contract/hiring/applications.ts'
import { limits } from '@hearback/contract/values/limits.ts'
import { truncate } from '@hearback/contract/values/text.ts'
import * as t from '@hearback/texts/web/applications.ts'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { STANDING_WORDS } from '../../domain/applying-words.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { SearchParamField } from '../../ui/fields/SearchParamField.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { SortLinks } from '../../ui/navigation/SortLinks.tsx'
import { StatusFilter } from '../../ui/navigation/StatusFilter.tsx'
import { ApplicationRow } from './ApplicationRow.tsx'
import c from './Applications.module.css'
import { type ApplicationFilters, agenda, myApplications } from './applications.queries.ts'

/**
 * The seeker's applications, by the words, status and page of the URL. Shown together with what needs the seeker, which would push
 * them down.
 */
export function ApplicationList() {
  const [query] = useSearchParams()
  const filters = filtersOf(query)
  const list = useQuery(myApplications(filters))
  const { data } = list
  const needs = useQuery(agenda())
  if (!needs.isFetched && needs.failureCount === 0) return <SkeletonRows rows={6} label={t.listLoading} />
  if (!data) return <QueryFallback query={list} rows={6} loading={t.listLoading} failed={t.listFailed} />
  const all = Object.values(data.counts).reduce((sum, count) => sum + count, 0)
  const { keyword } = filters
  if (all === 0 && !keyword) return <NoApplications />
  return (
    <>
      {(all >= WORTH_SEARCHING || keyword) && (
        <SearchParamField
          name="keyword"
          label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          resets={['page']}
          className={c.search}
        />
      )}
      <StatusFilter
        label={t.listFilterLabel}
        statuses={ApplicationStanding.options}
        words={(status) => STANDING_WORDS[status]}
        counts={data.counts}
        chosen={filters.status}
      />
      <p className="sr" role="status">
        {t.applicationCount(data.total)}
      </p>
      <OwnBudget />
      {data.total > 1 && <SortLinks label={t.sortLabel} orders={ORDERS} chosen={filters.sort ?? 'changed'} />}
      {data.applications.length ? (
        <ul className={c.list}>
          {data.applications.map((application) => (
            <ApplicationRow key={application._id} application={application} />
          ))}
        </ul>
      ) : (
        <NoneFound filters={filters} isElsewhere={all > 0} />
      )}
      <Pager page={filters.page} totalPages={data.totalPages} />
    </>
  )
}

function OwnBudget() {
  const { data } = useQuery(agenda())
  if (!data) return null
  const { limit, used } = data.applicationBudget
  return <p className={c.budget}>{used < limit ? t.budgetUsed(used, limit) : t.budgetUsedUp(limit)}</p>
}

/** Fewer applications are in view together. */
const WORTH_SEARCHING = 6

const ORDERS: { value: ApplicationOrder; label: string }[] = [
  { value: 'changed', label: t.sortChanged },
  { value: 'applied', label: t.sortApplied },
  { value: 'due', label: t.sortDue },
]

function filtersOf(query: URLSearchParams): ApplicationFilters {
  const status = ApplicationStanding.safeParse(query.get('status'))
  const sort = ApplicationOrder.safeParse(query.get('sort'))
  const page = Number(query.get('page'))
  return {
    status: status.data,
    keyword: truncate(query.get('keyword')?.trim() ?? '', limits.oneLine, ''),
    sort: sort.data,
    page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
  }
}

const NoApplications = () => (
  <EmptyState
    title={t.emptyTitle}
    icon={<FileText size={30} />}
    actions={
      <LinkButton variant="primary" to={paths.jobs()}>
        {t.findJobs}
      </LinkButton>
    }
  >
    {t.emptyHint}
  </EmptyState>
)

/** `isElsewhere`: the words are in applications of other statuses or pages. */
function NoneFound({
  filters: { status, keyword },
  isElsewhere,
}: {
  filters: ApplicationFilters
  isElsewhere: boolean
}) {
  const isUnknown = keyword && !isElsewhere
  const title = isUnknown ? t.searchEmptyTitle : status ? t.statusEmptyTitle(STANDING_WORDS[status]) : t.pageEmptyTitle
  return (
    <EmptyState
      title={title}
      icon={<FileText size={30} />}
      actions={<LinkButton to={paths.applications()}>{t.pageEmptyAction}</LinkButton>}
    >
      {isUnknown && t.searchEmptyHint}
    </EmptyState>
  )
}
