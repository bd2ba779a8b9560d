import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Suspense } from 'react'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Pills } from '../../ui/figures/Pill.tsx'
import { useDates } from '../../ui/now.ts'
import { PlainText } from '../../ui/text/PlainText.tsx'
import { shownName } from '../../ui/text/stored-name.ts'
import { calendarDate } from '../../ui/text/times.ts'
import c from './JobArticle.module.css'
import { WorkDetails } from './WorkDetails.tsx'

// Loaded only for jobs that state something, because most do not.
const JobStatements = retryableLazy(async () => ({
  default: (await import('./statements/JobStatements.tsx')).JobStatements,
}))

/** Details, description and requirements of the job. */
export function JobText({ job, heading: Heading }: { job: Job; heading: 'h2' | 'h3' }) {
  const dates = useDates()
  return (
    <>
      <WorkDetails job={job} heading={Heading} />
      {(job.vacancy || job.aiUse || job.decisionBy) && (
        <Suspense>
          <JobStatements job={job} heading={Heading} />
        </Suspense>
      )}
      <section className={c.part}>
        <Heading>{t.descriptionTitle}</Heading>
        <div lang={job.language}>
          <PlainText text={job.description} />
        </div>
      </section>
      {job.skills.length > 0 && (
        <section className={c.part}>
          <Heading>{t.skills}</Heading>
          <Pills items={job.skills.map((skill) => ({ key: skill, children: skill }))} />
        </section>
      )}
      {job.physicalRequirements && (
        <section className={c.part}>
          <Heading>{t.physicalRequirements}</Heading>
          <PlainText text={job.physicalRequirements} />
        </section>
      )}
      <p className={c.aside}>
        {job.status === 'open' && `${t.openUntil(calendarDate(job.lastDay, dates))} `}
        {shownName(job.category)}
        {job.imported && t.importedNote}.
      </p>
    </>
  )
}
