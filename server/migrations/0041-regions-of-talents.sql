-- Documents of talents have frequent words together with their region too, as those of jobs do (migration 0040): their own words, which jobs have
-- not as often.
create table talent_regional_words (
  word text primary key,
  chosen_at timestamptz not null default now(),
  written_to bigint not null default 0,
  last_before bigint not null,
  check (written_to between 0 and last_before)
);

create function with_talent_regions(document tsvector, regions text[]) returns tsvector language sql stable parallel safe as $$
  select document || array_to_tsvector(coalesce((
    select array_agg(region || '/' || word)
    from unnest(tsvector_to_array(document)) as word join talent_regional_words using (word) cross join unnest(regions) as region), '{}'))
$$;

create function add_talent_regions() returns trigger language plpgsql as $$
begin
  new.doc := with_talent_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id));
  return new;
end
$$;
create trigger talent_search_regions before insert or update of doc, latitude, longitude, place_id on talent_search
  for each row execute function add_talent_regions();
