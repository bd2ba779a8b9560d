import type { Offer } from '@hearback/contract/offers.ts'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast-store.ts'
import c from './Offer.module.css'
import { useCloseJob } from './offers.mutations.ts'

/** After a yes: whether the job is filled, so that nobody applies to what is gone, and the others hear back. */
export function JobFilled({ offer: { job, jobTitle, jobIsOpen } }: { offer: Offer }) {
  const { mutate, isPending } = useCloseJob()
  if (!job) return null
  const others = <Link to={paths.applicants(job)}>Answer the other applicants</Link>
  if (!jobIsOpen) return others
  const close = () =>
    mutate(job, {
      onSuccess: () => toast(`“${jobTitle}” is closed.`),
      onError: (error) => toast(error.message),
    })
  return (
    <div className={c.stack}>
      <p>Is “{jobTitle}” filled? It still takes applications.</p>
      <Button variant="primary" wide busy={isPending} onClick={close}>
        Filled: close the job
      </Button>
      {others}
    </div>
  )
}
