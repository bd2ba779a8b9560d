import { Link, useNavigate, useSearchParams } from 'react-router'
import c from '../features/accounts/Accounts.module.css'
import { afterSignIn, innerPath } from '../features/accounts/after-sign-in.ts'
import { SignupForm } from '../features/accounts/SignupForm.tsx'
import { startSession } from '../features/accounts/sign-in.ts'
import { useAlreadySignedIn } from '../features/accounts/use-already-signed-in.ts'
import { pageMeta } from '../page-meta.ts'
import { paths } from '../paths.ts'
import { PageTitle } from '../ui/Layout.tsx'
import type { Route } from './+types/SignupPage'

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    title: 'Create an account',
    description: 'Free for people who look for work. Every application gets an answer.',
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
      <PageTitle lead="Looking for work is free, and stays free.">Create your account</PageTitle>
      <SignupForm
        as={as === 'employer' || as === 'jobseeker' ? as : undefined}
        onDone={(reply) =>
          navigate(afterSignIn(startSession(reply), next), { state: { existing: reply.existingUnverified } })
        }
      />
      <p className={c.other}>
        Have an account already? <Link to={paths.login({ ...(next && { next }) })}>Sign in</Link>
      </p>
    </>
  )
}
