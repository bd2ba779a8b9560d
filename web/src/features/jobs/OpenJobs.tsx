import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { Pager } from '../../ui/navigation/Pager.tsx'
import { JobList } from './JobList.tsx'
import { openJobsOf } from './jobs.queries.ts'
import { pageOf } from './search/page-number.ts'

interface OpenJobsProps {
  employerId: string
  /** First page, rendered by the server. */
  loaded: ReplyOf<typeof listJobsOfEmployer> | undefined
}

/** Open jobs of one company. */
export function OpenJobs({ employerId, loaded }: OpenJobsProps) {
  const [query] = useSearchParams()
  const page = pageOf(query)
  const { data, isPending, isFetching, refetch } = useQuery({
    ...openJobsOf(employerId, page),
    ...(loaded && { initialData: loaded }),
  })
  if (isPending) return <SkeletonRows rows={3} label={t.companyJobsLoading} />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.companyJobsFailed}
      </FailedNotice>
    )
  if (data.jobs.length === 0) return <p>{t.companyJobsEmpty}</p>
  return (
    <>
      <JobList jobs={data.jobs} heading="h3" inCompany />
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}
