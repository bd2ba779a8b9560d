/** Limits of notes and scorecards about applicants, in a file of their own because public pages load limits.ts. */
export const evaluationLimits = {
  note: 2_000,
  /** Notes on one application; the table holds no more. */
  notes: 100,
  /** Current criteria of a job. */
  criteria: 8,
  criterion: 80,
  /** Of one scorecard, with those of archived criteria. */
  ratings: 100,
  sentence: 500,
  /** Scorecards of one application; the table holds no more. */
  scorecards: 200,
} as const

/** Limits of the activity log of a company, in a file of their own because public pages load limits.ts. */
export const activityLimits = {
  /** Entries of a page. */
  page: 200,
  /** Entries of a downloaded file. */
  file: 5_000,
  /** Length of a logged value, and number of values in a list. */
  value: 200,
  listItems: 20,
} as const

/** Limits of the domains of a company, in a file of their own because public pages load limits.ts. */
export const domainLimits = {
  /** The table holds no more. */
  domains: 10,
  /** Values of other records that a check shows, and their length. */
  found: 5,
  foundLength: 200,
} as const

/** Limits of webhooks, in a file of their own because public pages load limits.ts. */
export const webhookLimits = {
  /** The table holds no more. */
  endpoints: 10,
  url: 1_000,
  description: 100,
  /** Deliveries of a page. */
  page: 100,
  /** Deliveries that one call replays. */
  replays: 10_000,
} as const

/** Limits of the API keys of a company, in a file of their own because public pages load limits.ts. */
export const keyLimits = {
  /** Usable keys; the table holds no more. */
  keys: 20,
  name: 80,
  /** Keys of a list, with those that expired. */
  listed: 100,
  /** The longest and the usual time until a key expires. */
  days: 365,
} as const
