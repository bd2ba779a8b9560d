import type { MailGroup } from '@hearback/contract/accounts/notifications.ts'
import * as t from '@hearback/texts/web/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { FailedNotice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { Switch } from '../../ui/fields/CheckboxField.tsx'
import { GROUPS } from './mail-groups.ts'
import c from './Notifications.module.css'
import { useSwitchMail } from './notifications.mutations.ts'
import { mailSettings } from './notifications.queries.ts'

/** A switch for each mail group of the user's type. */
export function MailSettings({ side }: { side: 'employer' | 'jobseeker' }) {
  const { data, isPending, isFetching, refetch } = useQuery(mailSettings())
  if (isPending) return <SkeletonRows rows={6} label={t.settingsLoading} />
  if (!data)
    return (
      <FailedNotice onRetry={refetch} busy={isFetching}>
        {t.settingsFailed}
      </FailedNotice>
    )
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
