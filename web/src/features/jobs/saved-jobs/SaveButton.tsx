import type { Job } from '@hearback/contract/jobs/jobs.ts'
import { slugOf } from '@hearback/contract/values/slug.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Bookmark } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSession } from '../../../api/session.ts'
import { useAskForAccount } from '../../../routing/account-dialog.ts'
import { authRedirect } from '../../../routing/auth-redirect.ts'
import { paths } from '../../../routing/paths.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { useSavedJob } from '../jobs.mutations.ts'

interface SaveButtonProps {
  job: Pick<Job, '_id' | 'jobTitle'>
  variant?: 'default' | 'quiet'
}

/** Saves a job for later. Visitors save it on this device, and unconfirmed users confirm their email first. Hidden from employers. */
export function SaveButton({ job, variant = 'quiet' }: SaveButtonProps) {
  const { saved, turn } = useSavedJob(job._id)
  const user = useSession()?.user
  const navigate = useNavigate()
  const askForAccount = useAskForAccount()
  if (user && user.userType !== 'jobseeker') return null
  const next = paths.job(job._id, slugOf(job.jobTitle))
  const saveHere = () => {
    turn()
    if (saved) return
    toast({
      text: t.savedOnDevice,
      action: {
        label: t.savedOnDeviceAction,
        run: () => askForAccount({ title: t.savedOnDeviceAction, next, seekersOnly: true }),
      },
      key: 'saved-on-device',
    })
  }
  const confirm = authRedirect(user, next)
  const press = confirm ? () => void navigate(confirm) : turn
  return (
    <IconButton
      variant={variant}
      label={t.saveJob(job.jobTitle)}
      title={saved ? t.saved : t.save}
      aria-pressed={saved}
      icon={<Bookmark size={19} aria-hidden fill={saved ? 'currentColor' : 'none'} />}
      onClick={user ? press : saveHere}
    />
  )
}
