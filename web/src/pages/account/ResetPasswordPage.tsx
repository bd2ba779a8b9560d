import * as t from '@hearback/texts/web/pages.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import c from '../../features/accounts/Accounts.module.css'
import { afterSignIn, innerPath } from '../../features/accounts/after-sign-in.ts'
import { OutboxHint } from '../../features/accounts/OutboxHint.tsx'
import { ResetPasswordForm } from '../../features/accounts/ResetPasswordForm.tsx'
import { SecondStep } from '../../features/accounts/second-step/SecondStep.tsx'
import { startSession } from '../../features/accounts/sign-in.ts'
import { paths } from '../../routing/paths.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/ResetPasswordPage'

export const meta = () => [{ title: t.resetPasswordPageTitle }]

export default function ResetPasswordPage({ matches }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  const next = innerPath(query.get('next'))
  const signedIn = (reply: Parameters<typeof startSession>[0]) => {
    toast(t.resetPasswordDone)
    return navigate(afterSignIn(startSession(reply), next), { replace: true })
  }
  const [ticket, setTicket] = useState<string>()
  if (ticket) return <SecondStep ticket={ticket} onDone={signedIn} onBack={() => void navigate(paths.login())} />
  return (
    <>
      <PageTitle
        lead={
          email ? (
            <>
              {t.resetPasswordMailLead}{' '}
              <span className={c.address} translate="no">
                {email}
              </span>{' '}
              {t.resetPasswordMailNote}
            </>
          ) : (
            t.resetPasswordLead
          )
        }
      >
        {t.resetPasswordHeading}
      </PageTitle>
      <div className={c.notices}>
        <OutboxHint shown={matches[0].loaderData?.outbox} />
      </div>
      <ResetPasswordForm email={email} onDone={signedIn} onSecondStep={setTicket} />
      <p className={c.other}>
        {t.resetPasswordResendQuestion}{' '}
        <Link to={paths.forgotPassword({ ...(next && { next }) })}>{t.resetPasswordResendLink}</Link>
      </p>
    </>
  )
}
