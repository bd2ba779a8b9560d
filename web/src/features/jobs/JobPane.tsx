import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getJob, Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { ApiError } from '../../api/call.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { JobArticle } from './JobArticle.tsx'
import { useCountJobView } from './jobs.mutations.ts'
import { jobDetail } from './jobs.queries.ts'
import c from './search/JobSearchView.module.css'

// Few jobs have questions.
const LateQuestions = retryableLazy(async () => ({
  default: (await import('../../screening/JobQuestions.tsx')).JobQuestions,
}))

interface JobPaneProps {
  id: string
  /** The job as the list has it: placeholder data until the details load. */
  listed: Job | undefined
  /** Details rendered by the server. */
  loaded: ReplyOf<typeof getJob> | undefined
  /** Whether the pane is visible; nothing is fetched otherwise. */
  wide: boolean
  /** True if the user selected the job; false for the default selection. */
  chosen: boolean
  action: (job: Job) => ReactNode
  report: (job: Job) => ReactNode
}

/** Details of the selected job beside the list. */
export function JobPane({ id, listed, loaded, wide, chosen, action, report }: JobPaneProps) {
  const { data, error, refetch, isFetching } = useQuery({
    ...jobDetail(id),
    enabled: wide,
    ...(loaded?.job._id === id && { initialData: loaded }),
  })
  useCountJobView(chosen && data ? id : undefined)
  const job = listed ? { ...listed, ...data?.job } : data?.job
  if (!data && error instanceof ApiError && error.status === 404)
    return (
      <EmptyState title={t.paneMissingTitle} icon={<SearchX size={30} />}>
        {t.paneMissingHint}
      </EmptyState>
    )
  const failed = error && !data && (
    <FailedNotice onRetry={refetch} busy={isFetching}>
      {t.paneFailed}
    </FailedNotice>
  )
  if (!job) return failed || <SkeletonRows rows={2} label={t.jobLoading} />
  return (
    <div className={c.paneInside}>
      <JobArticle
        job={job}
        detail={data}
        as="pane"
        action={action(job)}
        report={
          <>
            {data?.questions && (
              <Region>
                <Suspense>
                  <LateQuestions questions={data.questions} heading="h3" />
                </Suspense>
              </Region>
            )}
            {report(job)}
          </>
        }
        failed={failed}
      />
    </div>
  )
}
