create table reports (
  id uuid primary key default new_id(),
  case_number text not null unique check (case_number ~ '^HB-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{2}$'),
  kind text not null check (kind in ('company', 'job', 'seeker', 'message')),
  target_id uuid not null,
  target_name text not null,
  chat_id uuid,
  owner_id uuid references users on delete set null,
  reporter_id uuid references users on delete set null,
  reason text not null check (reason in
    ('scam_or_fraud', 'asks_for_money', 'impersonation', 'fake_identity', 'no_real_vacancy', 'already_filled', 'duplicate', 'misleading',
    'discrimination', 'harassment', 'personal_data', 'conflict_of_interest', 'no_real_interaction', 'never_answers', 'offensive', 'spam', 'other')),
  details text not null default '',
  status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((kind = 'message') = (chat_id is not null)),
  check (reporter_id <> owner_id)
);
create trigger reports_touch before update on reports for each row execute function touch_updated_at();
create unique index reports_one_open on reports (reporter_id, kind, target_id) where status = 'open';
create index reports_of_reporter on reports (reporter_id, created_at desc, id desc);
create index reports_of_owner on reports (owner_id);
comment on table reports is 'What somebody reported; a report outlives its target and both accounts';
comment on column reports.target_id is 'Of a company or seeker the user''s id; no foreign key, because the target may go';
comment on column reports.target_name is 'What the reporter saw then: a name, a job title, the start of a message';
comment on column reports.chat_id is 'The chat of a message';
comment on column reports.owner_id is 'Whose the target is; who reports it is never told to them';
comment on column reports.details is 'In the reporter''s words; with the reason other also the reason itself, where they wrote one';
comment on column reports.status is 'open until a moderator has decided';
