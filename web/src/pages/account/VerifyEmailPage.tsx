import * as t from '@hearback/texts/web/pages.ts'
import { type ClientLoaderFunctionArgs, redirect, useLocation, useNavigate } from 'react-router'
import { currentSession, dropSignupDraft } from '../../api/session.ts'
import { signOut } from '../../api/sign-out.ts'
import c from '../../features/accounts/Accounts.module.css'
import { afterSignIn } from '../../features/accounts/after-sign-in.ts'
import { CodeForm } from '../../features/accounts/CodeForm.tsx'
import { OutboxHint } from '../../features/accounts/OutboxHint.tsx'
import { ResendCode } from '../../features/accounts/ResendCode.tsx'
import { startSession } from '../../features/accounts/sign-in.ts'
import { paths } from '../../routing/paths.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/VerifyEmailPage'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const next = new URL(request.url).searchParams.get('next')
  const user = currentSession()?.user
  if (!user) throw redirect(paths.login({ ...(next && { next }) }))
  if (user.emailVerified) throw redirect(afterSignIn(user, next))
  return { email: user.email, next }
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => <SkeletonRows rows={2} />
export const meta = () => [{ title: t.verifyEmailPageTitle }]

export default function VerifyEmailPage({ loaderData: { email, next }, matches }: Route.ComponentProps) {
  const navigate = useNavigate()
  const { existing, pending } = (useLocation().state ?? {}) as { existing?: boolean; pending?: boolean }
  const confirmed = (reply: Parameters<typeof startSession>[0]) => {
    dropSignupDraft()
    return navigate(afterSignIn(startSession(reply), next), { replace: true })
  }
  const startAgain = () => {
    signOut()
    return navigate(paths.signup({ ...(next && { next }) }))
  }
  return (
    <>
      <PageTitle
        lead={
          <>
            {t.verifyEmailLead}{' '}
            <span className={c.address} translate="no">
              {email}
            </span>
          </>
        }
      >
        {t.verifyEmailHeading}
      </PageTitle>
      <div className={c.notices}>
        {existing && <Notice>{t.verifyEmailExistingNotice}</Notice>}
        {pending && <Notice>{t.verifyEmailPendingNotice}</Notice>}
        <OutboxHint shown={matches[0].loaderData?.outbox} />
      </div>
      <CodeForm action={t.confirm} onDone={confirmed} />
      <div className={`${c.other} ${c.aside}`}>
        <ResendCode />
        <button type="button" className={c.link} onClick={() => void startAgain()}>
          {t.verifyEmailChangeAddressLink}
        </button>
      </div>
    </>
  )
}
