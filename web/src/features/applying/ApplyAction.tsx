import type { Job } from '@hearback/contract/jobs.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ApplicationState } from './ApplicationState.tsx'
import c from './Applying.module.css'
import { ownApplication } from './applying.queries.ts'

// Its fields and the profile load when the first one opens: most who read a job do not apply.
const ApplySheet = lazy(async () => ({ default: (await import('./ApplySheet.tsx')).ApplySheet }))

interface ApplyActionProps {
  job: Job
  /** The address of the job page: where one comes back to after signing in. */
  path: string
}

const APPLY = 'Apply with profile'

/** How this person can apply to this job, or where their application stands. */
export function ApplyAction({ job, path }: ApplyActionProps) {
  const user = useSession()?.user
  if (job.imported) return job.status === 'open' ? <NotHere /> : null
  if (user?.userType === 'jobseeker') return <SeekersAction key={job._id} job={job} path={path} userId={user._id} />
  if (job.status !== 'open') return null
  if (user) return <NotForEmployers job={job} userId={user._id} />
  return (
    <LinkButton variant="primary" size="lg" wide to={paths.login({ next: `${path}?apply=1` })}>
      {APPLY}
    </LinkButton>
  )
}

/** Nobody here could answer an application to an imported post. */
const NotHere = () => <p className={c.note}>This post comes from a public source. Apply there.</p>

const NotForEmployers = ({ job, userId }: { job: Job; userId: string }) => (
  <p className={c.note}>
    {job.hr === userId ? (
      <>
        This is your own job. <Link to={paths.employerJob(job._id)}>See it as its employer</Link>
      </>
    ) : (
      'You are signed in as an employer. Employers cannot apply to jobs.'
    )}
  </p>
)

function SeekersAction({ job, path, userId }: ApplyActionProps & { userId: string }) {
  const [query, setQuery] = useSearchParams()
  const { data, isPending } = useQuery(ownApplication(job._id))
  const application = data?.application
  const opened = query.get('apply') === '1' && !isPending
  const mayApply = job.status === 'open' && (!application || ['withdrawn', 'declined'].includes(application.status))
  const show = (opened: boolean) => {
    const next = new URLSearchParams(query)
    if (opened) next.set('apply', '1')
    else next.delete('apply')
    setQuery(next, { replace: !opened, preventScrollReset: true })
  }
  return (
    <>
      {application && <ApplicationState application={application} />}
      {mayApply && (
        <Button variant="primary" size="lg" wide busy={isPending} onClick={() => show(true)}>
          {application ? 'Apply once more' : APPLY}
        </Button>
      )}
      {opened && (
        <Suspense>
          <ApplySheet
            job={job}
            userId={userId}
            path={path}
            applied={mayApply ? undefined : (application ?? undefined)}
            onClose={() => show(false)}
          />
        </Suspense>
      )}
    </>
  )
}
