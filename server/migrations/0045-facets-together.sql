-- Frequent facets of a document stand together too, as frequent words of its title do: a category that a twentieth of all
-- documents have and remote work, which a third have, are one short list where both are asked for (decision 40). They are asked
-- for so once `ff/` is among the words that are chosen, and all documents of before were written anew.

-- Of the frequent words of a document, the lexemes <region>/<word>; tt/<word>/<word> of its title in the order of their bytes;
-- and ff/<facet>/<facet> of two kinds: of work, of a category, of a workplace, in this order.
create or replace function lexemes_together(words text[], regions text[]) returns tsvector language sql immutable parallel safe as $$
  with frequent as materialized (select word, left(word, 2) as kind, substr(word, 3) as title from unnest(words) as word)
  select array_to_tsvector(array(
    select region || '/' || word from frequent cross join unnest(regions) as region
    union all
    select 'tt/' || one.title || '/' || other.title
    from frequent as one join frequent as other on one.title < other.title collate "C"
    where one.kind = 't/' and other.kind = 't/'
    union all
    select 'ff/' || one.word || '/' || other.word
    from frequent as one join frequent as other on one.kind < other.kind collate "C"
    where one.kind in ('e/', 'k/', 'w/') and other.kind in ('e/', 'k/', 'w/')))
$$;
