-- outside a transaction
-- Labels such as "Portland, OR, United States", stored as the city of a job, are taken apart where they name the job's own town.
comment on column jobs.region is 'State or region as people write it: OR, England, Bavaria';

-- Not a word: while it is among the chosen ones, documents up to last_before are rewritten once, as for frequent words.
do $$ begin
  insert into regional_words (word, chosen_at, last_before)
  select 'a/', '-infinity', last_value from jobs_search_seq_seq where exists (select from job_search)
  on conflict (word) do nothing; end
$$;
do $$ begin
  insert into talent_regional_words (word, chosen_at, last_before)
  select 'a/', '-infinity', last_value from seekers_search_seq_seq where exists (select from talent_search)
  on conflict (word) do nothing; end
$$;

do $$ declare
  last bigint := 0; next bigint; begin
  loop
    select max(search_seq) into next
      from (select search_seq from jobs where search_seq > last order by search_seq limit 1000) as batch; exit when next is null; update jobs set city = places.name, region = case places.region
        when 'ENG' then 'England' when 'SCT' then 'Scotland' when 'WLS' then 'Wales' when 'NIR' then 'Northern Ireland'
        else places.region end
      from places
      where places.id = jobs.place_id and jobs.search_seq > last and jobs.search_seq <= next and jobs.region is null
        and starts_with(jobs.city, places.name || ', ') and jobs.city not like '%,%,%,%'; commit; last := next; end loop; end
$$;
