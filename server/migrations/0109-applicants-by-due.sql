-- outside a transaction
-- The order of applicants: those waiting for an answer, the longest first; then the others, by latest change.
create index concurrently if not exists applications_due on applications (job_id, applied_at, id)
  where answered_at is null and status in ('applied', 'viewed');
create index concurrently if not exists applications_not_due on applications (job_id, status_changed_at desc, id)
  where not (answered_at is null and status in ('applied', 'viewed'));
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select user_id from seekers where user_id > last order by user_id limit 1000))[1000]; update seekers set location_city = location_city
      where user_id > last and (next is null or user_id <= next) and spelling is null; commit; exit when next is null; last := next; end loop; end
$$;
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select id from applications where id > last order by id limit 1000))[1000]; update applications set description = description
      where id > last and (next is null or id <= next) and description_spelling is null; commit; exit when next is null; last := next; end loop; end
$$;
