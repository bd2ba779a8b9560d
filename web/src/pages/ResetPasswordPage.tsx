import { Link, useNavigate, useSearchParams } from 'react-router'
import c from '../features/accounts/Accounts.module.css'
import { afterSignIn, innerPath } from '../features/accounts/after-sign-in.ts'
import { OutboxHint } from '../features/accounts/OutboxHint.tsx'
import { ResetPasswordForm } from '../features/accounts/ResetPasswordForm.tsx'
import { startSession } from '../features/accounts/sign-in.ts'
import { paths } from '../paths.ts'
import { PageTitle } from '../ui/Layout.tsx'
import { toast } from '../ui/toast-store.ts'
import type { Route } from './+types/ResetPasswordPage'

export const meta = () => [{ title: 'New password | Hearback' }]

export default function ResetPasswordPage({ matches }: Route.ComponentProps) {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const email = query.get('email') ?? ''
  const next = innerPath(query.get('next'))
  const signedIn = (reply: Parameters<typeof startSession>[0]) => {
    toast('Your password is changed. All other devices are signed out.')
    return navigate(afterSignIn(startSession(reply), next), { replace: true })
  }
  return (
    <>
      <PageTitle
        lead={
          email ? (
            <>
              If <span className={c.address}>{email}</span> has an account, a mail with six digits is on its way. They
              are good for 15 minutes.
            </>
          ) : (
            'Enter the six digits that we mailed you.'
          )
        }
      >
        Choose a new password
      </PageTitle>
      <div className={c.notices}>
        <OutboxHint shown={matches[0].loaderData?.outbox} />
      </div>
      <ResetPasswordForm email={email} onDone={signedIn} />
      <p className={c.other}>
        No mail? <Link to={paths.forgotPassword({ ...(next && { next }) })}>Ask for a new code</Link>
      </p>
    </>
  )
}
