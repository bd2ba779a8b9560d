import * as t from '@hearback/texts/web/pages.ts'
import { Link, useNavigate, useSearchParams } from 'react-router'
import c from '../../features/accounts/Accounts.module.css'
import { afterSignIn, innerPath } from '../../features/accounts/after-sign-in.ts'
import { ProviderSignIn } from '../../features/accounts/identities/ProviderSignIn.tsx'
import { SignupForm } from '../../features/accounts/SignupForm.tsx'
import { startSession } from '../../features/accounts/sign-in.ts'
import { useAlreadySignedIn } from '../../features/accounts/use-already-signed-in.ts'
import { pageMeta } from '../../routing/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/SignupPage'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: t.signupLink,
    description: t.signupDescription,
    path: paths.signup(),
    publicUrl: matches[0].loaderData?.publicUrl,
  })
}

export default function SignupPage() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const next = innerPath(query.get('next'))
  const as = query.get('as')
  useAlreadySignedIn(next)
  return (
    <>
      <PageTitle lead={as === 'employer' ? t.signupEmployerLead : t.signupLead}>{t.signupHeading}</PageTitle>
      <SignupForm
        as={as === 'employer' || as === 'jobseeker' ? as : undefined}
        onDone={(reply) =>
          navigate(afterSignIn(startSession(reply), next), { state: { existing: reply.existingUnverified } })
        }
      />
      <ProviderSignIn next={next} />
      <p className={c.other}>
        {t.signupLoginQuestion} <Link to={paths.login({ ...(next && { next }) })}>{t.signIn}</Link>
      </p>
    </>
  )
}
