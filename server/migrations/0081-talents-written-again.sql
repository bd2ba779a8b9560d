-- outside a transaction
-- Background work writes the documents of all profiles again. A new database has none, and stays empty.
do $$ begin
  insert into search_rewrites (source) select 'talent_search' where exists (select from talent_search)
    on conflict (source) do update set rewritten_through = 0, finished_at = null; end
$$;
