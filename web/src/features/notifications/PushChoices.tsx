import type { PushGroup, PushSettings } from '@hearback/contract/accounts/push.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { Switch } from '../../ui/fields/CheckboxField.tsx'
import c from './Notifications.module.css'
import { useSwitchPush, useTurnOn } from './push.queries.ts'
import { whyNot } from './push-refusals.ts'

type Side = 'employer' | 'jobseeker'

const GROUPS: [group: PushGroup, name: string, about: Partial<Record<Side, string>>][] = [
  [
    'applications',
    t.applications,
    { jobseeker: t.pushApplicationsSeekerHint, employer: t.pushApplicationsEmployerHint },
  ],
  ['interviews', t.interviews, { jobseeker: t.pushInterviewsSeekerHint, employer: t.pushInterviewsEmployerHint }],
  ['messages', t.messages, { jobseeker: t.pushMessagesHint, employer: t.pushMessagesHint }],
  ['offers', t.offers, { jobseeker: t.pushOffersSeekerHint, employer: t.pushOffersEmployerHint }],
  ['alerts', t.savedSearches, { jobseeker: t.pushNewJobsHint }],
]

/** Groups of push notifications, and whether they show names on this device. */
export function PushChoices({ settings, side }: { settings: PushSettings; side: Side }) {
  const { publicKey, named, groups } = settings
  const choose = useSwitchPush()
  const name = useTurnOn()
  const namesShown = name.isPending ? name.variables.named : named
  return (
    <ul className={c.settings} aria-label={t.pushTopicsLegend}>
      {GROUPS.filter(([, , about]) => about[side]).map(([group, label, about]) => (
        <li key={group}>
          <Switch
            label={label}
            description={about[side]}
            labelFirst
            checked={(choose.isPending ? choose.variables[group] : undefined) ?? groups[group]}
            error={choose.variables?.[group] === undefined ? undefined : choose.error?.message}
            onChange={({ currentTarget: { checked } }) => choose.mutate({ [group]: checked })}
          />
        </li>
      ))}
      <li>
        <Switch
          label={t.pushNamedLabel}
          description={t.pushNamedHint}
          labelFirst
          checked={namesShown}
          error={name.error ? whyNot(name.error) : undefined}
          onChange={({ currentTarget: { checked } }) => name.mutate({ publicKey, named: checked })}
        />
      </li>
    </ul>
  )
}
