/** Orders of the job search, and the choices of its filters by answers: percent and days. Apart from the schemas, which pages don't load. */
export const jobOrders = ['newest', 'relevance', 'pay', 'distance', 'answers', 'match'] as const
export const answersShares = [50, 80, 90] as const
export const answersWithinDays = [3, 7, 14] as const

/** Filters of the job search with several values. */
export const listFilters = [
  'category',
  'employmentType',
  'workplace',
  'skills',
  'shift',
  'experienceLevel',
  'benefits',
] as const
