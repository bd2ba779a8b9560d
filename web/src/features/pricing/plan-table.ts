import type { Plan, PlanId } from '@hearback/contract/accounts/subscriptions.ts'
import * as t from '@hearback/texts/web/pricing.ts'

/** Texts of a plan; its numbers come from the server. */
interface PlanWords {
  for: string
  recommended?: boolean
  points: string[]
}

const WORDS: Record<Plan['audience'], Partial<Record<PlanId, PlanWords>>> = {
  jobseeker: {
    free: {
      for: t.seekerFreeAudience,
      points: [t.seekerFreeApplications, t.seekerFreeAnalytics, t.seekerFreeExtras],
    },
    seeker_plus_monthly: {
      for: t.seekerPlusAudience,
      recommended: true,
      points: [t.seekerPlusAnalytics, t.seekerPlusFunnel],
    },
  },
  employer: {
    free: { for: t.employerFreeAudience, points: [t.employerFreeIncluded, t.outreachCreditNote] },
    employer_pro_monthly: {
      for: t.employerProAudience,
      recommended: true,
      points: [t.employerProIncluded],
    },
    employer_business_monthly: { for: t.employerBusinessAudience, points: [t.employerBusinessIncluded] },
  },
}

export const wordsOf = ({ audience, _id }: Pick<Plan, 'audience' | '_id'>): PlanWords =>
  WORDS[audience][_id] ?? { for: '', points: [] }

const QUOTAS: Partial<Record<Plan['limits'][number]['meter'], string>> = {
  jobPosts: t.limitJobPosts,
  outreach: t.limitOutreach,
  offers: t.limitOffers,
}

type Limits = Pick<Plan, 'limits'>

/** Quotas of a plan, each with the highest value of all plans. */
export const quotasOf = (
  { limits }: Limits,
  plans: readonly Limits[],
): { label: string; value: number; most: number }[] =>
  limits.map(({ meter, limit }) => ({
    label: QUOTAS[meter] ?? meter,
    value: limit,
    most: Math.max(
      ...plans.flatMap((plan) => plan.limits.filter((one) => one.meter === meter).map((one) => one.limit)),
    ),
  }))

export const neverSold = [
  t.applying,
  t.neverSoldAnswers,
  t.neverSoldMessages,
  t.neverSoldOffers,
  t.neverSoldReviews,
  t.reports,
  t.alerts,
  t.neverSoldExport,
]
