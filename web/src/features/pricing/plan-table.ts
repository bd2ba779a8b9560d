export interface PlanColumn {
  name: string
  /** US dollars a month. */
  price: number
  for: string
  recommended?: boolean
  quotas: { label: string; value: number }[]
  points: string[]
}

// The limits themselves are the server's configuration (product.md 8); this is what the page says of them.
export const seekerPlans: PlanColumn[] = [
  {
    name: 'Free',
    price: 0,
    for: 'For everybody who looks for work',
    quotas: [{ label: 'Company pages opened from offers, a month', value: 15 }],
    points: ['Apply to any number of jobs', 'Analytics for your first 30 days', 'Alerts, chat, reviews, export'],
  },
  {
    name: 'Seeker plus',
    price: 9,
    for: 'For a search that you want to understand',
    recommended: true,
    quotas: [{ label: 'Company pages opened from offers, a month', value: 1000 }],
    points: [
      'Full analytics of your applications, always',
      'Where you drop out, and the pay you ask against the median',
    ],
  },
]

export const employerPlans: PlanColumn[] = [
  {
    name: 'Free',
    price: 0,
    for: 'For a hire now and then',
    quotas: [
      { label: 'Job posts a month', value: 3 },
      { label: 'People you may write to first, a month', value: 5 },
      { label: 'Offers a month', value: 10 },
    ],
    points: ['All applicants, all answers, all templates'],
  },
  {
    name: 'Employer pro',
    price: 49,
    for: 'For a team that always hires',
    recommended: true,
    quotas: [
      { label: 'Job posts a month', value: 20 },
      { label: 'People you may write to first, a month', value: 50 },
      { label: 'Offers a month', value: 100 },
    ],
    points: ['Everything in Free', 'Credit for writing first comes back when the person answers'],
  },
  {
    name: 'Employer business',
    price: 149,
    for: 'For several places at once',
    quotas: [
      { label: 'Job posts a month', value: 100 },
      { label: 'People you may write to first, a month', value: 200 },
      { label: 'Offers a month', value: 500 },
    ],
    points: ['Everything in Pro'],
  },
]

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
