-- outside a transaction
-- The directory of categories and towns counts the open jobs by both, from this index alone.
create index concurrently if not exists jobs_directory on jobs (category, place_id) include (updated_at)
  where status = 'open' and hidden_at is null and company_hidden_at is null;
