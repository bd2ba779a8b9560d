-- The functions of migration 0055 with the same results, several times as fast: PL/pgSQL evaluates each expression once, where an
-- inlined SQL function repeats the text of its arguments.

-- Letters and digits as they are compared: composed, without invisible characters, one apostrophe, one hyphen; names made of
-- signs as words, because the parser would drop what tells C++ and C# from C and IT from it.
create or replace function fold_words(words text) returns text language plpgsql immutable parallel safe as $$
declare
  folded text := case when octet_length(words) = length(words) then translate(words, '`', '''') else
    normalize(translate(words,
      U&'`\00B4\2018\2019\201B\02BC\02B9\2032\FF07\2010\2011\2012\2043\2212\FE63\FF0D\00B7\2013\2014\2015\2122\00AE\00A9\2120\30FB\FF65'
      || U&'\00AD\034F\061C\180E\200B\200C\200D\200E\200F\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\FE0E\FE0F\FEFF',
      '''''''''''''''''''--------         '), NFKC) end;
begin
  if folded ~ '[+#]|\.[Nn][Ee][Tt]|IT|I\.T' then
    return regexp_replace(regexp_replace(regexp_replace(regexp_replace(folded,
      '\mc\+\+', ' cplusplus ', 'gi'), '\m([cf])#', ' \1sharp ', 'gi'), '\.net\M', ' dotnet ', 'gi'), '\mI\.?T\M', ' infotech ', 'g');
  end if;
  return folded;
end
$$;

-- Folded text as words between spaces. The parser would read "CI/CD" as a path, and "experience.You" as a host.
create function space_words(folded text) returns text language plpgsql immutable parallel safe as $$
declare
  spaced text := translate(folded, './_-@''&:*', '         ');
begin
  if octet_length(spaced) = length(spaced) then return spaced; end if;
  return regexp_replace(spaced, '(' || unspaced_script() || ')', ' \1 ', 'g');
end
$$;

create or replace function plain_words(words text) returns text language plpgsql immutable parallel safe as $$
begin
  return space_words(fold_words(words));
end
$$;

-- Of folded text, words that are written with signs within, without them: frontend of front-end, oreilly of O'Reilly, 401k of 401(k).
create function join_words(folded text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(translate(found[1], '-''.&(', ''), ' '), '') from regexp_matches(folded,
    '[^\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+(?:[-''.&(][^\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+)+', 'g') as found
$$;

-- Of texts of any length.
create or replace function search_words(words text) returns tsvector language plpgsql stable parallel safe as $$
declare
  folded text := fold_words(words);
  plain text := space_words(folded);
  joined text := join_words(folded);
begin
  if octet_length(words) <> length(words) then plain := regexp_replace(plain, unspaced_script(), ' ', 'g'); end if;
  return to_tsvector('hearback', plain)
    || array_to_tsvector(character_pairs(words, true))
    || case when joined = '' then '' else prefixed('j/', tsvector_to_array(to_tsvector('hearback', joined))) end;
end
$$;

-- Of titles, skills and names: also each two neighbors as one word, and stop words as they stand. A Go in capitals is the language Golang.
create or replace function name_words(names text[]) returns tsvector language plpgsql stable parallel safe as $$
declare
  text text := array_to_string(names, ' , ');
  folded text := fold_words(text);
  joined text[] := tsvector_to_array(to_tsvector('hearback', join_words(folded)));
  name text;
  whole text[];
  pair text;
begin
  foreach name in array coalesce(names, '{}') loop
    whole := array(select lexeme from unnest(to_tsvector('hearback_whole', plain_words(name))), unnest(positions) as position order by position);
    for number in 1 .. cardinality(whole) loop
      if ts_lexize('english_stem', whole[number]) = '{}' then joined := joined || whole[number]; end if;
      pair := whole[number] || whole[number + 1];
      if length(pair) between 3 and 40 then joined := joined || ts_lexize('english_stem', pair); end if;
    end loop;
  end loop;
  if text ~ '\mGo\M(?![- ]?(?:[Ll]ive|[Gg]etter|[Tt]o)\M)' then joined := joined || 'golang'::text; end if;
  if text ~* '\mgolang\M' then joined := joined || 'go'::text; end if;
  return to_tsvector('hearback', space_words(folded)) || array_to_tsvector(character_pairs(text, true)) || prefixed('j/', joined);
end
$$;

-- What a row of a search table is found by. `in_title` is search_title() of its title.
create function search_document_of(
  in_title tsvector, tags text[], company text, body text, place integer, latitude real, longitude real, seq bigint, facets text[]
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
$$;
