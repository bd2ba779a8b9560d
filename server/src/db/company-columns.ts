/** Columns of a company that cards show, without the number of withdrawn offers. */
export const companyColumns = [
  'employers.user_id',
  'employers.business_name',
  'employers.business_location',
  'employers.industry_type',
  'employers.company_size',
  'employers.rating_sum',
  'employers.rating_count',
  'employers.picture_key',
  'response_stats.finished',
  'response_stats.answered',
  'response_stats.median_hours',
] as const
