import * as t from '@hearback/texts/web/applications.ts'
import { paths } from '../../routing/paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import c from './Application.module.css'
import type { WholeApplication } from './applications.queries.ts'
import { Withdraw } from './Withdraw.tsx'

/** Actions of the seeker: withdraw or reapply. */
export function ApplicationActs({ application }: { application: WholeApplication }) {
  const { nextSteps, job } = application
  if (nextSteps.includes('applied'))
    return (
      <div className={c.acts}>
        <LinkButton variant="primary" to={`${paths.job(job)}?apply=1`}>
          {t.reapplyAction}
        </LinkButton>
        <p className={c.note}>{t.reapplyHint}</p>
      </div>
    )
  const again = application.history.filter(({ to }) => to === 'applied').length < 2
  return (
    <Withdraw
      application={application}
      company={application.jobDetails.company.businessName}
      afterwards={again ? t.withdrawReapplyHint : t.withdrawLastReapplyHint}
    />
  )
}
