import type { Plan } from '@hearback/contract/accounts/subscriptions.ts'
import { useQuery } from '@tanstack/react-query'
import { useMember } from '../../api/session.ts'
import { myPlan } from './billing.queries.ts'

/** Current plan of the signed-in user; undefined for visitors, for users without plans, and until loaded. */
export function useCurrentPlan(): Pick<Plan, '_id' | 'audience'> | undefined {
  const side = useMember()?.userType
  const canHaveOne = side === 'employer' || side === 'jobseeker'
  const { data } = useQuery({ ...myPlan, enabled: canHaveOne })
  return canHaveOne && data ? { _id: data.plan, audience: side } : undefined
}
