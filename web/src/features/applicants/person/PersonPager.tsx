import * as t from '@hearback/texts/web/applicants.ts'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { ApplicantPager } from '../ApplicantPager.tsx'
import { type ApplicantSearch, readApplicantSearch, writeApplicantSearch } from '../applicant-filters.ts'
import { useApplicants } from '../use-applicants.ts'
import c from './PersonView.module.css'

/** Back to the list that the person was opened from, and previous and next there; nothing without a list in the URL. */
export function PersonPager() {
  const [query] = useSearchParams()
  const job = query.get('job')
  return job ? <PagerInList job={job} search={readApplicantSearch(query)} /> : null
}

// Further pages are loaded until the person is found among them, up to this many.
const MAX_PAGES = 10

function PagerInList({ job, search }: { job: string; search: ApplicantSearch }) {
  const navigate = useNavigate()
  const { order, first, data, hasNextPage, isFetching, isError, fetchNextPage } = useApplicants(job, search)
  const index = order.findIndex(({ _id }) => _id === search.selected)
  const isAtEnd = index < 0 ? (data?.pages.length ?? 0) < MAX_PAGES : index === order.length - 1
  const lacks = isAtEnd && hasNextPage && !isFetching && !isError
  useEffect(() => {
    if (lacks) void fetchNextPage()
  }, [lacks, fetchNextPage])
  const select = (id: string) => {
    const next = order.find(({ _id }) => _id === id)
    const params = Object.fromEntries(writeApplicantSearch({ ...search, selected: id }))
    if (next) void navigate(paths.applicantPerson(next.jobSeeker, { job, ...params }), { replace: true })
  }
  return (
    <div className={`${c.pager} screen-only`}>
      <LinkButton
        to={`${paths.applicants(job)}?${writeApplicantSearch(search)}`}
        variant="quiet"
        icon={<ArrowLeft size={16} aria-hidden />}
      >
        {t.applicants}
      </LinkButton>
      {first && <ApplicantPager order={order} selected={search.selected} total={first.total} onSelect={select} />}
    </div>
  )
}
