import type { Applicant } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import { Button } from '../../ui/Button.tsx'
import { ApplicantList } from './ApplicantList.tsx'
import type { ApplicantActs } from './ApplicantRow.tsx'
import c from './Applicants.module.css'
import type { ApplicantSearch } from './applicant-filters.ts'
import { ApplicantBoard } from './board/ApplicantBoard.tsx'
import type { PlacedAsNew } from './board/board-columns.ts'
import { NoApplicants } from './NoApplicants.tsx'

interface ApplicantResultsProps {
  search: ApplicantSearch
  applications: readonly Applicant[]
  isNew: PlacedAsNew
  job: Job
  counts: Record<string, number>
  total: number
  acts: ApplicantActs
  more: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
    loadUpTo: (most: number) => Promise<readonly Applicant[]>
  }
  onMany: (applications: readonly Applicant[], done: () => void, undone: () => void) => void
  onClear: () => void
}

/** Applicants in the view given by the URL, with the number loaded. */
export function ApplicantResults(props: ApplicantResultsProps) {
  const { search, applications, isNew, job, counts, total, acts, more, onMany, onClear } = props
  if (applications.length === 0) return <NoApplicants search={search} onClear={onClear} />
  return (
    <>
      {search.view === 'board' ? (
        <ApplicantBoard
          applications={applications}
          isNew={isNew}
          totals={more.hasNextPage ? counts : undefined}
          job={job}
          {...acts}
        />
      ) : (
        <ApplicantList applications={applications} total={total} more={more} job={job} onMany={onMany} {...acts} />
      )}
      <div className={c.foot}>
        <p role="status">{t.ofApplicants(applications.length, total)}</p>
        {more.hasNextPage && (
          <Button busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            {t.showMore}
          </Button>
        )}
      </div>
    </>
  )
}
