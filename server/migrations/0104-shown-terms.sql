-- Seekers may let companies see and search their availability, pay and years of experience before contact.
alter table seekers add column terms_shown boolean not null default false;
comment on column seekers.terms_shown is 'Companies that may find the profile see availability, pay asked and years of experience';

-- Whole years in which a person worked, by months; overlapping experiences count once. Null without any experience.
create function years_of_experience(seeker uuid) returns integer language sql stable as $$
  select (sum(upper(months) - lower(months)) / 12)::integer
  from (select unnest(range_agg(int4range(first, greatest(first, least(last, this_month))))) as months
    from experiences
    cross join lateral (select extract(year from now())::integer * 12 + extract(month from now())::integer as this_month) as today
    cross join lateral (select left(start_date, 4)::integer * 12 + coalesce(nullif(substr(start_date, 6, 2), '')::integer, 1) as first) as start
    cross join lateral (select case when employed then this_month
      when end_date is null then first + 1
      else left(end_date, 4)::integer * 12 + coalesce(nullif(substr(end_date, 6, 2), '')::integer, 12) + 1 end as last) as finish
    where seeker_id = seeker) as worked
$$;

-- Facets of a profile that shows its terms: at least n years, availability, at most an hourly rate, confirmed experience.
create function term_facets(seeker uuid, availability text, hourly_rate numeric) returns text[] language sql stable as $$
  select array_remove(array['l/' || lower(availability),
      case when exists (select from experiences where seeker_id = seeker and verification = 'confirmed') then 'n/confirmed' end]
    || array(select 'o/' || year from generate_series(1, least(coalesce(years_of_experience(seeker), 0), 50)) as year)
    || array(select 'u/' || most from unnest(array[15, 20, 25, 30, 40, 50, 75, 100, 150, 200]) as most where hourly_rate <= most), null)
$$;
