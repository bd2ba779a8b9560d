import type { Plan, PlanId } from '@hearback/contract/subscriptions.ts'
import * as t from '@hearback/texts/web/pricing.ts'

/** What the page says of a plan beside its numbers, which are the server's. */
interface PlanWords {
  for: string
  recommended?: boolean
  points: string[]
}

const WORDS: Record<Plan['audience'], Partial<Record<PlanId, PlanWords>>> = {
  jobseeker: {
    free: {
      for: t.forEverybodyWhoLooksFor,
      points: [t.applyToAnyNumberOf, t.analyticsForYourFirst30, t.alertsChatReviewsExport],
    },
    seeker_plus_monthly: {
      for: t.forASearchThatYou,
      recommended: true,
      points: [t.fullAnalyticsOfYourApplications, t.whereYouDropOutAnd],
    },
  },
  employer: {
    free: { for: t.forAHireNowAnd, points: [t.allApplicantsAllAnswersAll, t.creditForWritingFirstComes] },
    employer_pro_monthly: {
      for: t.forATeamThatAlways,
      recommended: true,
      points: [t.everythingInFree],
    },
    employer_business_monthly: { for: t.forSeveralPlacesAtOnce, points: [t.everythingInPro] },
  },
}

export const wordsOf = ({ audience, _id }: Pick<Plan, 'audience' | '_id'>): PlanWords =>
  WORDS[audience][_id] ?? { for: '', points: [] }

const QUOTAS: Partial<Record<Plan['limits'][number]['meter'], string>> = {
  jobPosts: t.jobPostsAMonth,
  outreach: t.peopleYouMayWriteTo,
  offers: t.offersAMonth,
}

type Limits = Pick<Plan, 'limits'>

/** What the plan allows, each beside the most that one of these plans does. */
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
  t.answersAndTheirReasons,
  t.messagesToPeopleWhoApplied,
  t.offersYouReceive,
  t.reviewsAndReplies,
  t.reports,
  t.alerts,
  t.yourDataToTakeWith,
]
