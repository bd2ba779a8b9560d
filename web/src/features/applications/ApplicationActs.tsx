import { useState } from 'react'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Application.module.css'
import { useWithdraw } from './applications.mutations.ts'
import type { WholeApplication } from './applications.queries.ts'

/** What the seeker may do now: withdraw, or apply once more. */
export function ApplicationActs({ application }: { application: WholeApplication }) {
  const [asking, setAsking] = useState(false)
  const withdraw = useWithdraw(application._id)
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
  if (!nextSteps.includes('withdrawn')) return null
  const act = async () => {
    await withdraw.mutateAsync()
    toast('Your application is withdrawn.')
  }
  return (
    <div className={c.acts}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title="Withdraw your application?"
        confirm="Withdraw it"
        danger
        onConfirm={act}
      >
        {consequences(application)}
      </ConfirmDialog>
    </div>
  )
}

function consequences({ history, jobDetails, status }: WholeApplication): string {
  const again = history.filter(({ to }) => to === 'applied').length < 2
  return [
    `${jobDetails.company.businessName} sees that you withdrew, and no longer owes you an answer.`,
    status === 'interview' && 'An interview that was arranged is called off.',
    again
      ? 'You can apply once more while the job is open.'
      : 'This was your second application to this job, so you cannot apply again.',
  ]
    .filter(Boolean)
    .join(' ')
}
