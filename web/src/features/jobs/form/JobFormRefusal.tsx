import { errors } from '@hearback/contract/errors.ts'
import * as t from '@hearback/texts/web/jobs.ts'
import { Link } from 'react-router'
import { ApiError } from '../../../api/call.ts'
import { paths } from '../../../routing/paths.ts'
import { FormError } from '../../../ui/feedback/Notice.tsx'
import { calendarDate } from '../../../ui/text/times.ts'
import c from './JobForm.module.css'

/** 403 errors other than the limit, whose messages explain what to do. */
const OTHER_REFUSALS = ['profile_required', 'email_unverified', 'account_suspended', 'not_allowed']

/** Explains why a job was not published, in the words of product.md 4. */
export function JobFormRefusal({ cause }: { cause: unknown }) {
  if (!(cause instanceof ApiError)) return <FormError>{t.publishFailed}</FormError>
  if (OTHER_REFUSALS.includes(cause.code))
    return (
      <>
        <FormError>{cause.message}</FormError>
        {cause.code === 'profile_required' && <Link to={paths.ownCompany()}>{t.refusalCompanyLink}</Link>}
      </>
    )
  if (cause.status === 403) return <LimitReached detail={cause.detail} />
  const details = Object.keys(cause.fields).length ? undefined : cause.message
  return (
    <>
      <FormError>{t.publishFailed}</FormError>
      {details && <p className={c.hint}>{details}</p>}
    </>
  )
}

function LimitReached({ detail: { limit, used, resetsAt } }: { detail: ApiError['detail'] }) {
  return (
    <>
      <FormError>{errors.job_limit_reached[1]}</FormError>
      <p className={c.hint}>
        {typeof limit === 'number' && `${t.refusalPostsUsed(Number(used), limit)} `}
        {typeof resetsAt === 'string' && `${t.refusalResetsOn(calendarDate(resetsAt))} `}
        {t.refusalDraftKept} <Link to={paths.billing()}>{t.refusalPlansLink}</Link>
      </p>
    </>
  )
}
