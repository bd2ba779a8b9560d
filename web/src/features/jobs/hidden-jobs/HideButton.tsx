import type { Job } from '@hearback/contract/jobs/jobs.ts'
import * as t from '@hearback/texts/web/hidden-jobs.ts'
import { Eye, EyeOff } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { useHiddenJob } from './use-hidden-job.ts'

interface HideButtonProps {
  job: Pick<Job, '_id' | 'jobTitle'>
  /** A button with text instead of an icon alone. */
  labeled?: boolean
}

/** Hides a job that the seeker is not interested in, or shows it again. */
export function HideButton({ job, labeled = false }: HideButtonProps) {
  const { hidden, turn } = useHiddenJob(job._id)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The button is removed with its card, so the focus moves to the next one for keyboard users.
    const card = event.currentTarget.closest('li')
    const next = card?.nextElementSibling ?? card?.previousElementSibling
    if (!hidden) next?.querySelector('a')?.focus({ preventScroll: true })
    turn()
  }
  const icon = hidden ? <Eye size={19} aria-hidden /> : <EyeOff size={19} aria-hidden />
  if (labeled)
    return (
      <Button size="sm" variant="quiet" flush icon={icon} onClick={turn}>
        {hidden ? t.unhideAction : t.hideAction}
      </Button>
    )
  return (
    <IconButton
      variant="quiet"
      label={hidden ? t.unhideJob(job.jobTitle) : t.hideJob(job.jobTitle)}
      title={hidden ? t.unhideAction : t.hideAction}
      icon={icon}
      onClick={press}
    />
  )
}
