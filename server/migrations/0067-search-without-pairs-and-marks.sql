-- outside a transaction
-- Searches ask for frequent words and facets one by one or with their region, not in pairs, and read no bits of rows. Processes of
-- the release before stop asking for pairs and bits when they next read these tables, within two minutes.
create index concurrently if not exists job_search_place on job_search (place_id, seq desc) where place_id is not null;
create index concurrently if not exists talent_search_place on talent_search (place_id, seq desc) where place_id is not null;
do $$ begin delete from regional_words where word = 'ff/' or word like 't/%'; delete from marked_words; end $$;
do $$ begin delete from talent_regional_words where word = 'ff/' or word like 't/%'; delete from talent_marked_words; end $$;
