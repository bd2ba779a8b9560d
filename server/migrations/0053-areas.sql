-- Jobs and profiles are found by their country and region. Documents have the lexemes a/<country> and a/<country>-<region>;
-- the triggers add them, so that programs of the release before write them too.
-- Background work rewrites the documents that exist already (migration 0054).
alter table jobs add column region text;
comment on column jobs.region is 'Code of the region as places.region, else places.admin1';

create or replace trigger jobs_touch
  before update of employer_id, title, category, pay_from, pay_to, pay_period, currency, skills, physical_requirements,
    description, employment_type, workplace, city, region, country, place_id, latitude, longitude, status, expires_at, published_at,
    confirmed_at, source, source_id, plan_paused_at, hidden_at, company_hidden_at, first_post_id
  on jobs for each row
  when (old.* is distinct from new.*)
  execute function touch_updated_at();

create function area_lexemes(place integer, country text, region text) returns tsvector language sql stable parallel safe as $$
  with areas as (
    select places.country, coalesce(places.region, places.admin1) as region from places where id = place
    union all
    select case area_lexemes.country when 'UK' then 'GB' when 'EL' then 'GR' else area_lexemes.country end, area_lexemes.region)
  select array_to_tsvector(array(
    select 'a/' || areas.country from areas where areas.country is not null
    union
    select 'a/' || areas.country || '-' || areas.region from areas where areas.country is not null and areas.region is not null))
$$;

create or replace function add_regions() returns trigger language plpgsql as $$
declare
  marks smallint[] := array(select mark from marked_words where word = any(tsvector_to_array(new.doc)));
begin
  new.marks_1 := marks_from(0, marks);
  new.marks_2 := marks_from(64, marks);
  new.marks_3 := marks_from(128, marks);
  new.marks_4 := marks_from(192, marks);
  new.doc := with_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id))
    || coalesce((select area_lexemes(new.place_id, country, region) from jobs where id = new.id), '');
  return new;
end
$$;

create or replace function add_talent_regions() returns trigger language plpgsql as $$
declare
  marks smallint[] := array(select mark from talent_marked_words where word = any(tsvector_to_array(new.doc)));
begin
  new.marks_1 := marks_from(0, marks);
  new.marks_2 := marks_from(64, marks);
  new.marks_3 := marks_from(128, marks);
  new.marks_4 := marks_from(192, marks);
  new.doc := with_talent_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id))
    || area_lexemes(new.place_id, null, null);
  return new;
end
$$;
