import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Offer.module.css'

interface ClosableJob {
  _id: string
  jobTitle: string
  status: 'open'
}
/** Renders the control that closes a job, with the question about waiting applicants. */
export type RenderCloseJob = (job: ClosableJob, button: (close: () => void, busy: boolean) => ReactNode) => ReactNode

interface JobFilledProps {
  offer: Offer
  closeJob: RenderCloseJob
}

/** After an acceptance: asks whether the job is filled, so that it can be closed and the other applicants answered. */
export function JobFilled({ offer: { job, jobTitle, jobIsOpen }, closeJob }: JobFilledProps) {
  if (!job) return null
  const others = <Link to={paths.applicants(job)}>{t.jobFilledApplicantsLink}</Link>
  if (!jobIsOpen) return others
  const title = jobTitle ?? ''
  return (
    <div className={c.stack}>
      <p>
        <Sentence of={t.jobFilledQuestion} names={[title]} />
      </p>
      {closeJob({ _id: job, jobTitle: title, status: 'open' }, (close, busy) => (
        <Button variant="primary" wide busy={busy} onClick={close}>
          {t.jobFilledCloseAction}
        </Button>
      ))}
      {others}
    </div>
  )
}
