-- Documents get no ff/<facet>/<facet> any more. Processes of the release before stop asking for them when they next read the words.
delete from regional_words where word = 'ff/';
delete from talent_regional_words where word = 'ff/';
create or replace function lexemes_together(words text[], regions text[]) returns tsvector language sql immutable parallel safe as $$
  with frequent as materialized (select word, left(word, 2) as kind, substr(word, 3) as title from unnest(words) as word)
  select array_to_tsvector(array(
    select region || '/' || word from frequent cross join unnest(regions) as region
    union all
    select 'tt/' || one.title || '/' || other.title
    from frequent as one join frequent as other on one.title < other.title collate "C"
    where one.kind = 't/' and other.kind = 't/'))
$$;
