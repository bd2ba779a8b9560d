-- outside a transaction
-- Searches leave out all open posts of the jobs that the seeker hides.
create index concurrently if not exists jobs_open_of_title on jobs (employer_id, lower(title)) where status = 'open';
