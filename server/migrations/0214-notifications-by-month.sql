-- outside a transaction
-- Names change in one short transaction. It waits for less than the deadlock timeout, so that it is never the others who fail.
do $$ declare
  month text := (select substring(conname from '\d{4}_\d\d$') from pg_constraint
    where conrelid = 'notifications'::regclass and conname like 'notifications\_before\_%')
  ; first text := 'notifications_before_' || month; begin
  if (select relkind from pg_class where oid = 'notifications'::regclass) = 'p' then return; end if
  ; if first is null then raise exception 'the constraint notifications_before is missing'; end if
  ; perform set_config('lock_timeout', '500ms', true)
  ; create schema if not exists partitions
  ; lock table notifications in access exclusive mode
  ; lock table users in share row exclusive mode
  ; alter table notifications set schema partitions
  ; execute format('alter table partitions.notifications rename to %I', first)
  ; execute format('alter table partitions.%I drop constraint notifications_pkey,
      add constraint notifications_pkey primary key using index notifications_id_created_at', first)
  ; create table public.notifications (
      id uuid not null default new_id(),
      user_id uuid not null references users on delete cascade,
      kind text not null,
      data jsonb not null default '{}',
      path text not null check (path like '/%'),
      read_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      primary key (id, created_at)
    ) partition by range (created_at)
  ; create index notifications_of_user on public.notifications (user_id, created_at desc, id desc)
  ; create index notifications_unread on public.notifications (user_id) where read_at is null
  ; create index notifications_age on public.notifications (created_at)
  ; execute format('alter table public.notifications attach partition partitions.%I for values from (minvalue) to (%L)',
      first, replace(month, '_', '-') || '-01 00:00:00+00')
  ; execute format('alter table partitions.%I drop constraint %I', first, first)
  ; create table partitions.notifications_default partition of public.notifications default with (fillfactor = 90)
  ; if (select count(*) from pg_index where indrelid = format('partitions.%I', first)::regclass) <> 4 then
      raise exception 'an index of notifications differs from that of its months'; end if
  ; comment on table public.notifications is 'What a person was told; the client makes the words of kind and data. By month, in the schema partitions'
  ; comment on column public.notifications.kind is 'One of the list in the contract, which grows with each feature'
  ; comment on column public.notifications.path is 'The page of this site that it leads to'; end
$$;
