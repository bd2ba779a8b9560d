-- outside a transaction
-- With the employer in it, so that what the two have in common is found by this index alone: beside one of all
-- applications of a large employer PostgreSQL would read those too, for each profile of a page.
create index concurrently if not exists applications_of_seeker_by_change on applications (seeker_id, status_changed_at desc, employer_id);
drop index concurrently if exists applications_of_seeker;
