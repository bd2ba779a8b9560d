import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import c from './Application.module.css'
import type { WholeApplication } from './applications.queries.ts'
import { Withdraw } from './Withdraw.tsx'

/** What the seeker may do now: withdraw, or apply once more. */
export function ApplicationActs({ application }: { application: WholeApplication }) {
  const { nextSteps, job } = application
  if (nextSteps.includes('applied'))
    return (
      <div className={c.acts}>
        <LinkButton variant="primary" to={`${paths.job(job)}?apply=1`}>
          Apply once more
        </LinkButton>
        <p className={c.note}>The job is open. You can send it once more, with a new letter if you like.</p>
      </div>
    )
  const again = application.history.filter(({ to }) => to === 'applied').length < 2
  return (
    <Withdraw
      application={application}
      company={application.jobDetails.company.businessName}
      afterwards={
        again
          ? 'You can apply once more while the job is open.'
          : 'This was your second application to this job, so you cannot apply again.'
      }
    />
  )
}
