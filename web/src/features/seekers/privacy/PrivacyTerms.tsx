import type { Seeker } from '@hearback/contract/people/seekers.ts'
import * as t from '@hearback/texts/web/seekers.ts'
import { toast } from '../../../ui/feedback/toast-store.ts'
import { Switch } from '../../../ui/fields/CheckboxField.tsx'
import { useShowTerms } from './privacy.mutations.ts'

/** Shows availability, pay and years of experience to companies before contact. */
export function PrivacyTerms({ profile }: { profile: Seeker }) {
  const show = useShowTerms(profile._id)
  return (
    <Switch
      label={t.termsShownLabel}
      description={t.termsShownHint}
      checked={show.isPending ? show.variables : profile.termsShown === true}
      error={show.error?.message}
      onChange={(event) =>
        show.mutate(event.currentTarget.checked, {
          onSuccess: ({ profile: { termsShown } }) => toast(termsShown ? t.termsShownTurnedOn : t.termsShownTurnedOff),
        })
      }
    />
  )
}
