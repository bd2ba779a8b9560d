import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { hostOf, webHref } from '@hearback/contract/people/web-href.ts'
import * as t from '@hearback/texts/web/apply-action.ts'
import { ExternalLink } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { partyId, useSession } from '../../api/session.ts'
import { useAccountLink } from '../../routing/account-dialog.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Applying.module.css'
import { useAsked } from './use-asked.ts'

// Loaded lazily, so that visitors don't download it.
const SeekersAction = retryableLazy(async () => ({ default: (await import('./SeekersAction.tsx')).SeekersAction }))

interface ApplyActionProps {
  job: Job
  /** Path of the job page, to return to after sign-in. */
  path: string
  /** Button that saves the job. */
  save?: ReactNode
}

const APPLY = t.applyAction

const appliesElsewhere = ({ imported, appliesHere }: Job) => imported && !appliesHere

/** The way to apply to this job, or the status of the existing application. */
export function ApplyAction({ job, path, save }: ApplyActionProps) {
  const user = useSession()?.user
  const first = useAccountLink(user, {
    title: <Sentence of={t.accountForApply} names={[job.jobTitle, job.company.businessName]} />,
    next: `${path}?apply=1`,
    seekersOnly: true,
  })
  if (appliesElsewhere(job)) return job.status === 'open' ? <ApplyAtSource url={webHref(job.sourceUrl ?? '')} /> : null
  if (user?.userType === 'jobseeker' && !first)
    return (
      <Suspense fallback={takesApplications(job) && <Loading />}>
        <SeekersAction key={job._id} job={job} path={path} userId={user._id} save={save} />
      </Suspense>
    )
  if (!takesApplications(job)) return null
  if (user && user.userType !== 'jobseeker') return <NotForEmployers job={job} companyId={partyId(user)} />
  return (
    <LinkButton variant="primary" size="lg" wide {...(first ?? { to: path })}>
      {user ? t.confirmEmailAction : APPLY}
    </LinkButton>
  )
}

const takesApplications = ({ status, applicationsPaused }: Job) => status === 'open' && !applicationsPaused

/** Keeps a click made while the chunk loads: it is stored in the URL, which the loaded component reads. */
function Loading() {
  const { asked, ask } = useAsked()
  return (
    <Button variant="primary" size="lg" wide busy={asked} onClick={() => ask(true)}>
      {APPLY}
    </Button>
  )
}

/** Imported posts have no one here who could answer: people apply at the source, which is not counted. */
function ApplyAtSource({ url }: { url: string | undefined }) {
  if (!url) return <p className={c.note}>{t.applyElsewhereHint}</p>
  return (
    <div className={c.source}>
      <LinkButton
        variant="primary"
        size="lg"
        wide
        to={url}
        target="_blank"
        rel="noopener nofollow ugc"
        iconAfter={<ExternalLink size={17} aria-hidden />}
      >
        <span className={c.host}>
          <Sentence of={t.applyAtSourceAction} names={[hostOf(url)]} />
          <span className="sr"> {t.newTabHint}</span>
        </span>
      </LinkButton>
      <p className={c.note}>{t.applyAtSourceHint}</p>
    </div>
  )
}

const NotForEmployers = ({ job, companyId }: { job: Job; companyId: string }) => (
  <p className={c.note}>
    {job.hr === companyId ? (
      <>
        {t.ownJobHint} <Link to={paths.employerJob(job._id)}>{t.ownJobLink}</Link>
      </>
    ) : (
      t.employerHint
    )}
  </p>
)
