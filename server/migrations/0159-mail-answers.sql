-- Answers that members press on the page of a button in an email. A job carries them out 10 minutes later.
create table mail_answers (
  id uuid primary key default new_id(),
  application_id uuid not null references applications on delete cascade,
  round smallint not null,
  member_id uuid not null references users on delete cascade,
  step text not null check (step in ('rejected', 'interview', 'message')),
  reason_code text,
  message text not null check (char_length(message) <= 2000),
  nonce text not null unique check (char_length(nonce) <= 200),
  created_at timestamptz not null default now(),
  runs_at timestamptz not null default now() + interval '10 minutes',
  settled_at timestamptz,
  outcome text check (outcome in ('sent', 'undone', 'answered', 'not_possible')),
  check ((settled_at is null) = (outcome is null)),
  check ((step = 'rejected') = (reason_code is not null)),
  check (step = 'rejected' or message <> '')
);
create unique index mail_answers_waiting on mail_answers (application_id) where settled_at is null;
create index mail_answers_due on mail_answers (runs_at) where settled_at is null;
create index mail_answers_of_application on mail_answers (application_id);
create index mail_answers_of_member on mail_answers (member_id);
create index mail_answers_settled on mail_answers (settled_at) where settled_at is not null;
comment on table mail_answers is 'Answers to applications that you pressed in an email, kept for 30 days';
comment on column mail_answers.round is 'The round of the application when it was pressed: 2 after a repeated application';
comment on column mail_answers.nonce is 'Key of the page that it was pressed on, so that a repeated request answers once';
comment on column mail_answers.settled_at is 'When it was carried out, undone or dropped; null while it waits';
