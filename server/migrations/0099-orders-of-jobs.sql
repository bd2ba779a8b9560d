-- Facets of job documents for orders and filters by pay in any currency, and by the response figures of the company.

-- Levels of pay in steps of 2.2% (q0), 19% (q1) and a factor of 4 (q2), so that few lexemes cover all pay from an amount on.
create function pay_levels(currency text, by_year float8) returns text[] language sql immutable parallel safe as $$
  select array['q0/' || currency || level, 'q1/' || currency || (level >> 3), 'q2/' || currency || (level >> 6)]
  from (select least(1023, floor(32 * ln(greatest(by_year, 1)) / ln(2::float8)))::int as level) as of_pay
  where by_year is not null
$$;

-- The share and the days are rounded as cards show them (employers.rules.ts), below 5 finished applications there are none.
create function answer_facets(finished integer, answered integer, median_hours real) returns text[]
language sql immutable parallel safe as $$
  select array_remove(array[
    'v/' || case when share >= 90 then 90 when share >= 80 then 80 when share >= 50 then 50 else 0 end,
    'h/' || case when days <= 3 then 3 when days <= 7 then 7 when days <= 14 then 14 when days > 14 then 99 end], null)
  from (select case when answered < finished then least(99, floor(answered::float8 / finished * 100 + 0.5)) else 100 end as share,
    floor(floor(median_hours::text::float8 / 24 * 10 + 0.5) / 10 + 0.5) as days where finished >= 5) as shown
$$;

create table answer_rewrites (
  employer_id uuid primary key references employers on delete cascade,
  rewritten_through bigint not null default 0,
  requested_at timestamptz not null default now()
);
comment on table answer_rewrites is 'Companies whose response figures reached another band: the documents of their jobs are rewritten by background work';
comment on column answer_rewrites.rewritten_through is 'Jobs up to this publication are rewritten';

create function request_answer_rewrite() returns trigger language plpgsql as $$
begin
  insert into answer_rewrites (employer_id) values (new.employer_id)
  on conflict (employer_id) do update set rewritten_through = 0, requested_at = now();
  return null;
end
$$;
create trigger response_stats_bands after update of finished, answered, median_hours on response_stats for each row
  when (answer_facets(old.finished, old.answered, old.median_hours)
    is distinct from answer_facets(new.finished, new.answered, new.median_hours))
  execute function request_answer_rewrite();
create trigger response_stats_first_bands after insert on response_stats for each row
  when (answer_facets(new.finished, new.answered, new.median_hours) <> '{}')
  execute function request_answer_rewrite();
