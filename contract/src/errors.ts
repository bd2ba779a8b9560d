/**
 * All errors of the API: code to status and message (product.md section 4). A message says what is wrong and, if
 * possible, what to do next.
 */
export const errors = {
  malformed: [400, 'The request could not be read. Check that the body is valid JSON.'],
  bad_signature: [400, 'The signature of this event is not right.'],
  not_signed_in: [401, 'Please sign in first.'],
  wrong_credentials: [401, 'The e-mail or the password is not right.'],
  second_step_required: [
    403,
    'The password is right, and this account asks for a code as well: enter the one that your authenticator app shows. Where there is no field for it, sign in on the web site.',
  ],
  not_allowed: [403, 'You may not do this.'],
  email_unverified: [403, 'Confirm your e-mail address first: enter the code we mailed you.'],
  profile_required: [403, 'Complete your profile first.'],
  analytics_restricted: [403, 'Access to analytics is restricted'],
  job_limit_reached: [403, 'You have reached your monthly job posting limit.'],
  open_job_limit_reached: [
    403,
    'Your plan keeps fewer jobs open. Pause or close another one first, or change your plan.',
  ],
  outreach_limit_reached: [403, 'You have reached your monthly outreach limit.'],
  offer_limit_reached: [403, 'You have sent as many offers as your plan allows this month.'],
  company_view_limit_reached: [403, 'You have opened as many companies as your plan allows this month.'],
  request_limit_reached: [403, 'You have sent as many chat requests as a day allows.'],
  chat_request_pending: [403, 'Your request waits for an answer. You can write more once it is accepted.'],
  chat_closed: [403, 'You cannot write in this chat any more.'],
  no_interaction: [
    403,
    'You can review somebody once something really happened between you: an answer to an application, an interview, an offer or a chat.',
  ],
  account_suspended: [403, 'This account is suspended. Write to us if you think that is a mistake.'],
  not_found: [404, 'Not found.'],
  conflict: [409, 'This was changed meanwhile. Load it again and retry.'],
  email_taken: [409, 'An account with this e-mail already exists. Log in or reset your password.'],
  profile_exists: [409, 'You already have a profile. Edit it instead.'],
  already_applied: [409, 'You have already applied to this job.'],
  already_reported: [409, 'You have already reported this, and it is still open.'],
  already_reviewed: [409, 'You have reviewed them within the last 12 months.'],
  already_replied: [409, 'You have already replied to this review.'],
  job_not_open: [409, 'This job is not open for applications.'],
  step_not_allowed: [409, 'This step is not possible now.'],
  offer_pending: [409, 'An offer to this person waits for an answer already. Change that one, or withdraw it first.'],
  slot_not_offered: [409, 'This time is not among those offered.'],
  already_subscribed: [409, 'You have a plan already. Change it on the billing page.'],
  checkout_not_paid: [409, 'This checkout is not paid yet.'],
  checkout_claimed: [409, 'This checkout belongs to another account.'],
  checkout_over: [409, 'This checkout is over. Begin a new one.'],
  message_id_reused: [409, 'This message was sent before with another text.'],
  sign_in_expired: [409, 'This sign-in took too long, or was finished already. Enter your e-mail and password again.'],
  too_large: [413, 'This is too large.'],
  wrong_media_type: [415, 'This kind of file or content is not accepted.'],
  invalid_input: [422, 'Please check the marked fields.'],
  card_declined: [422, 'The card was declined. Try another one.'],
  wrong_code: [422, 'The code is wrong or has expired. Ask for a new one.'],
  wrong_passkey: [422, 'This passkey does not sign in here. Use another one, or your e-mail and password.'],
  wrong_second_code: [422, 'This code is not right, or was used already. Enter the one that your app shows now.'],
  too_many_requests: [429, 'Too many attempts. Please wait a little and try again.'],
  contact_limit_reached: [429, 'Error sending message, Only 2 messages in 24 hours.'],
  report_limit_reached: [429, 'You have sent as many reports as a day allows. More are possible tomorrow.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
  storage_full: [503, 'There is no room for files at the moment. Text goes through; try the file again later.'],
  unavailable: [503, 'We are briefly unavailable. Please try again in a moment.'],
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
