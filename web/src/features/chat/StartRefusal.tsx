import * as t from '@hearback/texts/web/chat.ts'
import { Link } from 'react-router'
import { ApiError } from '../../api/call.ts'
import { paths } from '../../routing/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/feedback/Notice.tsx'
import { calendarDate, exactTime } from '../../ui/text/times.ts'
import c from './Start.module.css'

interface StartRefusalProps {
  cause: Error
  onRetry: () => void
  busy: boolean
}

/** Explains why no chat was started: a limit with its figures, a missing profile, or a temporary error. */
export function StartRefusal({ cause, onRetry, busy }: StartRefusalProps) {
  const code = cause instanceof ApiError ? cause.code : 'unknown'
  return (
    <>
      <FormError>{cause.message}</FormError>
      {cause instanceof ApiError && <Figures detail={cause.detail} isDaily={code === 'request_limit_reached'} />}
      {code === 'outreach_limit_reached' && (
        <p className={c.text}>
          {t.startRefusalApplicantsFree} <Link to={paths.billing()}>{t.startRefusalPlansLink}</Link>
        </p>
      )}
      {code === 'profile_required' && (
        <p className={c.text}>
          <Link to={paths.onboarding()}>{t.startRefusalProfileLink}</Link>
          {t.startRefusalProfileReason}
        </p>
      )}
      {!(cause instanceof ApiError && cause.status >= 400 && cause.status < 500) && (
        <div className={c.acts}>
          <Button busy={busy} onClick={onRetry}>
            {t.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}

function Figures({ detail: { limit, used, resetsAt }, isDaily }: { detail: ApiError['detail']; isDaily: boolean }) {
  if (typeof limit !== 'number') return null
  const said = isDaily ? t.startRefusalUsedToday : t.startRefusalUsedThisMonth
  const when = typeof resetsAt === 'string' ? resetsAt : undefined
  return (
    <p className={c.text}>
      {said(typeof used === 'number' ? used : limit, limit)}
      {when && ` ${t.startRefusalResetsOn(isDaily ? exactTime(Date.parse(when)) : calendarDate(when))}`}
    </p>
  )
}
