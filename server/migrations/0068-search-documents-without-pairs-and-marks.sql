-- Documents get no lexemes for pairs of words of a title or of facets any more, and rows no bits of frequent words. The columns
-- marks_1 to marks_4, their indexes and tables are dropped by a later release, because processes of the release before read them.
create or replace function lexemes_together(words text[], regions text[]) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array(select region || '/' || word from unnest(words) as word cross join unnest(regions) as region))
$$;
create or replace function add_regions() returns trigger language plpgsql as $$
begin
  new.doc := with_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id))
    || coalesce((select area_lexemes(new.place_id, country, region) from jobs where id = new.id), '');
  return new;
end
$$;
create or replace function add_talent_regions() returns trigger language plpgsql as $$
begin
  new.doc := with_talent_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id))
    || area_lexemes(new.place_id, null, null);
  return new;
end
$$;
