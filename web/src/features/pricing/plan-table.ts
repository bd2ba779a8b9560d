import type { Plan, PlanId } from '@hearback/contract/subscriptions.ts'

/** What the page says of a plan beside its numbers, which are the server's. */
interface PlanWords {
  for: string
  recommended?: boolean
  points: string[]
}

const WORDS: Record<Plan['audience'], Partial<Record<PlanId, PlanWords>>> = {
  jobseeker: {
    free: {
      for: 'For everybody who looks for work',
      points: ['Apply to any number of jobs', 'Analytics for your first 30 days', 'Alerts, chat, reviews, export'],
    },
    seeker_plus_monthly: {
      for: 'For a search that you want to understand',
      recommended: true,
      points: [
        'Full analytics of your applications, always',
        'Where you drop out, and the pay you ask against the median',
      ],
    },
  },
  employer: {
    free: { for: 'For a hire now and then', points: ['All applicants, all answers, all templates'] },
    employer_pro_monthly: {
      for: 'For a team that always hires',
      recommended: true,
      points: ['Everything in Free', 'Credit for writing first comes back when the person answers'],
    },
    employer_business_monthly: { for: 'For several places at once', points: ['Everything in Pro'] },
  },
}

export const wordsOf = ({ audience, _id }: Pick<Plan, 'audience' | '_id'>): PlanWords =>
  WORDS[audience][_id] ?? { for: '', points: [] }

const QUOTAS: Partial<Record<Plan['limits'][number]['meter'], string>> = {
  jobPosts: 'Job posts a month',
  outreach: 'People you may write to first, a month',
  offers: 'Offers a month',
  companyViews: 'Company pages opened from offers, a month',
}

export const quotasOf = ({ limits }: Pick<Plan, 'limits'>): { label: string; value: number }[] =>
  limits.map(({ meter, limit }) => ({ label: QUOTAS[meter] ?? meter, value: limit }))

export const neverSold = [
  'Applying',
  'Answers and their reasons',
  'Messages to people who applied',
  'Offers you receive',
  'Reviews and replies',
  'Reports',
  'Alerts',
  'Your data, to take with you',
]
