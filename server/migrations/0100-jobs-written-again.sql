-- outside a transaction
-- Background work writes the documents of all jobs again. A new database has none, and stays empty.
do $$ begin
  insert into search_rewrites (source) select 'job_search' where exists (select from job_search)
    on conflict (source) do update set rewritten_through = 0, finished_at = null; end
$$;
