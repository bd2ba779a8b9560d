import * as t from '@hearback/texts/web/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { partyId, useSession } from '../../../api/session.ts'
import { isContributor } from '../../../domain/company-role.ts'
import { paths } from '../../../routing/paths.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { QueryFallback } from '../../../ui/feedback/QueryFallback.tsx'
import { PageTitle } from '../../../ui/Layout.tsx'
import { RateTag } from '../../../ui/pay/RateTag.tsx'
import { ComparedPay } from '../ComparedPay.tsx'
import { FactSheetView } from '../FactSheetView.tsx'
import { JobText } from '../JobText.tsx'
import { placeOf } from '../job-words.ts'
import { jobDetail } from '../jobs.queries.ts'
import { DeletedJob } from './DeletedJob.tsx'
import { OwnJobActs } from './OwnJobActs.tsx'
import { OwnJobPause } from './OwnJobPause.tsx'
import { OwnJobState } from './OwnJobState.tsx'
import c from './OwnJobs.module.css'

/** A job of the user: status, public figures and text. */
export function OwnJobView({ id, applicants }: { id: string; applicants: ReactNode }) {
  const user = useSession()?.user
  const own = partyId(user)
  const query = useQuery(jobDetail(id))
  const { data } = query
  if (!data)
    return (
      <>
        <PageTitle>{t.yourJob}</PageTitle>
        <QueryFallback query={query} rows={4} loading={t.jobLoading} failed={query.error?.message} />
      </>
    )
  const { job, facts, pay } = data
  if (job.hr !== own) return <NotYours />
  if (data.deleted) return <DeletedJob job={job} />
  return (
    <>
      <PageTitle
        actions={
          <>
            <LinkButton variant="primary" to={paths.applicants(id)}>
              {t.applicants}
            </LinkButton>
            {!isContributor(user) && (
              <>
                <LinkButton to={paths.editJob(id)}>{t.edit}</LinkButton>
                <OwnJobActs job={job} />
              </>
            )}
          </>
        }
      >
        {job.jobTitle}
      </PageTitle>
      <div className={c.head}>
        <OwnJobState job={job} />
        <RateTag from={job.estimatedFrom} to={job.estimatedTo} currency={job.currency} period={job.payPeriod} />
        <span>{placeOf(job)}</span>
        <OwnJobPause job={job} />
      </div>
      <div className={c.parts}>
        {applicants}
        <FactSheetView facts={facts} heading="h2" />
        <ComparedPay job={job} pay={pay} />
        <div className={c.text}>
          <JobText job={job} heading="h2" />
        </div>
      </div>
    </>
  )
}

export const NotYours = () => (
  <EmptyState
    heading="h1"
    title={t.ownJobMissingTitle}
    actions={<LinkButton to={paths.employerJobs()}>{t.yourJobs}</LinkButton>}
  >
    {t.ownJobMissingHint}
  </EmptyState>
)
