import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Switch } from '../../../ui/fields/CheckboxField.tsx'
import { usePublish } from './privacy.mutations.ts'

export function PrivacyPublished({ profile }: { profile: Seeker }) {
  const publish = usePublish(profile._id)
  const shown = publish.isPending ? publish.variables : profile.published
  return (
    <Switch
      label={t.publishedLabel}
      description={t.publishedHint}
      checked={shown}
      error={publish.error?.message}
      onChange={(event) =>
        publish.mutate(event.currentTarget.checked, {
          onSuccess: ({ profile: { published } }) => toast(published ? t.publishedTurnedOn : t.publishedTurnedOff),
        })
      }
    />
  )
}
