import type { MailGroup } from '@hearback/contract/accounts/notifications.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { QueryFallback } from '../../ui/feedback/QueryFallback.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Switch } from '../../ui/fields/CheckboxField.tsx'
import { GROUPS } from './mail-groups.ts'
import c from './Notifications.module.css'
import { useSwitchMail } from './notifications.mutations.ts'
import { mailSettings } from './notifications.queries.ts'

/** A switch for each mail group of the user's type. */
export function MailSettings({ side }: { side: 'employer' | 'jobseeker' }) {
  const query = useQuery(mailSettings())
  const { data } = query
  if (!data) return <QueryFallback query={query} rows={6} loading={t.settingsLoading} failed={t.settingsFailed} />
  const groups = Object.entries(GROUPS) as [MailGroup, (typeof GROUPS)[MailGroup]][]
  return (
    <ul className={c.settings}>
      {groups.flatMap(([group, { name, topic, about }]) =>
        about[side] ? (
          <li key={group}>
            <MailSwitch group={group} name={name} topic={topic} about={about[side]} on={data.mail[group]} />
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  )
}

interface MailSwitchProps {
  group: MailGroup
  name: string
  topic: string
  about: string
  on: boolean
}

function MailSwitch({ group, name, topic, about, on }: MailSwitchProps) {
  const change = useSwitchMail()
  const shown = change.isPending ? (change.variables[group] ?? on) : on
  return (
    <Switch
      label={name}
      description={about}
      labelFirst
      checked={shown}
      error={change.error?.message}
      onChange={({ currentTarget: { checked } }) =>
        change.mutate(
          { [group]: checked },
          { onSuccess: () => toast(checked ? t.mailsTurnedOn(topic) : t.mailsTurnedOff(topic)) },
        )
      }
    />
  )
}
