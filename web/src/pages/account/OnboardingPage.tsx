import * as t from '@hearback/texts/web/pages.ts'
import { useState } from 'react'
import { type ClientLoaderFunctionArgs, Link, redirect, useNavigate } from 'react-router'
import { requireSession } from '../../api/load.ts'
import { partyId, updateSessionUser } from '../../api/session.ts'
import { isFormerMember } from '../../domain/company-role.ts'
import c from '../../features/accounts/Accounts.module.css'
import { homeOf, innerPath } from '../../features/accounts/after-sign-in.ts'
import { EmployerFormSteps } from '../../features/employers/EmployerFormSteps.tsx'
import { ImportResume } from '../../features/resumes/ImportResume.tsx'
import { SeekerOnboarding } from '../../features/seekers/SeekerOnboarding.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import { PageTitle } from '../../ui/Layout.tsx'
import type { Route } from './+types/OnboardingPage'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { user } = requireSession(request)
  const goal = innerPath(new URL(request.url).searchParams.get('next')) ?? homeOf(user)
  if (user.profileComplete || user.userType === 'admin' || isFormerMember(user)) throw redirect(goal)
  return { user, goal }
}
clientLoader.hydrate = true as const

export const HydrateFallback = () => <SkeletonRows rows={3} />
export const meta = () => [{ title: t.onboardingPageTitle }]

/** A profile begins with a resume, or is filled in by hand. */
function SeekerStart({ onDone }: { onDone: () => unknown }) {
  const [importing, setImporting] = useState(false)
  return (
    <>
      <ImportResume pasteable={false} onDone={onDone} onChosen={setImporting} />
      {!importing && (
        <>
          <h2 className={c.byHand}>{t.onboardingByHandTitle}</h2>
          <SeekerOnboarding onDone={onDone} />
        </>
      )}
    </>
  )
}

export default function OnboardingPage({ loaderData: { user, goal } }: Route.ComponentProps) {
  const navigate = useNavigate()
  const goOn = () => navigate(goal, { replace: true })
  const employer = user.userType === 'employer'
  return (
    <>
      <PageTitle lead={employer ? t.onboardingEmployerLead : t.onboardingSeekerLead}>
        {employer ? t.yourCompany : t.yourProfile}
      </PageTitle>
      {employer ? (
        <EmployerFormSteps
          id={partyId(user)}
          onDone={({ pictureFailed }) => {
            toast(pictureFailed ? t.onboardingPictureFailed(pictureFailed) : t.onboardingCompanyDone)
            return goOn()
          }}
          onExists={() => {
            updateSessionUser({ profileComplete: true })
            return goOn()
          }}
        />
      ) : (
        <SeekerStart
          onDone={() => {
            toast(t.profilePublished)
            return goOn()
          }}
        />
      )}
      <p className={c.other}>
        {t.onboardingSkipQuestion} <Link to={goal}>{t.onboardingSkipLink}</Link>
      </p>
    </>
  )
}
