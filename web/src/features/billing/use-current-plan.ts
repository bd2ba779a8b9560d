import type { Plan } from '@hearback/contract/accounts/subscriptions.ts'
import { useQuery } from '@tanstack/react-query'
import { useMember } from '../../api/session.ts'
import { isContributor, isFormerMember } from '../../domain/company-role.ts'
import { myPlan } from './billing.queries.ts'

/** Current plan of the signed-in user; undefined for visitors, for users without plans, and until loaded. */
export function useCurrentPlan(): Pick<Plan, '_id' | 'audience'> | undefined {
  const user = useMember()
  const side = user?.userType
  const canHaveOne = (side === 'employer' && !isContributor(user) && !isFormerMember(user)) || side === 'jobseeker'
  const { data } = useQuery({ ...myPlan, enabled: canHaveOne })
  return canHaveOne && data ? { _id: data.plan, audience: side } : undefined
}
