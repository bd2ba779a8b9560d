import type { Job } from '@hearback/contract/jobs.ts'
import * as t from '@hearback/texts/web/applying.ts'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { authRedirect } from '../../routing/auth-redirect.ts'
import { paths } from '../../routing/paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { retryableLazy } from '../../ui/feedback/retryable-lazy.ts'
import c from './Applying.module.css'
import { useAsked } from './use-asked.ts'

// Visitors do not pay for it.
const SeekersAction = retryableLazy(async () => ({ default: (await import('./SeekersAction.tsx')).SeekersAction }))

interface ApplyActionProps {
  job: Job
  /** The address of the job page: where one comes back to after signing in. */
  path: string
}

const APPLY = t.applyAction

/** How this person can apply to this job, or where their application stands. */
export function ApplyAction({ job, path }: ApplyActionProps) {
  const user = useSession()?.user
  const first = authRedirect(user, `${path}?apply=1`)
  if (job.imported) return job.status === 'open' ? <NotHere /> : null
  if (user?.userType === 'jobseeker' && !first)
    return (
      <Suspense fallback={job.status === 'open' && <Loading />}>
        <SeekersAction key={job._id} job={job} path={path} userId={user._id} />
      </Suspense>
    )
  if (job.status !== 'open') return null
  if (user && user.userType !== 'jobseeker') return <NotForEmployers job={job} userId={user._id} />
  return (
    <LinkButton variant="primary" size="lg" wide to={first ?? path}>
      {user ? t.confirmEmailAction : APPLY}
    </LinkButton>
  )
}

/** A press while it loads is kept: the address asks, and whatever comes reads it. */
function Loading() {
  const { asked, ask } = useAsked()
  return (
    <Button variant="primary" size="lg" wide busy={asked} onClick={() => ask(true)}>
      {APPLY}
    </Button>
  )
}

/** Nobody here could answer an application to an imported post. */
const NotHere = () => <p className={c.note}>{t.applyElsewhereHint}</p>

const NotForEmployers = ({ job, userId }: { job: Job; userId: string }) => (
  <p className={c.note}>
    {job.hr === userId ? (
      <>
        {t.ownJobHint} <Link to={paths.employerJob(job._id)}>{t.ownJobLink}</Link>
      </>
    ) : (
      t.employerHint
    )}
  </p>
)
