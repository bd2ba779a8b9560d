import * as t from '@hearback/texts/web/alerts.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError, Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import c from './Alerts.module.css'
import { usePauseByLink } from './alerts.mutations.ts'
import { alertOfLink } from './alerts.queries.ts'

/** Shows the saved search of a mail link, with a button to pause it. A GET changes nothing. */
export function PauseSearch({ token }: { token: string }) {
  const { data, error, isPending } = useQuery({ ...alertOfLink(token), enabled: token !== '' })
  const pause = usePauseByLink(token)
  if (!token || error) return <Notice tone="wrong">{error?.message ?? t.pauseLinkBroken}</Notice>
  if (isPending) return <SkeletonRows rows={2} label={t.pauseLinkLoading} />
  if (!data.mail)
    return (
      <Notice tone="good">
        {t.pauseDone(data.name)} <Link to={paths.alerts()}>{t.listTitle}</Link>
      </Notice>
    )
  return (
    <div className={c.form}>
      <p>
        {t.pauseQuestionLead} <strong>{data.name}</strong> {t.pauseQuestionEffects}
      </p>
      <FormError>{pause.error?.message}</FormError>
      <Button variant="primary" wide busy={pause.isPending} onClick={() => pause.mutate()}>
        {t.pauseAction}
      </Button>
      <Link className={c.other} to={paths.settings('notifications')}>
        {t.pauseMailSettingsLink}
      </Link>
    </div>
  )
}
