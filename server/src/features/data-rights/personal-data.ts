import type { Part } from './data-rights.sql.ts'

const mine = (...columns: string[]) => columns
const via = (column: string, table: string, ...columns: string[]): Part['of'] => ({ column, table, columns })

/**
 * Where a person stands in each table of which something is exported: the columns that name them, or the row of another
 * table that does. `omit`: columns that prove who they are, or that belong to somebody else.
 */
export const exported: Record<string, Part> = {
  users: { of: mine('id'), omit: ['password_hash'] },
  sessions: { of: mine('user_id'), omit: ['token_hash'] },
  sign_in_tickets: { of: mine('user_id'), omit: ['token_hash'] },
  two_steps: { of: mine('user_id'), omit: ['sealed_secret'] },
  recovery_codes: { of: mine('user_id'), omit: ['code_hash'] },
  passkeys: { of: mine('user_id'), omit: ['credential_id', 'public_key'] },
  account_deletions: { of: mine('user_id') },
  employers: { of: mine('user_id') },
  response_stats: { of: mine('employer_id') },
  seekers: { of: mine('user_id') },
  experiences: { of: mine('seeker_id') },
  hidden_employers: { of: mine('seeker_id') },
  jobs: { of: mine('employer_id') },
  saved_jobs: { of: mine('seeker_id') },
  // The letter is the applicant's: the person who received it reads it in the application.
  applications: { of: mine('seeker_id', 'employer_id'), omitOfOthers: { column: 'description', unless: 'seeker_id' } },
  application_steps: { of: via('application_id', 'applications', 'seeker_id', 'employer_id') },
  earlier_rounds: { of: via('application_id', 'applications', 'seeker_id', 'employer_id') },
  interviews: { of: via('application_id', 'applications', 'seeker_id', 'employer_id') },
  answer_templates: { of: mine('employer_id') },
  chats: { of: mine('seeker_id', 'employer_id') },
  messages: { of: via('chat_id', 'chats', 'seeker_id', 'employer_id') },
  message_files: {
    of: via('message_id', 'messages', 'sender_id'),
    omit: ['key', 'thumbnail_key', 'sha256'],
  },
  offers: { of: mine('seeker_id', 'employer_id') },
  offer_steps: { of: via('offer_id', 'offers', 'seeker_id', 'employer_id') },
  // Who wrote a review about somebody is told by the review itself, once it is shown.
  reviews: { of: mine('author_id') },
  review_invitations: { of: mine('author_id') },
  decisions: { of: mine('owner_id'), omit: ['moderator_id'] },
  appeals: { of: mine('appellant_id') },
  payment_customers: { of: mine('user_id') },
  subscriptions: { of: via('customer_id', 'payment_customers', 'user_id') },
  simulated_payments: { of: via('customer_id', 'payment_customers', 'user_id') },
  alerts: { of: mine('user_id'), omit: ['filters_hash'] },
  alert_digests: { of: mine('user_id') },
  told_jobs: { of: mine('user_id'), omit: ['job_key'] },
  company_views: { of: mine('seeker_id') },
  reports: { of: mine('reporter_id') },
  contact_messages: { of: mine('user_id'), omit: ['handled_by', 'sender_key'] },
  notifications: { of: mine('user_id') },
  muted_mails: { of: mine('user_id') },
  mail_counts: { of: mine('user_id'), omit: ['counterpart_id'] },
  mail_threads: { of: mine('user_id') },
  push_devices: { of: mine('user_id'), omit: ['endpoint', 'p256dh', 'auth'] },
  muted_pushes: { of: mine('user_id') },
  usage_counters: { of: mine('user_id') },
}

/** Tables of which nothing is exported, each with the reason that the person reads. */
export const leftOut: Record<string, string> = {
  account_codes: 'Hashes of codes that were mailed to you; they end within minutes',
  passkey_challenges: 'Hashes of random numbers that a device was to sign; they end within minutes',
  signups: 'Registrations that are not confirmed belong to nobody yet, and end within a day',
  experience_proofs:
    'Hashes of the links that were mailed to your work addresses; the addresses and what came of it are with your experiences',
  audit_entries: 'The record of what moderators did; decisions about you were told to you',
  holds: 'What carries out the decisions about you, which are here',
  payment_events: 'Numbers of messages of the payment provider, of nobody in particular',
  job_search: 'Words of your jobs for the search; the jobs themselves are here',
  talent_search: 'Words of your profile for the search; the profile itself is here',
  job_lexicon: 'Counts of words, of nobody in particular',
  talent_lexicon: 'Counts of words, of nobody in particular',
  regional_words: 'Frequent words, of nobody in particular',
  marked_words: 'Frequent words, of nobody in particular',
  talent_regional_words: 'Frequent words, of nobody in particular',
  talent_marked_words: 'Frequent words, of nobody in particular',
  job_views: 'Hashes of a day, whose salt is forgotten after it: nobody can tell whose they are',
  view_salts: 'Random numbers of a day',
  visit_counts: 'Counts of a day by page, source and device, of nobody in particular',
  vital_counts: 'Counts of a day of how fast pages were, of nobody in particular',
  pending_files: 'Names of files that are about to be removed',
  places: 'Cities and towns',
  place_names: 'Other names of cities',
  failed_rows: 'Ids of what a background job could not handle, until it is handled',
  search_rewrites: 'How far the search index was rewritten, of nobody in particular',
  rate_limits: 'Attempts within minutes or hours',
  signing_keys: 'Keys of this installation',
  kysely_migration: 'Which changes of the database were made',
  kysely_migration_lock: 'Which changes of the database were made',
}
