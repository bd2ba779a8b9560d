import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { GROUPS } from './mail-groups.ts'
import c from './Notifications.module.css'
import { useUnsubscribe } from './notifications.mutations.ts'
import { subscriptionOf } from './notifications.queries.ts'

/** What the link of a mail switches off, and the button that does. Looking changes nothing. */
export function Unsubscribe({ token }: { token: string }) {
  const { data, error, isPending } = useQuery({ ...subscriptionOf(token), enabled: token !== '' })
  const off = useUnsubscribe(token)
  if (!token || error)
    return <Notice tone="wrong">{error?.message ?? 'This link is not whole. Copy it from the mail once more.'}</Notice>
  if (isPending) return <SkeletonRows rows={2} label="Looking at the link" />
  const topic = GROUPS[data.group].name.toLowerCase()
  if (!data.mail)
    return (
      <Notice tone="good">
        Mails about {topic} are off. In the app you still see everything.{' '}
        <Link to={paths.settings('notifications')}>Choose your mails</Link>
      </Notice>
    )
  return (
    <div className={c.unsubscribe}>
      <p>
        You get mails about <strong>{topic}</strong>. Switched off, you still see everything in the app, and other mails
        go on as before.
      </p>
      <FormError>{off.error?.message}</FormError>
      <Button variant="primary" wide busy={off.isPending} onClick={() => off.mutate()}>
        Switch these mails off
      </Button>
      <Link to={paths.settings('notifications')}>Choose all your mails</Link>
    </div>
  )
}
