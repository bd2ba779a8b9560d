-- Stored text and queries are normalized by the same functions, so that spellings of one word find each other: hyphens, dots,
-- apostrophes, invisible characters, spaces, and scripts that write no spaces. The releases before call the same functions.
-- Further lexemes of documents, none of which can come from user text, because of the '/':
--   j/<stem> of words that are written apart (front-end, and in titles Front End), and stop words of titles as they stand;
--   b/<word> and r/<word reversed> of long words of titles in languages that write compounds as one word.

-- Letters and digits as they are compared: composed, without invisible characters, one apostrophe, one hyphen; names made of
-- signs as words, because the parser would drop what tells C++ and C# from C and IT from it.
create function fold_words(words text) returns text language sql immutable parallel safe as $$
  select case when folded ~ '[+#]|\.[Nn][Ee][Tt]|IT|I\.T' then
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      '\mc\+\+', ' cplusplus ', 'gi'), '\m([cf])#', ' \1sharp ', 'gi'), '\.net\M', ' dotnet ', 'gi'), '\mI\.?T\M', ' infotech ', 'g')
    else folded end
  from (select case when octet_length(words) = length(words) then translate(words, '`', '''') else
    normalize(translate(words,
      U&'`\00B4\2018\2019\201B\02BC\02B9\2032\FF07\2010\2011\2012\2043\2212\FE63\FF0D\00B7\2013\2014\2015\2122\00AE\00A9\2120\30FB\FF65'
      || U&'\00AD\034F\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FE0E\FE0F\FEFF',
      '''''''''''''''''''--------         '), NFKC) end) as text(folded)
$$;

-- Scripts that write no spaces between words: Thai, Lao, Burmese, Khmer, kana, Han and Hangul.
create function unspaced_script() returns text language sql immutable parallel safe as $$
  select '[\u0e01-\u0eff\u1000-\u109f\u1780-\u17d3\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U0003ffff]+'
$$;

-- As words between spaces. The parser would read "CI/CD" as a path, and "experience.You" as a host.
create or replace function plain_words(words text) returns text language sql immutable parallel safe as $$
  select case when octet_length(spaced) = length(spaced) then spaced
    else regexp_replace(spaced, '(' || unspaced_script() || ')', ' \1 ', 'g') end
  from (select translate(fold_words(words), './_-@''&:*', '         ')) as text(spaced)
$$;

-- What is written with signs within a word, without them: frontend of front-end, oreilly of O'Reilly, 401k of 401(k).
create function joined_words(words text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(translate(found[1], '-''.&(', ''), ' '), '') from regexp_matches(fold_words(words),
    '[^\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+(?:[-''.&(][^\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+)+', 'g') as found
$$;

-- Each two neighbors of a script without spaces; of a document the last one alone too, for queries of one character.
create function character_pairs(words text, with_last boolean) returns text[] language sql immutable parallel safe as $$
  select case when octet_length(words) = length(words) then '{}' else coalesce((
    select array_agg(distinct one || coalesce(other, '')) from (
      select one, number, lead(one) over (partition by run order by number) as other
      from regexp_matches(fold_words(words), unspaced_script(), 'g') with ordinality as runs(found, run),
        unnest(string_to_array(found[1], null)) with ordinality as characters(one, number)) as neighbors
    where other is not null or with_last or number = 1), '{}') end
$$;

create function prefixed(prefix text, words text[]) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(coalesce(array_agg(distinct prefix || word), '{}')) from unnest(words) as word
$$;

create function spaced_words(words text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('hearback', case when octet_length(words) = length(words) then plain_words(words)
    else regexp_replace(plain_words(words), unspaced_script(), ' ', 'g') end)
$$;

-- Of texts of any length.
create or replace function search_words(words text) returns tsvector language sql stable parallel safe as $$
  select spaced_words(words)
    || array_to_tsvector(character_pairs(words, true))
    || prefixed('j/', tsvector_to_array(to_tsvector('hearback', joined_words(words))))
$$;

-- Of titles, skills and names: also each two neighbors as one word, and stop words as they stand. A Go in capitals is the language Golang.
create function name_words(names text[]) returns tsvector language sql stable parallel safe as $$
  with whole as materialized (
    select lexeme as word, ts_lexize('english_stem', lexeme) = '{}' as is_stop_word,
      lead(lexeme) over (partition by number order by position) as next
    from unnest(names) with ordinality as every(name, number),
      unnest(to_tsvector('hearback_whole', plain_words(name))), unnest(positions) as position)
  select to_tsvector('hearback', plain_words(text)) || array_to_tsvector(character_pairs(text, true))
    || prefixed('j/', tsvector_to_array(to_tsvector('hearback', joined_words(text)))
      || array(select stem from whole, unnest(ts_lexize('english_stem', word || next)) as stem where length(word || next) between 3 and 40)
      || array(select word from whole where is_stop_word)
      || case when text ~ '\mGo\M(?![- ]?(?:[Ll]ive|[Gg]etter|[Tt]o)\M)' then array['golang'] else '{}' end
      || case when text ~* '\mgolang\M' then array['go'] else '{}' end)
  from array_to_string(names, ' , ') as text
$$;

-- Whether words may be compounds of several: German, Dutch, and the languages of the north.
create function has_compounds(title text, body text) returns boolean language sql immutable parallel safe as $$
  select title ~ '[äöüßåøæþðÄÖÜÅØÆÞÐ]' or title ~* '\((m|w|f|d|v|x|gn|div|i)(\s*[/|,*:]\s*(m|w|f|d|v|x|gn|div|i))+\)'
    or title ~* '[a-z]{3}(entwickler|ingenieur|leiter|leitung|berater|pfleger|pflege|kaufmann|kauffrau|fahrer|techniker|verkaufer|mitarbeiter|helfer|kraft|meister|arzt|lehrer|erzieher|mechaniker|elektroniker|monteur|arbeiter|assistent|bearbeiter|verwalter|planer|schlosser|medewerker|ontwikkelaar|verpleegkundige|chauffeur|verkoper|leerkracht|adviseur|beheerder|utvecklare|ingenieur|skoterska|larare|tekniker|saljare|utvikler|udvikler|sykepleier|sygeplejerske|konsulent|medarbejder|hoitaja)(in|innen|s|n|en|r)?\M'
    or body ~ '\m(und|oder|für|wir|een|het|voor|och|för|att|og|på|til|sekä|með)\M'
$$;

create function compound_words(title text, body text) returns tsvector language sql stable parallel safe as $$
  select case when has_compounds(title, body) then prefixed('b/', words) || prefixed('r/', array(select reverse(word) from unnest(words) as word))
    else '' end
  from (select array(select form
    from unnest(tsvector_to_array(to_tsvector('hearback_whole', plain_words(title)))) as word,
      unnest(array[word, regexp_replace(word, '(in|innen)$', '')]) as form
    where length(form) >= 7)) as long(words)
$$;

create function search_title(title text, body text) returns tsvector language sql stable parallel safe as $$
  select name_words(array[title]) || compound_words(title, body)
$$;

create function searchable_document(
  title text, tags text[], company text, body text, place integer, latitude real, longitude real, seq bigint, facets text[]
) returns tsvector language sql stable parallel safe as $$
  select strip(in_title || search_words(body) || name_words(tags || company))
    || array_to_tsvector(
      coalesce((select array_agg('t/' || word) from unnest(tsvector_to_array(in_title)) word), '{}')
      || coalesce((select array_agg(distinct 's/' || lower(tag)) from unnest(tags) tag), '{}')
      || case when place is null then '{}' else array['c/' || place] end
      || case when latitude is null then '{}' else array[
           geo_cell(1, latitude, longitude), geo_cell(2, latitude, longitude), geo_cell(3, latitude, longitude)] end
      || array['0/' || (seq >> 10), '1/' || (seq >> 13), '2/' || (seq >> 16), '3/' || (seq >> 19)]
      || facets)
  from (select search_title(title, body)) as titled(in_title)
$$;
-- That of the release before, which writes the company among the body.
create or replace function search_document(
  title text, tags text[], body text, place integer, latitude real, longitude real, seq bigint, facets text[]
) returns tsvector language sql stable parallel safe as $$
  select searchable_document(title, tags, '', body, place, latitude, longitude, seq, facets)
$$;

-- Of one word of a query: its parts, pairs of characters, what it is when joined; a stop word as it stands where there is nothing else.
create function query_words(words text) returns table (kind text, lexeme text, spelling text) language sql stable parallel safe as $$
  with whole as materialized (
    select word, (ts_lexize('english_stem', word))[1] as stem
    from unnest(tsvector_to_array(to_tsvector('hearback_whole', plain_words(words)))) as word),
  searched as materialized (
    select 'part' as kind, part, coalesce((select max(word) from whole where stem = part), part) as spelling
    from unnest(tsvector_to_array(spaced_words(words))) as part
    union all select 'pair', pair, pair from unnest(character_pairs(words, false)) as pair
    union all select 'joined', word, word from unnest(tsvector_to_array(to_tsvector('hearback', joined_words(words)))) as word)
  select kind, part, spelling from searched
  union all
  select 'stop', word, word from whole where not exists (select from searched)
$$;

-- Documents of earlier releases are rewritten, the oldest first.
create table search_rewrites (
  source text primary key check (source in ('job_search', 'talent_search')),
  rewritten_through bigint not null default 0,
  finished_at timestamptz
);
comment on table search_rewrites is 'Search tables whose documents are rewritten by background work, because the functions that write them changed; one without a row here is still to be begun';
comment on column search_rewrites.rewritten_through is 'Publications up to this one are rewritten';
