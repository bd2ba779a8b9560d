alter table users add column type_before_admin text check (type_before_admin in ('employer', 'jobseeker'));
comment on column users.type_before_admin is 'What a moderator''s account was, and is again once that is taken back';

create table audit_entries (
  id uuid primary key default new_id(),
  actor_id uuid,
  actor_name text not null,
  act text not null,
  kind text,
  target_id uuid,
  target_name text,
  reason text not null default '',
  created_at timestamptz not null default clock_timestamp()
);
create index audit_entries_latest on audit_entries (created_at desc, id desc);
create index audit_entries_of_target on audit_entries (target_id, created_at desc, id desc);
comment on table audit_entries is 'Every act of a moderator. Rows are added and never change; no foreign keys, because they outlive what they name';
comment on column audit_entries.actor_id is 'Null for an act on the command line, or of the rules themselves';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger audit_entries_append_only before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();

create table contact_messages (
  id uuid primary key default new_id(),
  sender_key text not null,
  user_id uuid references users on delete set null,
  name text not null,
  email text not null,
  message text not null,
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  answer text,
  handled_by text,
  handled_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  check ((state = 'answered') = (answer is not null)),
  check ((state = 'new') = (handled_at is null))
);
create trigger contact_messages_touch before update on contact_messages for each row execute function touch_updated_at();
create index contact_messages_latest on contact_messages (created_at desc, id desc);
create index contact_messages_by_state on contact_messages (state, created_at desc, id desc);
create index contact_messages_of_sender on contact_messages (sender_key, created_at);
create index contact_messages_of_user on contact_messages (user_id);
comment on table contact_messages is 'What people wrote by the contact form, and what became of it';
comment on column contact_messages.sender_key is 'Whose two messages in 24 hours it counts among: an account, or a hash of address and e-mail';
comment on column contact_messages.handled_by is 'The moderator''s e-mail address';
