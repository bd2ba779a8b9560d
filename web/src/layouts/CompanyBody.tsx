import { Navigate, useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { isContributor } from '../domain/company-role.ts'
import { ContributorOnly } from '../features/team/ContributorOnly.tsx'
import { FormerMember } from '../features/team/FormerMember.tsx'
import { paths } from '../routing/paths.ts'
import { FrameBody, useLeaveOnSignOut } from './FrameBody.tsx'

/** The page of a frame for employers. Those who left their company have none of these pages, and contributors only some. */
export function CompanyBody() {
  const user = useSession()?.user
  const { pathname } = useLocation()
  if (user?.company === null) return <Former email={user.email} />
  if (!isContributor(user) || isForContributors(pathname)) return <FrameBody />
  return pathname === paths.employer() ? <Navigate to={paths.employerJobs()} replace /> : <Limited />
}

const isForContributors = (pathname: string) =>
  /^\/(notifications|employer\/jobs(\/(?!new$)[^/]+(\/applicants)?)?|employer\/applicants\/[^/]+)$/.test(pathname)

function Former({ email }: { email: string }) {
  useLeaveOnSignOut()
  return <FormerMember email={email} />
}

function Limited() {
  useLeaveOnSignOut()
  return <ContributorOnly />
}
