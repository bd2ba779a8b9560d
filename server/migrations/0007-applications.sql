create table applications (
  id uuid primary key default new_id(),
  job_id uuid not null references jobs on delete cascade,
  seeker_id uuid not null references seekers on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  description text not null default '',
  status text not null default 'applied' check (status in
    ('applied', 'viewed', 'shortlisted', 'interview', 'offered', 'hired', 'rejected', 'withdrawn', 'declined', 'expired')),
  rounds integer not null default 1 check (rounds in (1, 2)),
  views integer not null default 0,
  applied_at timestamptz not null default now(),
  viewed_at timestamptz,
  answered_at timestamptz,
  answer_due_at timestamptz not null default now() + interval '14 days',
  last_employer_act_at timestamptz,
  status_changed_at timestamptz not null default now(),
  reminded_day integer not null default 0 check (reminded_day in (0, 7, 12, 14)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (job_id, seeker_id)
);
create trigger applications_touch before update on applications for each row execute function touch_updated_at();
create index applications_of_job on applications (job_id, applied_at);
create index applications_of_seeker on applications (seeker_id, status_changed_at desc);
create index applications_of_employer on applications (employer_id, applied_at desc);
create index applications_waiting on applications (employer_id, answer_due_at) where answered_at is null and status in ('applied', 'viewed');
create index applications_clock on applications (applied_at) where status in ('applied', 'viewed');
create index applications_shortlisted on applications (last_employer_act_at) where status = 'shortlisted';
comment on table applications is 'One per person and job; applying once more after a withdrawal keeps the row';
comment on column applications.answered_at is 'First employer act other than merely viewing (product.md 6.1)';
comment on column applications.rounds is '2 after the one repeat that product.md 7 allows';
comment on column applications.reminded_day is 'The latest of the reminders of days 7, 12 and 14 that was sent';

create table application_steps (
  id uuid primary key default new_id(),
  application_id uuid not null references applications on delete cascade,
  from_status text,
  to_status text not null,
  by text not null check (by in ('employer', 'seeker', 'system')),
  actor_id uuid references users on delete set null,
  feedback text,
  reason_code text,
  interview_id uuid,
  at timestamptz not null default now()
);
create index application_steps_of on application_steps (application_id, at, id);
comment on table application_steps is 'The history: every transition, appended in the transaction that makes it, never changed';

create table interviews (
  id uuid primary key default new_id(),
  application_id uuid not null references applications on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  message text not null default '',
  mode text not null check (mode in ('onsite', 'video', 'phone')),
  place text not null default '',
  time_zone text not null,
  minutes integer not null check (minutes between 5 and 480),
  slots timestamptz[] not null default '{}' check (cardinality(slots) <= 5),
  picked timestamptz check (picked is null or picked = any (slots)),
  revision integer not null default 0,
  superseded_at timestamptz,
  reminded_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index interviews_current on interviews (application_id) where superseded_at is null;
create index interviews_of_employer on interviews (employer_id, picked) where superseded_at is null;
create index interviews_to_remind on interviews (picked) where superseded_at is null and picked is not null and reminded_at is null;
alter table application_steps add foreign key (interview_id) references interviews on delete set null;
comment on table interviews is 'Invitations; a later one of the same application supersedes the earlier, and so does the end of the application';
comment on column interviews.revision is 'How often a time was picked or called off: orders what calendars receive';

create table answer_templates (
  id uuid primary key default new_id(),
  employer_id uuid not null references users on delete cascade,
  name text not null,
  body text not null,
  reason_code text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create trigger answer_templates_touch before update on answer_templates for each row execute function touch_updated_at();
create index answer_templates_of on answer_templates (employer_id, name);
