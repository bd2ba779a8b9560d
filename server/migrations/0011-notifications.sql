create table notifications (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  kind text not null,
  data jsonb not null default '{}',
  path text not null check (path like '/%'),
  read_at timestamptz,
  created_at timestamptz not null default clock_timestamp()
) with (fillfactor = 90);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_age on notifications (created_at);
comment on table notifications is 'What a person was told; the client makes the words of kind and data';
comment on column notifications.kind is 'One of the list in the contract, which grows with each feature';
comment on column notifications.path is 'The page of this site that it leads to';

create table muted_mails (
  user_id uuid not null references users on delete cascade,
  mail_group text not null,
  primary key (user_id, mail_group)
);
comment on table muted_mails is 'Groups of mails that a person has switched off; whatever has no row is mailed';
