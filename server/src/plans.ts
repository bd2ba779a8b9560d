/** What a plan allows in a calendar month, UTC (product.md section 8); counted in usage_counters. */
interface Plan {
  readonly jobPosts: number
  readonly outreach: number
}

const free: Plan = { jobPosts: 3, outreach: 5 }
const plans: Readonly<Record<string, Plan>> = {
  free,
  employer_pro_monthly: { jobPosts: 20, outreach: 50 },
  employer_business_monthly: { jobPosts: 100, outreach: 200 },
}

/** A plan that is not listed allows what the free one does. */
export const planOf = (id: string): Plan => plans[id] ?? free
