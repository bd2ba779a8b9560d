import type { Applicant, ApplicationStatus } from '@hearback/contract/hiring/applications.ts'
import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/applicants.ts'
import type { ComponentProps } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { useSingleKeys } from '../../ui/shortcuts/use-single-keys.ts'
import { ApplicantResults } from './ApplicantResults.tsx'
import { ApplicantSide } from './ApplicantSide.tsx'
import c from './Applicants.module.css'
import { ApplicantToolbar } from './ApplicantToolbar.tsx'
import { type ApplicantSearch, readApplicantSearch, withoutFilters, writeApplicantSearch } from './applicant-filters.ts'
import { useApplicantKeys } from './use-applicant-keys.ts'
import { useApplicants } from './use-applicants.ts'

interface ApplicantsViewProps
  extends Pick<ComponentProps<typeof ApplicantSide>, 'contact' | 'interview' | 'claim' | 'offer' | 'notes'> {
  jobId: string
  /** `taken` runs once the step is held to be sent. */
  onStep: (application: Applicant, to: ApplicationStatus, taken?: () => void) => void
  onMany: (applications: readonly Applicant[], done: () => void, undone: () => void) => void
}

/** All applicants of a job, as a list or a board, with the selected one beside it. */
export function ApplicantsView({ jobId, onStep, onMany, ...panel }: ApplicantsViewProps) {
  const [query, setQuery] = useSearchParams()
  const search = readApplicantSearch(query)
  const { selected } = search
  const change = (part: Partial<ApplicantSearch>) =>
    setQuery(writeApplicantSearch({ ...search, ...part }), { replace: true, preventScrollReset: true })
  const select = (id: string | undefined) => change({ selected: id })
  const { first, applications, isNew, order, isPending, isFetching, error, refetch, ...more } = useApplicants(
    jobId,
    search,
  )
  const step = (application: Applicant, to: ApplicationStatus) => {
    const next = order[order.findIndex(({ _id }) => _id === application._id) + 1]
    // An answer to the open applicant opens the next one; the last one stays open.
    onStep(application, to, () => application._id === selected && next && select(next._id))
  }
  const keys = useApplicantKeys({ order, selected, select })
  if (!first)
    return (
      <>
        <Title jobId={jobId} />
        {isPending ? (
          <SkeletonRows rows={7} label={t.listLoading} />
        ) : (
          <FailedNotice onRetry={refetch} busy={isFetching}>
            {error?.message}
          </FailedNotice>
        )}
      </>
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the names inside
    <div ref={keys.region} onKeyDown={keys.onKeyDown}>
      <Title jobId={jobId} job={first.job} />
      <ApplicantToolbar
        search={search}
        counts={first.counts}
        job={first.job}
        questions={first.questions}
        change={change}
      />
      <div className={c.columns} data-open={selected !== undefined || undefined}>
        <div className={c.main}>
          <Region>
            <ApplicantResults
              search={search}
              applications={applications}
              isNew={isNew}
              job={first.job}
              counts={first.counts}
              total={first.total}
              acts={{ selected, onSelect: select, onStep: step, sort: search.sort }}
              more={more}
              onMany={onMany}
              onClear={() => change({ ...withoutFilters(search), keyword: '' })}
            />
          </Region>
        </div>
        <Region>
          <ApplicantSide
            selected={selected}
            pager={{ order, total: first.total, onSelect: select }}
            onClose={() => select(undefined)}
            onStep={step}
            personPage={({ _id, jobSeeker }) =>
              paths.applicantPerson(jobSeeker, {
                job: jobId,
                ...Object.fromEntries(writeApplicantSearch({ ...search, selected: _id })),
              })
            }
            {...panel}
          />
        </Region>
      </div>
    </div>
  )
}

// Keys handled by use-applicant-keys.ts, in every language.
const NEXT = 'j'
const PREVIOUS = 'k'

function Title({ jobId, job }: { jobId: string; job?: Job }) {
  const withKeys = useSingleKeys()
  return (
    <div className={c.title}>
      <div>
        <Link to={paths.employerJob(jobId)}>{job?.jobTitle ?? t.jobLink}</Link>
        <h1>{t.applicants}</h1>
      </div>
      {job && (
        <p className={c.legend}>
          {withKeys ? (
            <>
              <kbd>{NEXT}</kbd> <kbd>{PREVIOUS}</kbd> {t.shortcutsArrowsAlso}
            </>
          ) : (
            t.shortcutsArrows
          )}{' '}
          <kbd>{t.enter}</kbd> {t.opens} <kbd>{t.esc}</kbd> {t.closes}
        </p>
      )}
    </div>
  )
}
