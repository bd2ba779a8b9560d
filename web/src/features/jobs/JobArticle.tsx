import type { ReplyOf } from '@hearback/contract/endpoint.ts'
import type { getJob, Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { AnswerClock } from '../../ui/figures/AnswerClock.tsx'
import { ComparedPay } from './ComparedPay.tsx'
import { FactSheetView } from './FactSheetView.tsx'
import c from './JobArticle.module.css'
import { JobHead } from './JobHead.tsx'
import { CompanyBox, SimilarJobs } from './JobMore.tsx'
import { JobText } from './JobText.tsx'
import { OwnMatch } from './match/OwnMatch.tsx'

interface JobArticleProps {
  job: Job
  /** Data that the list does not include; its space is reserved while it loads. */
  detail: ReplyOf<typeof getJob> | undefined
  /** `page`: the job is the whole page; `pane`: it is shown beside a list. */
  as: 'page' | 'pane'
  /** Apply button, or the reason why applying is not possible. */
  action: ReactNode
  /** Report button. */
  report: ReactNode
  /** Follow button of the company. */
  follow?: ReactNode
  /** Breadcrumb of the page. */
  way?: ReactNode
  /** Map of the place. */
  place?: ReactNode
  /** Suggestions for a job that is no longer open; beside a list there are others already. */
  instead?: ReactNode
  /** Link to the salary page of its title or category. */
  salary?: ReactNode
  /** Shown instead of the details when they failed to load. */
  failed?: ReactNode
}

/** A whole job: one column on narrow screens, with a side column on wide ones. */
export function JobArticle({
  job,
  detail,
  as,
  action,
  report,
  follow,
  way,
  place,
  instead,
  salary,
  failed,
}: JobArticleProps) {
  const heading = as === 'page' ? 'h2' : 'h3'
  const isOver = job.status === 'closed' || job.status === 'expired'
  const { answeredShare, medianDays, finished } = job.company.responseStats
  return (
    <article className={c.article} data-as={as}>
      <div className={c.columns}>
        <div className={c.main}>
          {way}
          <JobHead job={job} heading={as === 'page' ? 'h1' : 'h2'} />
        </div>
        <aside className={c.side} aria-label={t.sideLabel}>
          <div className={c.apply} data-open={(job.status === 'open' && !job.applicationsPaused) || undefined}>
            <AnswerClock share={answeredShare} medianDays={medianDays} finished={finished} size="lg" />
            <div className={c.action}>{action}</div>
          </div>
          <div className={c.more}>
            <CompanyBox company={job.company} heading={heading} follow={follow} />
            {place}
            {detail && !isOver && <SimilarJobs jobs={detail.similar} heading={heading} />}
          </div>
        </aside>
        <div className={c.rest}>
          {detail ? (
            <>
              {isOver && instead}
              <OwnMatch job={detail.job} heading={heading} />
              <FactSheetView facts={detail.facts} heading={heading} />
              <ComparedPay job={detail.job} pay={detail.pay} />
              {salary}
              <JobText job={detail.job} heading={heading} />
              {report}
            </>
          ) : (
            (failed ?? <TextToCome />)
          )}
        </div>
      </div>
    </article>
  )
}

const TextToCome = () => (
  <div className={c.toCome} role="status">
    <span className="sr">{t.jobLoading}</span>
    <Skeleton height={92} />
    <Skeleton height={56} />
    {['96%', '88%', '92%', '60%'].map((width) => (
      <Skeleton key={width} width={width} />
    ))}
  </div>
)
