/** Limits of applications (product.md section 12). Apart from `limits`, which every page downloads. */
export const applicationLimits = {
  /** Top choices of a job seeker in a calendar month (UTC). */
  topChoicesAMonth: 3,
  /** Unanswered applications at which a job stops taking new ones; pages propose `usual`. */
  applicantLimit: { min: 10, usual: 80, max: 500 },
  /** Overdue applications from which a company that answers less than half stops taking new ones. */
  answeringFirstOverdue: 10,
} as const
