-- Frequent words of titles are chosen too (t/manag), so that they stand with their region, and those of one title with each
-- other: words that are in a twentieth of all titles each are in one of a thousand together (decision 38).

-- Of the frequent words of a document, the lexemes <region>/<word>, and tt/<word>/<word> of its title in the order of their bytes.
create function lexemes_together(words text[], regions text[]) returns tsvector language sql immutable parallel safe as $$
  with frequent as materialized (select word, substr(word, 3) as title from unnest(words) as word)
  select array_to_tsvector(array(
    select region || '/' || word from frequent cross join unnest(regions) as region
    union all
    select 'tt/' || one.title || '/' || other.title
    from frequent as one join frequent as other on one.title < other.title collate "C"
    where starts_with(one.word, 't/') and starts_with(other.word, 't/')))
$$;

create or replace function with_regions(document tsvector, regions text[]) returns tsvector language sql stable parallel safe as $$
  select document || lexemes_together(array(
    select word from unnest(tsvector_to_array(document)) as word join regional_words using (word)), regions)
$$;

create or replace function with_talent_regions(document tsvector, regions text[]) returns tsvector language sql stable parallel safe as $$
  select document || lexemes_together(array(
    select word from unnest(tsvector_to_array(document)) as word join talent_regional_words using (word)), regions)
$$;
