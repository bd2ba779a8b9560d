import type { Offer } from '@hearback/contract/hiring/offers.ts'
import * as t from '@hearback/texts/web/offers.ts'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Sentence } from '../../ui/text/Sentence.tsx'
import c from './Offer.module.css'
import { useCloseJob } from './offers.mutations.ts'

/** After an acceptance: asks whether the job is filled, so that it can be closed and the other applicants answered. */
export function JobFilled({ offer: { job, jobTitle, jobIsOpen } }: { offer: Offer }) {
  const { mutate, isPending } = useCloseJob()
  if (!job) return null
  const others = <Link to={paths.applicants(job)}>{t.jobFilledApplicantsLink}</Link>
  if (!jobIsOpen) return others
  const title = jobTitle ?? ''
  const close = () =>
    mutate(job, {
      onSuccess: () => toast({ text: { of: t.jobClosed, names: [title] } }),
      onError: (error) => toast(error.message),
    })
  return (
    <div className={c.stack}>
      <p>
        <Sentence of={t.jobFilledQuestion} names={[title]} />
      </p>
      <Button variant="primary" wide busy={isPending} onClick={close}>
        {t.jobFilledCloseAction}
      </Button>
      {others}
    </div>
  )
}
