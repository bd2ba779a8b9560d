import type { PaidPlan, PlanId } from '@hearback/contract/accounts/subscriptions.ts'

/** The quotas of a plan (product.md section 8), per calendar month in UTC; usage is in usage_counters. */
export interface Plan {
  readonly id: PlanId
  readonly name: string
  readonly audience: 'employer' | 'jobseeker' | 'anybody'
  /** US dollars per month. */
  readonly price: number
  /** Posts per month, and how many jobs stay open after a larger plan has ended. */
  readonly jobPosts: number
  readonly outreach: number
  readonly offers: number
  readonly companyViews: number
  /** Days since sign-up; null: unlimited. */
  readonly analyticsDays: number | null
}

const free: Plan = {
  id: 'free',
  name: 'Free',
  audience: 'anybody',
  price: 0,
  jobPosts: 3,
  outreach: 5,
  offers: 10,
  companyViews: 15,
  analyticsDays: 30,
}

const paid: Readonly<Record<PaidPlan, Plan>> = {
  seeker_plus_monthly: {
    ...free,
    id: 'seeker_plus_monthly',
    name: 'Seeker plus',
    audience: 'jobseeker',
    price: 9,
    companyViews: 1_000,
    analyticsDays: null,
  },
  employer_pro_monthly: {
    ...free,
    id: 'employer_pro_monthly',
    name: 'Employer pro',
    audience: 'employer',
    price: 49,
    jobPosts: 20,
    outreach: 50,
    offers: 100,
  },
  employer_business_monthly: {
    ...free,
    id: 'employer_business_monthly',
    name: 'Employer business',
    audience: 'employer',
    price: 149,
    jobPosts: 100,
    outreach: 200,
    offers: 500,
  },
}

/** All plans, cheapest first. */
export const plans: readonly Plan[] = [free, ...Object.values(paid)]

/** Unknown plans have the quotas of the free one. */
export const planOf = (id: string): Plan => plans.find((plan) => plan.id === id) ?? free

/** Days to fix a failed renewal before the plan ends. */
export const graceDays = 7
