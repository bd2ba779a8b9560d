-- A place given as an address is stored by its parts; rows that a release before wrote have the whole address as their city.
alter table jobs add column street text, add column postal_code text;
comment on column jobs.street is 'Of a place given as an address: everything before the town';

create or replace trigger jobs_touch
  before update of employer_id, title, category, pay_from, pay_to, pay_from_rest, pay_to_rest, pay_period, currency, skills,
    physical_requirements, description, employment_type, workplace, city, region, country, street, postal_code, place_id, latitude,
    longitude, status, expires_at, published_at, confirmed_at, source, source_id, plan_paused_at, hidden_at, company_hidden_at,
    first_post_id
  on jobs for each row
  when (old.* is distinct from new.*)
  execute function touch_updated_at();

-- Profiles are found by the region and country that their place names, also where no town is known, as jobs are.
create or replace function add_talent_regions() returns trigger language plpgsql as $$
begin
  new.doc := with_talent_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id))
    || coalesce((select area_lexemes(new.place_id, location_country, location_region) from seekers where user_id = new.id), '');
  return new;
end
$$;
