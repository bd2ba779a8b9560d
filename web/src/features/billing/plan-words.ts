import type { Meter, Plan, PlanId } from '@hearback/contract/subscriptions.ts'

export const planName = (plans: readonly Plan[] | undefined, id: PlanId): string =>
  plans?.find((plan) => plan._id === id)?.name ?? 'Free'

const METERS: Record<Meter['meter'], string> = {
  jobPosts: 'Job posts',
  outreach: 'People written to first',
  offers: 'Offers',
  companyViews: 'Companies opened from offers',
  chatRequests: 'Requests to chat',
  reports: 'Reports',
}
export const meterName = ({ meter, period }: Pick<Meter, 'meter' | 'period'>): string =>
  `${METERS[meter]} ${period === 'month' ? 'this month' : 'today'}`
