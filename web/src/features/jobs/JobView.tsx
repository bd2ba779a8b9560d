import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getJob, Job } from '@hearback/contract/jobs/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { JobQuestions } from '../../screening/JobQuestions.tsx'
import { InsteadOf } from './InsteadOf.tsx'
import { JobArticle } from './JobArticle.tsx'
import { JobPlace } from './JobPlace.tsx'
import { useCountJobView } from './jobs.mutations.ts'
import { jobDetail } from './jobs.queries.ts'

interface JobViewProps {
  loaded: ReplyOf<typeof getJob>
  action: (job: Job) => ReactNode
  report: (job: Job) => ReactNode
  follow: (company: Job['company']) => ReactNode
  /** Breadcrumb of the page. */
  way: ReactNode
  /** Link to the salary page. */
  salary: ReactNode
}

/** Page of one job; counts a view. */
export function JobView({ loaded, action, report, follow, way, salary }: JobViewProps) {
  const { data } = useQuery({ ...jobDetail(loaded.job._id), initialData: loaded })
  useCountJobView(loaded.job._id)
  const { job } = data
  return (
    <JobArticle
      job={job}
      detail={data}
      as="page"
      way={way}
      place={<JobPlace job={job} />}
      instead={<InsteadOf job={job} similar={data.similar} />}
      salary={salary}
      action={action(job)}
      report={
        <>
          {data.questions && <JobQuestions questions={data.questions} heading="h2" />}
          {report(job)}
        </>
      }
      follow={follow(job.company)}
    />
  )
}
