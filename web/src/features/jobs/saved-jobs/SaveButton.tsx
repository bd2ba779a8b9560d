import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Bookmark } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { authRedirect } from '../../../routing/auth-redirect.ts'
import { paths } from '../../../routing/paths.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { useSavedJob } from '../jobs.mutations.ts'

interface SaveButtonProps {
  job: Pick<Job, '_id' | 'jobTitle'>
  variant?: 'default' | 'quiet'
}

/** Saves a job for later. Visitors sign in first, and unconfirmed users confirm their email. Hidden from employers. */
export function SaveButton({ job, variant = 'quiet' }: SaveButtonProps) {
  const { saved, turn } = useSavedJob(job._id)
  const user = useSession()?.user
  const navigate = useNavigate()
  if (user && user.userType !== 'jobseeker') return null
  const first = authRedirect(user, paths.job(job._id, slugOf(job.jobTitle)))
  return (
    <IconButton
      variant={variant}
      label={t.saveJob(job.jobTitle)}
      title={saved ? t.saved : t.save}
      aria-pressed={saved}
      icon={<Bookmark size={19} aria-hidden fill={saved ? 'currentColor' : 'none'} />}
      onClick={first ? () => void navigate(first) : turn}
    />
  )
}
