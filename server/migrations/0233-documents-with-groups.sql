-- Documents have the groups of the vocabulary that they name: of/nurse, and of families with that group in/nursing jobs. A title
-- names a group by all words of a term; such lexemes stand in title_words too, and in documents with t/ as its words do. A skill
-- is named by its tag, or by a single word anywhere, also where that is written apart.
create table vocabulary_lexemes (
  word text not null,
  words text[] not null,
  without text[] not null,
  in_title boolean not null,
  groups text[] not null
);
create index vocabulary_lexemes_word on vocabulary_lexemes (in_title, word);
comment on table vocabulary_lexemes is 'Terms by which documents name groups of the vocabulary; written by apply_vocabulary()';
comment on column vocabulary_lexemes.word is 'One word of the term, or the tag of a skill';
comment on column vocabulary_lexemes.words is 'All words of the term';
comment on column vocabulary_lexemes.without is 'Words that the title must not have';
comment on column vocabulary_lexemes.in_title is 'The words count in titles only';
comment on column vocabulary_lexemes.groups is 'Lexemes of the group, and of the families with it';

-- Groups of the operator replace bundled ones of the same name. Terms that searches only expand, and those that say what a job is
-- without, name no group.
create function apply_vocabulary() returns void language sql as $$
  delete from vocabulary_lexemes;
  with used as materialized (
    select id, name, kind, narrower from vocabulary_groups as used
    where not (is_bundled and exists (
      select from vocabulary_groups as own where not own.is_bundled and own.name = used.name))),
  families as (
    select narrow.name, array_agg('in/' || used.name) as groups from used, unnest(narrower) as narrow(name)
    where kind = 'family' group by 1),
  terms as (
    select id, lexemes, without, kind, 's/' || lower(term) as tag, array['of/' || name] || families.groups as groups,
      not is_typed_only and term !~* '\m(no|sin|without)\M' as is_written
    from used join vocabulary_terms on group_id = id left join families using (name)
    where kind in ('title', 'skill', 'filter')),
  -- Of terms with the same stems, such as nurse and nursing, the one with more exceptions counts.
  written as (
    select distinct on (id, lexemes) lexemes, without, kind, groups from terms where is_written
    order by id, lexemes, cardinality(without) desc)
  insert into vocabulary_lexemes (word, words, without, in_title, groups)
  select lexemes[1], lexemes, without, true, groups from written
  union all
  select word, array[word], without, false, groups from written, unnest(array[lexemes[1], 'j/' || lexemes[1]]) as word
    where kind = 'skill' and cardinality(lexemes) = 1
  union all select tag, array[tag], without, false, groups from terms where kind = 'skill';
  update search_rewrites set rewritten_through = 0, finished_at = null;
$$;
comment on function apply_vocabulary is 'To be called after a change of the groups: lists their terms again, and lets background work write all documents again';

create function named_groups(words text[], title text[], titles_only boolean) returns text[]
language plpgsql stable parallel safe as $$
begin
  return coalesce((
    select array_agg(distinct lexeme) from unnest(words) as named
    join vocabulary_lexemes as term on term.word = named
    cross join unnest(term.groups) as lexeme
    where in_title = titles_only and term.words <@ named_groups.words and not without && title), '{}');
end
$$;
comment on function named_groups is 'The groups that these words name, in a title or anywhere';

create function with_groups(document tsvector, title tsvector, groups text[]) returns tsvector
language plpgsql stable parallel safe as $$
begin
  return document || array_to_tsvector(groups || array(select 't/' || lexeme from unnest(groups) as lexeme)
    || named_groups(array(select word from unnest(tsvector_to_array(document)) as word where word !~ '/' or word ~ '^[sj]/'),
      tsvector_to_array(title), false));
end
$$;

create or replace function add_regions() returns trigger language plpgsql as $$
declare
  title text[] := tsvector_to_array(new.title_words);
  groups text[] := named_groups(title, title, true);
begin
  new.doc := with_regions(with_groups(new.doc, new.title_words, groups), regions_of(new.latitude, new.longitude, new.place_id))
    || coalesce((select area_lexemes(new.place_id, country, region) from jobs where id = new.id), '');
  new.title_words := new.title_words || array_to_tsvector(groups);
  return new;
end
$$;
create or replace function add_talent_regions() returns trigger language plpgsql as $$
declare
  title text[] := tsvector_to_array(new.title_words);
  groups text[] := named_groups(title, title, true);
begin
  new.doc := with_talent_regions(with_groups(new.doc, new.title_words, groups), regions_of(new.latitude, new.longitude, new.place_id))
    || coalesce((select area_lexemes(new.place_id, location_country, location_region) from seekers where user_id = new.id), '');
  new.title_words := new.title_words || array_to_tsvector(groups);
  return new;
end
$$;
