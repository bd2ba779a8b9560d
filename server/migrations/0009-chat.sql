create table chats (
  id uuid primary key default new_id(),
  employer_id uuid not null references employers on delete cascade,
  seeker_id uuid not null references seekers on delete cascade,
  state text not null check (state in ('open', 'request', 'declined')),
  started_by text not null check (started_by in ('employer', 'seeker')),
  accepted_at timestamptz,
  outreach_month date,
  last_seq integer not null default 0 check (last_seq >= 0),
  last_message_at timestamptz,
  active_at timestamptz not null default now(),
  employer_read_seq integer not null default 0,
  seeker_read_seq integer not null default 0,
  employer_delivered_seq integer not null default 0,
  seeker_delivered_seq integer not null default 0,
  employer_unread integer not null default 0 check (employer_unread >= 0),
  seeker_unread integer not null default 0 check (seeker_unread >= 0),
  employer_blocked_at timestamptz,
  seeker_blocked_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (employer_id, seeker_id),
  check (employer_read_seq <= employer_delivered_seq and employer_delivered_seq <= last_seq),
  check (seeker_read_seq <= seeker_delivered_seq and seeker_delivered_seq <= last_seq)
) with (fillfactor = 80);
create index chats_of_employer on chats (employer_id, active_at desc);
create index chats_of_seeker on chats (seeker_id, active_at desc);
create index chats_unread_of_employer on chats (employer_id) where employer_unread > 0;
create index chats_unread_of_seeker on chats (seeker_id) where seeker_unread > 0;
comment on table chats is 'One per pair of employer and seeker; its row lock gives the messages their numbers';
comment on column chats.accepted_at is 'When the one who did not start it accepted or answered; opens ring 2 to the employer';
comment on column chats.outreach_month is 'The month whose outreach credit it used; null once the credit came back, or where none was needed';
comment on column chats.active_at is 'Of the last message, or of the start: the order of the inbox';

create table messages (
  id uuid primary key default new_id(),
  chat_id uuid not null references chats on delete cascade,
  seq integer not null check (seq > 0),
  sender_id uuid not null references users on delete cascade,
  content text not null default '' check (char_length(content) <= 5000),
  client_message_id text check (char_length(client_message_id) between 1 and 100),
  warnings text[] not null default '{}',
  delivered_at timestamptz,
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (chat_id, seq)
) with (fillfactor = 90);
create unique index messages_client_id on messages (sender_id, client_message_id) where client_message_id is not null;
comment on column messages.seq is '1, 2, 3 ... within the chat, without a gap: given under the lock of its row';
comment on column messages.client_message_id is 'Chosen by the sender, kept for ever: a repeat is the same message';
comment on column messages.warnings is 'What the receiver is warned about (product.md 6.10)';

create table message_files (
  message_id uuid primary key references messages on delete cascade,
  key text not null unique,
  thumbnail_key text unique,
  name text not null,
  size integer not null check (size > 0),
  media_type text not null,
  width integer,
  height integer,
  sha256 bytea not null
);
comment on column message_files.sha256 is 'Of the file as it was sent: tells a repeat from another file under the same id';

create table pending_files (
  key text primary key,
  created_at timestamptz not null default now()
);
create index pending_files_age on pending_files (created_at);
comment on table pending_files is 'Keys of the file store that no row names yet: written before the file, deleted in the transaction that names it, swept within a day';

create table signing_keys (
  name text primary key,
  key bytea not null
);
comment on table signing_keys is 'Secrets that all processes share, made at first use';

-- A meter may count days too: the first day of the calendar month, or the day (UTC).
alter table usage_counters rename column month to period;
comment on table usage_counters is 'What a plan or a rule limits, per person, meter and period: a calendar month or a day (UTC)';
