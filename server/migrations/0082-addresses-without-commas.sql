-- outside a transaction
-- Background work reads stored places again that may be an address without commas: those of jobs by a list of their ids.
do $$ begin
  create table if not exists unread_job_places (job_id uuid primary key); comment on table unread_job_places is
    'Jobs of earlier releases whose city may be an address; background work empties it'; end
$$;
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select id from jobs where id > last order by id limit 1000))[1000]; insert into unread_job_places
      select id from jobs where id > last and (next is null or id <= next) and street is null
        and city ~ '[0-9,/]| [-–] ' on conflict do nothing; commit; exit when next is null; last := next; end loop; end
$$;
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select user_id from seekers where user_id > last order by user_id limit 1000))[1000]; update seekers set location_text = null
      where user_id > last and (next is null or user_id <= next) and location_text is not null
        and location_city ~ '[0-9,/]| [-–] '; commit; exit when next is null; last := next; end loop; end
$$;
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select user_id from employers where user_id > last order by user_id limit 1000))[1000]; update employers set location_text = null
      where user_id > last and (next is null or user_id <= next) and location_text is not null
        and location_city ~ '[0-9,/]| [-–] '; commit; exit when next is null; last := next; end loop; end
$$;
