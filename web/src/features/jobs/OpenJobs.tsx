import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { listJobsOfEmployer } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
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
  const list = useQuery({
    ...openJobsOf(employerId, page),
    ...(loaded && { initialData: loaded }),
  })
  const { data } = list
  if (!data) return <QueryFallback query={list} rows={3} loading={t.companyJobsLoading} failed={t.companyJobsFailed} />
  if (data.jobs.length === 0) return <p>{t.companyJobsEmpty}</p>
  return (
    <>
      <JobList jobs={data.jobs} heading="h3" inCompany />
      <Pager page={page} totalPages={data.totalPages} />
    </>
  )
}
