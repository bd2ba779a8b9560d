import type { Seeker } from '@hearback/contract/seekers.ts'
import { Switch } from '../../ui/CheckboxField.tsx'
import { toast } from '../../ui/toast-store.ts'
import { usePublish } from './privacy.mutations.ts'

export function PrivacyPublished({ profile }: { profile: Seeker }) {
  const publish = usePublish(profile._id)
  const shown = publish.isPending ? publish.variables : profile.published
  return (
    <Switch
      label="Companies can find my profile"
      description="Off, only companies that you applied to see it. To apply, it must be on."
      checked={shown}
      error={publish.error?.message}
      onChange={(event) =>
        publish.mutate(event.currentTarget.checked, {
          onSuccess: ({ profile: { published } }) =>
            toast(published ? 'Companies can find your profile.' : 'Your profile is hidden.'),
        })
      }
    />
  )
}
