import * as t from '@hearback/texts/web/notifications.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { GROUPS } from './mail-groups.ts'
import c from './Notifications.module.css'
import { useUnsubscribe } from './notifications.mutations.ts'
import { subscriptionOf } from './notifications.queries.ts'

/** Names the group of an unsubscribe link, with a button to turn it off. A GET changes nothing. */
export function Unsubscribe({ token }: { token: string }) {
  const { data, error, isPending } = useQuery({ ...subscriptionOf(token), enabled: token !== '' })
  const off = useUnsubscribe(token)
  if (!token || error) return <Notice tone="wrong">{error?.message ?? t.unsubscribeLinkBroken}</Notice>
  if (isPending) return <SkeletonRows rows={2} label={t.unsubscribeLinkLoading} />
  const { topic } = GROUPS[data.group]
  if (!data.mail)
    return (
      <Notice tone="good">
        {t.unsubscribed(topic)} <Link to={paths.settings('notifications')}>{t.unsubscribeDoneLink}</Link>
      </Notice>
    )
  return (
    <div className={c.unsubscribe}>
      <p>
        {t.unsubscribeQuestionLead} <strong>{topic}</strong>
        {t.unsubscribeEffects}
      </p>
      <FormError>{off.error?.message}</FormError>
      <Button variant="primary" wide busy={off.isPending} onClick={() => off.mutate()}>
        {t.unsubscribeAction}
      </Button>
      <Link to={paths.settings('notifications')}>{t.unsubscribeSettingsLink}</Link>
    </div>
  )
}
