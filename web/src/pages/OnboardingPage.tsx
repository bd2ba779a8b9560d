import { type ClientLoaderFunctionArgs, Link, redirect, useNavigate } from 'react-router'
import { requireSession } from '../api/load.ts'
import { updateSessionUser } from '../api/session.ts'
import c from '../features/accounts/Accounts.module.css'
import { homeOf, innerPath } from '../features/accounts/after-sign-in.ts'
import { EmployerFormSteps } from '../features/employers/EmployerFormSteps.tsx'
import { SeekerOnboarding } from '../features/seekers/SeekerOnboarding.tsx'
import { paths } from '../paths.ts'
import { PageTitle } from '../ui/Layout.tsx'
import { SkeletonRows } from '../ui/Skeleton.tsx'
import { toast } from '../ui/toast-store.ts'
import type { Route } from './+types/OnboardingPage'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = requireSession(request)
  const goal = innerPath(new URL(request.url).searchParams.get('next')) ?? homeOf(user)
  if (user.profileComplete || user.userType === 'admin') throw redirect(goal)
  return { user, goal }
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => <SkeletonRows rows={3} />
export const meta = () => [{ title: 'Welcome | Hearback' }]

export default function OnboardingPage({ loaderData: { user, goal } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const goOn = () => navigate(goal, { replace: true })
  const employer = user.userType === 'employer'
  return (
    <>
      <PageTitle
        lead={
          employer
            ? 'Applicants want to know who asks. Two short steps.'
            : 'One profile for every application. Short for now; the rest can wait.'
        }
      >
        {employer ? 'Your company' : 'Your profile'}
      </PageTitle>
      {employer ? (
        <EmployerFormSteps
          id={user._id}
          onDone={({ pictureFailed }) => {
            toast(
              pictureFailed ? `The company is saved, its picture is not: ${pictureFailed}` : 'Your company is set up.',
            )
            return goOn()
          }}
          onExists={() => {
            updateSessionUser({ profileComplete: true })
            return goOn()
          }}
        />
      ) : (
        <SeekerOnboarding
          onDone={() => {
            toast('Your profile is published.')
            return goOn()
          }}
        />
      )}
      {!employer && (
        <p className={c.other}>
          Have a JSON Resume? <Link to={paths.importResume()}>Make the profile from it</Link>
        </p>
      )}
      <p className={c.other}>
        In a hurry? <Link to={goal}>Do this later</Link>
      </p>
    </>
  )
}
