import type { Plan } from '@hearback/contract/subscriptions.ts'
import { useQuery } from '@tanstack/react-query'
import { useMember } from '../../api/session.ts'
import { myPlan } from './billing.queries.ts'

/** The plan of whoever is signed in and could have one; undefined for visitors, and until it is known. */
export function useCurrentPlan(): Pick<Plan, '_id' | 'audience'> | undefined {
  const side = useMember()?.userType
  const canHaveOne = side === 'employer' || side === 'jobseeker'
  const { data } = useQuery({ ...myPlan, enabled: canHaveOne })
  return canHaveOne && data ? { _id: data.plan, audience: side } : undefined
}
