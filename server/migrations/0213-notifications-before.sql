-- outside a transaction
-- The table becomes the first partition, for all rows before a month. The month after the next one, so that processes may insert
-- until it is attached. With the validated constraint, PostgreSQL attaches it without reading it.
do $$ declare
  bound timestamptz := date_trunc('month', now() at time zone 'utc') at time zone 'utc' + interval '2 months'
  ; name text := 'notifications_before_' || to_char(bound at time zone 'utc', 'YYYY_MM'); begin
  if exists (select from pg_constraint where conrelid = 'notifications'::regclass and conname like 'notifications\_before\_%') then return; end if
  ; perform set_config('lock_timeout', '500ms', true)
  ; execute format('alter table notifications add constraint %I check (created_at < %L) not valid', name, bound); end
$$;
do $$ begin
  execute format('alter table notifications validate constraint %I',
    (select conname from pg_constraint where conrelid = 'notifications'::regclass and conname like 'notifications\_before\_%')); end
$$;
