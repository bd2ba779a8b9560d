/** What a plan allows in a calendar month, UTC (product.md section 8); counted in usage_counters. */
interface Plan {
  readonly jobPosts: number
  readonly outreach: number
  readonly offers: number
  readonly companyViews: number
}

const free: Plan = { jobPosts: 3, outreach: 5, offers: 10, companyViews: 15 }
const plans: Readonly<Record<string, Plan>> = {
  free,
  seeker_plus_monthly: { ...free, companyViews: 1_000 },
  employer_pro_monthly: { ...free, jobPosts: 20, outreach: 50, offers: 100 },
  employer_business_monthly: { ...free, jobPosts: 100, outreach: 200, offers: 500 },
}

/** A plan that is not listed allows what the free one does. */
export const planOf = (id: string): Plan => plans[id] ?? free
