import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { setBadge } from '../../api/badges.ts'
import { useSession } from '../../api/session.ts'
import { isContributor } from '../../domain/company-role.ts'
import { dashboard } from './employer-home.queries.ts'

const MINUTE = 60_000

/** Keeps the badge with the number of applications due today or overdue current while an employer is signed in. */
export function ApplicantsWatch() {
  const reads = isContributor(useSession()?.user)
  const { data } = useQuery({ ...dashboard(), staleTime: 5 * MINUTE, enabled: !reads })
  const due = data ? data.dueToday + data.overdue : 0
  useEffect(() => {
    setBadge('applicants', due)
    return () => setBadge('applicants', 0)
  }, [due])
  return null
}
