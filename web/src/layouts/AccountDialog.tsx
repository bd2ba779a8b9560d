import * as t from '@hearback/texts/web/pages.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { SessionUser } from '../api/session.ts'
import c from '../features/accounts/Accounts.module.css'
import { afterSignIn } from '../features/accounts/after-sign-in.ts'
import { ProviderSignIn } from '../features/accounts/identities/ProviderSignIn.tsx'
import { LoginForm } from '../features/accounts/LoginForm.tsx'
import { SignupForm } from '../features/accounts/SignupForm.tsx'
import { PasskeySignIn } from '../features/accounts/second-step/PasskeySignIn.tsx'
import { startSession } from '../features/accounts/sign-in.ts'
import type { AccountRequest } from '../routing/account-dialog.ts'
import { paths } from '../routing/paths.ts'
import { Dialog } from '../ui/overlays/Dialog.tsx'

interface AccountDialogProps {
  request: AccountRequest
  onClose: () => void
}

/** Sign-up over the page where a visitor started an action, with sign-in as the second choice. */
export function AccountDialog({ request: { title, next, seekersOnly = false }, onClose }: AccountDialogProps) {
  const navigate = useNavigate()
  const [hasAccount, setHasAccount] = useState(false)
  const leave = (to: string, state?: object) => {
    onClose()
    return navigate(to, { state })
  }
  const goOn = (user: SessionUser, state?: object) => leave(afterSignIn(user, next), state)
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p className={c.lead}>{hasAccount ? t.loginLead : t.accountDialogLead}</p>
      {hasAccount ? (
        <>
          <LoginForm
            forgotten={paths.forgotPassword({ next })}
            onDone={(reply) => goOn(startSession(reply), { pending: reply.existingUnverified })}
            onSecondStep={(ticket) => leave(paths.login({ next }), { ticket })}
          />
          <PasskeySignIn onDone={(reply) => goOn(startSession(reply))} />
        </>
      ) : (
        <SignupForm
          as={seekersOnly ? 'jobseeker' : undefined}
          asksType={!seekersOnly}
          onDone={(reply) => goOn(startSession(reply), { existing: reply.existingUnverified })}
        />
      )}
      <ProviderSignIn next={next} />
      <p className={c.other}>
        {hasAccount ? t.loginSignupQuestion : t.signupLoginQuestion}{' '}
        <button type="button" className={c.link} onClick={() => setHasAccount(!hasAccount)}>
          {hasAccount ? t.signupLink : t.signIn}
        </button>
      </p>
    </Dialog>
  )
}
