/** Columns of jobs that are not personal: erasure may leave them. */
export const keptOfJobs = [
  'employer_id',
  'ai_use',
  'applicant_limit',
  'applications_count',
  'benefits',
  'category',
  'company_hidden_at',
  'confirmed_at',
  'country',
  'currency',
  'decision_by',
  'deleted_at',
  'employment_type',
  'experience_level',
  'expires_at',
  'expiry_notice_for',
  'first_post_id',
  'hidden_at',
  'hours_per_week_from',
  'hours_per_week_to',
  'language',
  'openings',
  'pay_from',
  'pay_from_rest',
  'pay_period',
  'pay_to',
  'pay_to_rest',
  'plan_paused_at',
  'published_at',
  'region',
  'search_seq',
  'shifts',
  'source',
  'source_id',
  'source_url',
  'start_date',
  'starts_immediately',
  'status',
  'title',
  'vacancy',
  'views',
  'work_days',
  'workplace',
] as const

/** Columns of reviews that erasure leaves: the reviewed person keeps them. */
export const keptOfReviews = [
  'about',
  'after_reading',
  'again_from',
  'announced_at',
  'comment',
  'communication',
  'job_title',
  'met',
  'other_id',
  'rating',
  'removed_at',
  'replied_at',
  'reply',
  'service_quality',
  'shown_from',
  'subject_id',
] as const

/** Columns of claimed answers that are not personal. */
export const keptOfClaims = [
  'answered_on',
  'application_id',
  'channel',
  'claimed_at',
  'claimed_by',
  'employer_id',
  'outcome',
  'round',
  'settled_at',
  'settles_at',
] as const

/** Columns of keys of look-alikes that are not personal. */
export const keptOfKeys = ['company_id', 'hashes', 'is_proved', 'kind'] as const

/** Columns of pairs of look-alikes: ids of companies and jobs. */
export const keptOfPairs = ['company_id', 'other_id', 'rule', 'job_id', 'other_job_id', 'found_at'] as const

/** Columns of screening questions that are not personal: the wording, and what answers are needed. */
export const keptOfQuestions = [
  ...(['first_id', 'is_required', 'job_id', 'kind', 'options', 'position', 'unit', 'version', 'wording'] as const),
  ...(['needed_from', 'needed_max', 'needed_min', 'needed_options', 'needed_to'] as const),
] as const
