-- outside a transaction
-- Indexes with the bits of rows: no release has read them since 0067.
drop index concurrently if exists job_search_around;
drop index concurrently if exists job_search_in_place;
drop index concurrently if exists talent_search_around;
drop index concurrently if exists talent_search_in_place;
