import type { DB } from '../../db/schema.ts'
import { dataOfPrograms, mine, type Parts } from './data-of-programs.ts'
import { keptOfClaims, keptOfJobs, keptOfKeys, keptOfPairs, keptOfQuestions, keptOfReviews } from './kept-columns.ts'

const via = <C extends string>(column: C, table: keyof DB, ...columns: string[]) => ({ column, table, columns })

/** Columns that are not personal in any table: ids and timestamps. */
export const neverPersonal: readonly string[] = ['id', 'created_at', 'updated_at']

/**
 * The tables with personal data. Every column is exported, and erased with the account, unless it is listed here.
 * `kept` columns are not personal or belong to the other person; `omit` columns are secrets, erased but not exported.
 * `of` are the columns that refer to the person, or to a row of another table that does. `owner` is needed without
 * an employer_id.
 */
export const exported: Parts = {
  ...dataOfPrograms,
  users: {
    of: mine('id'),
    omit: ['password_hash'],
    kept: ['user_type', 'plan', 'origin', 'suspended_at', 'type_before_admin'],
  },
  calendar_addresses: { of: mine('user_id'), omit: ['serial'] },
  sessions: { of: mine('user_id'), omit: ['token_hash'] },
  sign_in_tickets: { of: mine('user_id'), omit: ['token_hash'] },
  two_steps: { of: mine('user_id'), omit: ['sealed_secret'] },
  recovery_codes: { of: mine('user_id'), omit: ['code_hash'] },
  oidc_identities: { of: mine('user_id') },
  oidc_tickets: { of: mine('user_id'), omit: ['token_hash', 'code_hash'] },
  passkeys: { of: mine('user_id'), omit: ['credential_id', 'public_key'] },
  account_deletions: { of: mine('user_id') },
  employers: {
    of: mine('user_id'),
    owner: 'party',
    kept: [
      ...(['user_id', 'approved_at', 'erased_at', 'hidden_at', 'import_name', 'rating_count', 'rating_sum'] as const),
      // Follow the proofs of the domains by triggers.
      ...(['verified_domain', 'verified_by', 'verified_at', 'listed_at'] as const),
    ],
  },
  company_members: { of: mine('user_id'), kept: ['user_id', 'company_id', 'role'] },
  // The name stays with what they wrote (product.md 15.3), until their account is erased.
  former_members: { of: mine('user_id', 'company_id'), kept: ['user_id', 'company_id'] },
  // The address is that of another person.
  company_invitations: { of: mine('company_id', 'invited_by'), omit: ['email', 'slot', 'token_hash'] },
  company_domains: { of: mine('company_id'), owner: 'party', omit: ['slot', 'token'] },
  domain_proofs: { of: mine('company_id'), owner: 'party', omit: ['code_hash'] },
  domain_holders: { of: mine('company_id'), owner: 'party' },
  lookalike_checks: { of: mine('company_id'), owner: 'party', kept: ['company_id', 'requested_at', 'requests'] },
  lookalike_keys: { of: mine('company_id'), owner: 'party', omit: ['hashes', 'key'], kept: keptOfKeys },
  // Findings for moderators; the company is told of decisions.
  lookalikes: { of: mine('company_id', 'other_id'), owner: 'party', omit: keptOfPairs, kept: keptOfPairs },
  // Those of a company are deleted with its last member.
  company_activity: {
    of: mine('member_id', 'company_id'),
    owner: 'account or party',
    kept: ['company_id', 'at', 'is_automatic', 'act', 'job_id', 'application_id', 'subject_id', 'key_id'],
  },
  job_people: { of: mine('user_id'), kept: ['company_id'] },
  muted_jobs: { of: mine('user_id'), kept: ['company_id'] },
  absences: { of: mine('user_id'), kept: ['company_id', 'covered_by'] },
  company_photos: { of: mine('employer_id') },
  response_stats: {
    of: mine('employer_id'),
    kept: ['employer_id', 'answered', 'claimed', 'computed_at', 'finished', 'median_hours'],
  },
  answer_rewrites: { of: mine('employer_id'), kept: ['employer_id', 'requested_at', 'rewritten_through'] },
  seekers: {
    of: mine('user_id'),
    omit: ['name_spelling', 'spelling'],
    kept: ['user_id', 'hidden_at', 'rating_count', 'rating_sum', 'search_seq'],
  },
  experiences: { of: mine('seeker_id') },
  hidden_employers: { of: mine('seeker_id') },
  jobs: { of: mine('employer_id'), kept: keptOfJobs },
  // Applicants keep the wording of the questions that they answered.
  screening_questions: {
    of: via('job_id', 'jobs', 'employer_id'),
    kept: keptOfQuestions,
  },
  // They belong to the applicant, as the cover letter does.
  screening_answers: { of: via('application_id', 'applications', 'seeker_id'), omit: ['words_spelling'] },
  library_files: { of: mine('seeker_id'), omit: ['key', 'sha256', 'slot'] },
  application_files: { of: via('application_id', 'applications', 'seeker_id') },
  job_closings: { of: mine('employer_id') },
  job_drafts: { of: mine('employer_id') },
  saved_jobs: { of: mine('seeker_id') },
  viewed_jobs: { of: mine('seeker_id'), omit: ['slot'] },
  recent_searches: { of: mine('seeker_id'), omit: ['slot', 'filters_hash'] },
  hidden_jobs: { of: mine('seeker_id'), omit: ['slot'] },
  // The words belong to the applicant; the recipient reads them in the application.
  applications: {
    of: mine('seeker_id', 'employer_id'),
    omit: ['description_spelling'],
    omitOfOthers: { columns: ['description', 'top_choice'], unless: 'seeker_id' },
    kept: [
      'seeker_id',
      'employer_id',
      ...(['answer_due_at', 'answered_at', 'applied_at'] as const),
      // Follows the description by a trigger.
      'description_spelling',
      'job_id',
      'last_employer_act_at',
      'reminded_day',
      'rounds',
      ...(['answered_by', 'nudged_at', 'seconds_applied', 'seconds_interview', 'seconds_offered'] as const),
      ...(['seconds_shortlisted', 'seconds_viewed', 'source', 'status', 'status_changed_at'] as const),
      'viewed_at',
      'views',
    ],
  },
  application_steps: {
    of: via('application_id', 'applications', 'seeker_id', 'employer_id'),
    kept: [
      'actor_id',
      'application_id',
      'at',
      'by',
      'feedback',
      'from_status',
      'interview_id',
      'reason_code',
      'reason_question_id',
      'to_status',
    ],
  },
  answer_claims: { of: via('application_id', 'applications', 'seeker_id', 'employer_id'), kept: keptOfClaims },
  // The history of the applications has the steps.
  mail_answers: { of: mine('member_id'), omit: ['nonce'] },
  earlier_rounds: {
    of: via('application_id', 'applications', 'seeker_id', 'employer_id'),
    kept: [
      'answered_at',
      'application_id',
      'applied_at',
      'ended_as',
      'expired_at',
      'last_employer_act_at',
      'viewed_at',
    ],
  },
  interviews: {
    of: via('application_id', 'applications', 'seeker_id', 'employer_id'),
    kept: [
      'application_id',
      'calendar_id',
      'earlier_revisions',
      'employer_id',
      'message',
      'minutes',
      'mode',
      'picked',
      'place',
      'reminded_at',
      'revision',
      'slots',
      'superseded_at',
      'time_zone',
    ],
  },
  interview_changes: {
    of: via('application_id', 'applications', 'seeker_id', 'employer_id'),
    kept: ['application_id', 'at', 'by', 'interview_id', 'kind', 'message', 'slot'],
  },
  application_notes: {
    of: mine('seeker_id', 'author_id'),
    owner: 'account or party',
    omit: ['author_id', 'client_id', 'slot'],
  },
  // Of the applicant and the author alone: other members may not have written their own yet.
  scorecards: { of: mine('seeker_id', 'author_id'), owner: 'account', omit: ['author_id', 'client_id', 'slot'] },
  scorecard_ratings: { of: via('scorecard_id', 'scorecards', 'seeker_id', 'author_id'), owner: 'account' },
  scorecard_criteria: { of: via('job_id', 'jobs', 'employer_id') },
  talent_searches: { of: mine('employer_id'), omit: ['slot'] },
  talent_lists: { of: mine('employer_id'), omit: ['slot'] },
  // That a company collects them; the names of its lists are its own.
  talent_list_people: { of: mine('seeker_id'), omit: ['list_id', 'slot'] },
  job_invitations: { of: mine('seeker_id', 'employer_id') },
  answer_templates: { of: mine('employer_id') },
  chats: {
    of: mine('seeker_id', 'employer_id'),
    kept: [
      'seeker_id',
      'employer_id',
      'accepted_at',
      'active_at',
      'employer_blocked_at',
      'employer_delivered_seq',
      'employer_mailed_seq',
      'employer_read_seq',
      'employer_unread',
      'last_message_at',
      'last_seq',
      'outreach_month',
      'seeker_blocked_at',
      'seeker_delivered_seq',
      'seeker_mailed_seq',
      'seeker_read_seq',
      'seeker_unread',
      'started_by',
      'state',
    ],
  },
  chat_reads: { of: mine('user_id'), kept: ['user_id', 'chat_id', 'read_seq', 'mailed_seq'] },
  messages: {
    of: via('chat_id', 'chats', 'seeker_id', 'employer_id'),
    kept: ['chat_id', 'client_message_id', 'delivered_at', 'read_at', 'sender_id', 'sent_by', 'seq'],
  },
  message_files: {
    of: via('message_id', 'messages', 'sender_id'),
    owner: 'party',
    omit: ['key', 'thumbnail_key', 'sha256'],
  },
  offers: {
    of: mine('seeker_id', 'employer_id'),
    kept: [
      'application_id',
      'details',
      'employer_id',
      'expires_at',
      'expiry_warned_at',
      'job_id',
      'seeker_id',
      'status',
      'status_changed_at',
      'supersedes_id',
    ],
  },
  offer_steps: {
    of: via('offer_id', 'offers', 'seeker_id', 'employer_id'),
    kept: ['actor_id', 'at', 'by', 'from_status', 'offer_id', 'reason', 'to_status'],
  },
  // The author of a review is only disclosed by the published review itself.
  reviews: {
    of: mine('author_id'),
    owner: 'party',
    kept: keptOfReviews,
  },
  review_invitations: { of: mine('author_id'), owner: 'party' },
  decisions: {
    of: mine('owner_id'),
    owner: 'party',
    omit: ['moderator_id'],
    kept: ['appeal_of', 'kind', 'moderator_id', 'measure', 'outcome', 'reason', 'reported_at', 'target_id'],
  },
  case_claims: { of: mine('moderator_id'), kept: ['kind', 'target_id'] },
  // Moderators write them to each other; the person is notified of decisions.
  case_notes: {
    of: mine('owner_id'),
    owner: 'party',
    omit: ['author_id', 'words'],
    kept: ['author_id', 'kind', 'target_id'],
  },
  appeals: { of: mine('appellant_id'), owner: 'account or party', kept: ['decision_id', 'side'] },
  payment_customers: { of: mine('user_id'), owner: 'party', kept: ['checkout_at', 'looked_at'] },
  subscriptions: {
    of: via('customer_id', 'payment_customers', 'user_id'),
    owner: 'party',
    kept: ['cancel_at_period_end', 'customer_id', 'past_due_since', 'period_end', 'plan', 'reading', 'status'],
  },
  simulated_payments: {
    of: via('customer_id', 'payment_customers', 'user_id'),
    owner: 'party',
    kept: ['customer_id', 'data'],
  },
  alerts: { of: mine('user_id'), omit: ['filters_hash'] },
  company_follows: { of: mine('seeker_id') },
  alert_digests: { of: mine('user_id') },
  weekly_summaries: { of: mine('seeker_id') },
  told_jobs: { of: mine('user_id'), omit: ['job_key'] },
  company_views: { of: mine('seeker_id') },
  reports: {
    of: mine('reporter_id'),
    kept: [
      ...(['case_number', 'chat_id', 'decision_id', 'finding', 'kind', 'other_id', 'owner_id'] as const),
      'reason',
      'rule',
      'status',
      'target_id',
      'target_name',
    ],
  },
  contact_messages: { of: mine('user_id'), omit: ['handled_by', 'sender_key'] },
  notifications: { of: mine('user_id') },
  muted_mails: { of: mine('user_id') },
  undeliverable_emails: { of: mine('user_id') },
  mail_counts: { of: mine('user_id'), omit: ['counterpart_id'] },
  mail_threads: { of: mine('user_id') },
  push_devices: { of: mine('user_id'), omit: ['endpoint', 'p256dh', 'auth'] },
  muted_pushes: { of: mine('user_id') },
  usage_counters: { of: mine('user_id'), owner: 'party' },
}
