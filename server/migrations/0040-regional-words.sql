-- Of frequent words, documents of jobs have lexemes for the word and the region too: a word that is everywhere, and a region
-- of a large town, are long lists; both together are a short one (decision 32).
create table regional_words (
  word text primary key,
  chosen_at timestamptz not null default now(),
  -- Documents up to this publication have it, besides all that were written since it was chosen.
  written_to bigint not null default 0,
  last_before bigint not null,
  check (written_to between 0 and last_before)
);

-- The cells of a degree that a document belongs to: that of its point and that of its place, which may lie apart.
create function regions_of(latitude real, longitude real, place integer) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(distinct geo_cell(1, point.latitude, point.longitude)), '{}')
  from (
    select regions_of.latitude, regions_of.longitude
    union all
    select places.latitude, places.longitude from places where id = place) as point
  where point.latitude is not null and point.longitude is not null
$$;

-- Lexemes g1/<cell>/<word>.
create function with_regions(document tsvector, regions text[]) returns tsvector language sql stable parallel safe as $$
  select document || array_to_tsvector(coalesce((
    select array_agg(region || '/' || word)
    from unnest(tsvector_to_array(document)) as word join regional_words using (word) cross join unnest(regions) as region), '{}'))
$$;

create function add_regions() returns trigger language plpgsql as $$
begin
  new.doc := with_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id));
  return new;
end
$$;
-- Whoever writes, also a program of before: a document without them would not be found.
create trigger job_search_regions before insert or update of doc, latitude, longitude, place_id on job_search
  for each row execute function add_regions();
