-- outside a transaction
create unique index concurrently if not exists reports_one_of_pair on reports (rule, kind, target_id, other_id) nulls not distinct
  where status = 'open' and rule is not null;
create index concurrently if not exists reports_of_other on reports (other_id) where other_id is not null;
do $$ begin
  insert into lookalike_checks (company_id) select user_id from employers where import_name is null and erased_at is null
  on conflict do nothing; end
$$;
do $$ begin
  insert into copied_post_checks (job_id) select id from jobs where status in ('open', 'paused') on conflict do nothing; end
$$;
