import * as t from '@hearback/texts/web/pages.ts'
import { ApplicantCounts } from '../../features/applicants/ApplicantCounts.tsx'
import { CriteriaSection } from '../../features/evaluations/criteria/CriteriaSection.tsx'
import { JobPeople } from '../../features/job-people/JobPeople.tsx'
import { OwnJobView } from '../../features/jobs/own-jobs/OwnJobView.tsx'
import { Region } from '../../ui/feedback/Region.tsx'
import type { Route } from './+types/EmployerJobPage'

export const meta = () => [{ title: t.employerJobPageTitle }]

export default function EmployerJobPage({ params: { id } }: Route.ComponentProps) {
  return (
    <>
      <OwnJobView
        key={id}
        id={id}
        applicants={
          <Region>
            <ApplicantCounts jobId={id} />
          </Region>
        }
      />
      <JobPeople key={`people of ${id}`} jobId={id} />
      <CriteriaSection key={`criteria of ${id}`} jobId={id} />
    </>
  )
}
