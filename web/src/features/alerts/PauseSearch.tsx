import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import c from './Alerts.module.css'
import { usePauseByLink } from './alerts.mutations.ts'
import { alertOfLink } from './alerts.queries.ts'

/** Which saved search the link of a mail pauses, and the button that does. Looking changes nothing. */
export function PauseSearch({ token }: { token: string }) {
  const { data, error, isPending } = useQuery({ ...alertOfLink(token), enabled: token !== '' })
  const pause = usePauseByLink(token)
  if (!token || error)
    return <Notice tone="wrong">{error?.message ?? 'This link is not whole. Copy it from the mail once more.'}</Notice>
  if (isPending) return <SkeletonRows rows={2} label="Looking at the link" />
  if (!data.mail)
    return (
      <Notice tone="good">
        “{data.name}” is paused and sends no mails. You can let it go on whenever you like.{' '}
        <Link to={paths.alerts()}>Your saved searches</Link>
      </Notice>
    )
  return (
    <div className={c.form}>
      <p>
        You get new jobs for the search <strong>{data.name}</strong> by mail. Paused, it sends none until you let it go
        on; your other searches and mails stay as they are.
      </p>
      <FormError>{pause.error?.message}</FormError>
      <Button variant="primary" wide busy={pause.isPending} onClick={() => pause.mutate()}>
        Pause this search
      </Button>
      <Link className={c.other} to={paths.settings('notifications')}>
        Choose all your mails
      </Link>
    </div>
  )
}
