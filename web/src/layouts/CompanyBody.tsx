import { useSession } from '../api/session.ts'
import { FormerMember } from '../features/team/FormerMember.tsx'
import { FrameBody, useLeaveOnSignOut } from './FrameBody.tsx'

/** The page of a frame for employers. Those who left their company have none of these pages. */
export function CompanyBody() {
  const user = useSession()?.user
  return user?.company === null ? <Former email={user.email} /> : <FrameBody />
}

function Former({ email }: { email: string }) {
  useLeaveOnSignOut()
  return <FormerMember email={email} />
}
