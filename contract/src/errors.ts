/**
 * All errors of the API: code to status and message (product.md section 4). A message says what is wrong and, if
 * possible, what to do next.
 */
export const errors = {
  malformed: [400, 'We couldn’t read the request. Check that the body is valid JSON.'],
  bad_signature: [400, 'The signature of this event isn’t valid.'],
  not_signed_in: [401, 'Please sign in first.'],
  wrong_credentials: [401, 'Wrong email or password.'],
  second_step_required: [
    403,
    'Your password is correct, but this account also needs a code. Enter the one your authenticator app shows. If you can’t enter one here, sign in on the website.',
  ],
  identity_provider_required: [403, 'Your company signs in another way. Use the button it chose on the sign-in page.'],
  not_allowed: [403, 'You don’t have permission to do this.'],
  email_unverified: [403, 'Confirm your email address first. Enter the code we emailed you.'],
  profile_required: [403, 'Complete your profile first.'],
  analytics_restricted: [403, 'Access to analytics is restricted'],
  job_limit_reached: [403, 'You have reached your monthly job posting limit.'],
  open_job_limit_reached: [
    403,
    'You’ve reached your plan’s limit of open jobs. Pause or close one first, or upgrade your plan.',
  ],
  outreach_limit_reached: [403, 'You have reached your monthly outreach limit.'],
  offer_limit_reached: [403, 'You’ve sent all the offers your plan includes this month.'],
  photo_limit_reached: [403, 'You already have 8 photos. Remove one to add another.'],
  file_limit_reached: [
    403,
    'You can keep 30 files and 100 MB, or 500 MB with those you sent. Remove files you don’t need, then try again.',
  ],
  application_budget_reached: [
    403,
    'You have as many unanswered applications as you can have at a time. An answer frees a place, and so does withdrawing one.',
  ],
  top_choice_limit_reached: [
    403,
    'You’ve used your top choices for this month. Apply without one, or wait until next month.',
  ],
  job_full: [
    403,
    'This job has all the applications it takes for now. It takes new ones once the employer has answered some.',
  ],
  answering_first: [
    403,
    'This company answers the people who are waiting before it takes new applications. Save the job and come back.',
  ],
  claims_paused: [403, 'This isn’t possible right now.'],
  claim_limit_reached: [
    403,
    'As many people as possible are being asked whether you answered them elsewhere. Wait until some of them confirm it, or answer here instead.',
  ],
  company_view_limit_reached: [403, 'You’ve viewed all the companies your plan includes this month.'],
  request_limit_reached: [403, 'You’ve reached the daily limit of chat requests. Try again tomorrow.'],
  chat_request_pending: [403, 'Your request is waiting for an answer. You can send more messages once it’s accepted.'],
  chat_closed: [403, 'You can’t write in this chat anymore.'],
  no_interaction: [
    403,
    'You can only review people you’ve dealt with through an answered application, an interview, an offer or a chat.',
  ],
  account_suspended: [403, 'This account is suspended. If you think this is a mistake, contact us.'],
  not_found: [404, 'Not found.'],
  conflict: [409, 'This has changed in the meantime. Reload it and try again.'],
  email_taken: [409, 'An account with this email already exists. Sign in or reset your password.'],
  profile_exists: [409, 'You already have a profile. Edit it instead.'],
  already_applied: [409, 'You have already applied to this job.'],
  already_reported: [409, 'You’ve already reported this, and your report is still open.'],
  already_reviewed: [409, 'You’ve already reviewed them in the last 12 months.'],
  already_replied: [409, 'You have already replied to this review.'],
  draft_published: [409, 'This draft was already published. To post it again, duplicate the job.'],
  job_not_open: [409, 'This job is not open for applications.'],
  questions_changed: [409, 'The employer has changed the questions. Answer them again, then send your application.'],
  already_member: [409, 'This person is already a member of your company.'],
  last_owner: [409, 'A company needs an owner. Make someone else an owner first.'],
  invitation_ended: [409, 'This invitation has expired, was canceled or was already used. Ask for a new one.'],
  answer_link_ended: [
    409,
    'You can’t answer with this link anymore. It works for 30 days, and only for people who answer for the company. Sign in to answer.',
  ],
  step_not_allowed: [409, 'This isn’t possible right now.'],
  offer_pending: [409, 'You already have an open offer with this person. Update it, or withdraw it first.'],
  slot_not_offered: [409, 'This time isn’t one of those offered.'],
  already_subscribed: [409, 'You already have a plan. Change it on the billing page.'],
  checkout_not_paid: [409, 'This checkout hasn’t been paid yet.'],
  checkout_claimed: [409, 'This checkout belongs to another account.'],
  checkout_over: [409, 'This checkout has ended. Start a new one.'],
  message_id_reused: [409, 'This message was already sent with different text.'],
  sign_in_expired: [409, 'This sign-in has expired or was already used. Enter your email and password again.'],
  identity_email_unverified: [
    409,
    'We can’t sign you in this way yet, because the email there isn’t confirmed. Sign in or create an account with your email and a password, then connect it under Settings, Security.',
  ],
  too_large: [413, 'This is too large.'],
  wrong_media_type: [415, 'This type of file or content isn’t supported.'],
  invalid_input: [422, 'Please check the highlighted fields.'],
  card_declined: [422, 'The card was declined. Try another one.'],
  wrong_code: [422, 'The code is wrong or has expired. Request a new one.'],
  identity_provider_failed: [422, 'Signing in didn’t work. Please try again.'],
  wrong_passkey: [422, 'This passkey doesn’t work here. Use another one, or your email and password.'],
  wrong_second_code: [422, 'This code is wrong or was already used. Enter the one your app shows now.'],
  too_many_requests: [429, 'Too many attempts. Please wait a moment and try again.'],
  contact_limit_reached: [429, 'Error sending message, Only 2 messages in 24 hours.'],
  report_limit_reached: [429, 'You’ve reached the daily limit of reports. Try again tomorrow.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  identity_provider_unavailable: [
    503,
    'We can’t reach this sign-in right now. Sign in another way, or try again later.',
  ],
  storage_full: [503, 'We can’t store files right now. Text messages still go through. Try the file again later.'],
  unavailable: [503, 'We’re briefly unavailable. Please try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors

/**
 * Returns the HTTP status of an error. If 403 is reserved for `forbidden` (`Endpoint.forbidden`), every other 403
 * becomes 409.
 */
export function statusOf(code: ErrorCode, { forbidden }: { readonly forbidden?: ErrorCode } = {}): number {
  const [status] = errors[code]
  return status === 403 && forbidden !== undefined && code !== forbidden ? 409 : status
}

/** Errors that any endpoint may return, so that an endpoint lists only its own. */
export const impliedErrors: readonly ErrorCode[] = [
  'malformed',
  'not_signed_in',
  'not_allowed',
  'email_unverified',
  'account_suspended',
  'not_found',
  'too_large',
  'wrong_media_type',
  'invalid_input',
  'too_many_requests',
  'internal',
  'unavailable',
]
