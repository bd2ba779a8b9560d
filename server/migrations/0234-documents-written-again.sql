-- outside a transaction
-- Lists the terms of the groups, and lets background work write the documents of before again.
do $$ begin
  insert into search_rewrites (source)
    select 'job_search' where exists (select from job_search)
    union all select 'talent_search' where exists (select from talent_search)
    on conflict do nothing; perform apply_vocabulary(); end
$$;
