-- Search over open jobs and published profiles: slim tables, one GIN index each over words and facets as lexemes.
-- Facet lexemes contain '/', which search_words() never yields:
--   t/<stem> in the title, s/<skill>, c/<place id>, g1|g2|g3/<cell>, k/<category>, e/<employment>, w/<workplace>,
--   p/<pay band>, d/<day> and m/<32 days> of publication, 0/ 1/ 2/ 3/<n> recency buckets of 1k, 8k, 64k and 512k publications.

create text search configuration hearback (copy = english);
alter text search configuration hearback alter mapping for hword, hword_part, word with unaccent, english_stem;
-- The same without stems: whole words to show to people.
create text search configuration hearback_whole (copy = simple);
alter text search configuration hearback_whole alter mapping for hword, hword_part, word with unaccent, simple;

-- The parser would read "CI/CD" as a path, "experience.You" as a host, and drop what tells C++ and C# from C and IT from it.
create function plain_words(words text) returns text language sql immutable parallel safe as $$
  select translate(case when words ~ '[+#]|\.[Nn][Ee][Tt]|IT' then
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(words,
      '\mc\+\+', ' cplusplus ', 'gi'), '\m([cf])#', ' \1sharp ', 'gi'), '\.net\M', ' dotnet ', 'gi'), '\mIT\M', ' infotech ', 'g')
    else words end, './_-@', '     ')
$$;
create function search_words(words text) returns tsvector language sql stable parallel safe as $$
  select to_tsvector('hearback', plain_words(words))
$$;

-- Grid cells of 1, 1/4 and 1/20 degree.
create function geo_cell(level integer, latitude real, longitude real) returns text language sql immutable parallel safe as $$
  select 'g' || level || '/' || floor((latitude::float8 + 90) * size)::int || '.' || floor((longitude::float8 + 180) * size)::int
  from (select case level when 1 then 1 when 2 then 4 else 20 end as size) grid
$$;
-- One number per 1/20 degree cell, for the b-tree.
create function geo_key(latitude real, longitude real) returns integer language sql immutable parallel safe as $$
  select floor((latitude::float8 + 90) * 20)::int * 8192 + floor((longitude::float8 + 180) * 20)::int
$$;

create function search_document(
  title text, tags text[], body text, place integer, latitude real, longitude real, seq bigint, facets text[]
) returns tsvector language sql stable parallel safe as $$
  select strip(search_words(title) || search_words(array_to_string(tags, ' ')) || search_words(body))
    || array_to_tsvector(
      coalesce((select array_agg('t/' || word) from unnest(tsvector_to_array(search_words(title))) word), '{}')
      || coalesce((select array_agg(distinct 's/' || lower(tag)) from unnest(tags) tag), '{}')
      || case when place is null then '{}' else array['c/' || place] end
      || case when latitude is null then '{}' else array[
           geo_cell(1, latitude, longitude), geo_cell(2, latitude, longitude), geo_cell(3, latitude, longitude)] end
      || array['0/' || (seq >> 10), '1/' || (seq >> 13), '2/' || (seq >> 16), '3/' || (seq >> 19)]
      || facets)
$$;

-- 0 below 10,000 a year, then one band each quarter more, 21 from about 870,000 on.
create function pay_band(by_year float8) returns integer language sql immutable parallel safe as $$
  select least(21, greatest(0, floor(ln(greatest(by_year, 1) / 10000) / ln(1.25))::int + 1))
$$;

-- The point that others may see, rounded to about 2 km (product.md 6.7).
create function public_latitude(latitude real) returns real language sql immutable parallel safe as $$
  select (round(latitude::float8 / 0.02) * 0.02)::real
$$;
-- Meridians draw closer towards the poles, so the step widens with the latitude.
create function public_longitude(latitude real, longitude real) returns real language sql immutable parallel safe as $$
  select least(180, greatest(-180, round(longitude::float8 / step) * step))::real
  from (select 0.02 / greatest(0.05, cos(radians(public_latitude(latitude)::float8))) as step) as rounding
$$;

-- seq is that of the job, so newest first is seq descending. Only open jobs live here.
create table job_search (
  seq bigint primary key,
  id uuid not null unique references jobs on delete cascade,
  posted_at timestamptz not null,
  latitude real,
  longitude real,
  place_id integer,
  pay_to_year real,
  title_words tsvector not null,
  doc tsvector not null,
  pad text not null default repeat(' ', 2100)
) with (toast_tuple_target = 128, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table job_search alter doc set storage external, alter title_words set storage plain, alter pad set storage main,
  alter doc set statistics 500;
create index job_search_doc on job_search using gin (doc) with (fastupdate = off);
create index job_search_place on job_search (place_id, seq desc) where place_id is not null;
create index job_search_cell on job_search (geo_key(latitude, longitude), seq desc) include (latitude, longitude) where latitude is not null;
comment on table job_search is 'The open jobs, slim: closing a job deletes one row here';
comment on column job_search.pad is 'Blanks that push the row over the 2 kB threshold, so that the wide doc leaves it (docs/decisions)';
comment on column job_search.pay_to_year is 'Upper end of the pay by year: 2,080 hours, 260 days, 52 weeks, 12 months';

create table talent_search (
  seq bigint primary key,
  id uuid not null unique references seekers on delete cascade,
  posted_at timestamptz not null,
  latitude real,
  longitude real,
  place_id integer,
  title_words tsvector not null,
  doc tsvector not null,
  pad text not null default repeat(' ', 2100)
) with (toast_tuple_target = 128, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table talent_search alter doc set storage external, alter title_words set storage plain, alter pad set storage main,
  alter doc set statistics 500;
create index talent_search_doc on talent_search using gin (doc) with (fastupdate = off);
create index talent_search_place on talent_search (place_id, seq desc) where place_id is not null;
create index talent_search_cell on talent_search (geo_key(latitude, longitude), seq desc) include (latitude, longitude) where latitude is not null;
comment on table talent_search is 'The published profiles, slim; its point is the rounded one of product.md 6.7';

-- Words for typos, completions and suggestions; kept by a background job.
create table job_lexicon (
  spelling text collate "C" primary key,
  word text collate "C" not null,
  documents integer not null,
  titles integer not null
);
create index job_lexicon_word on job_lexicon (word);
create index job_lexicon_typo on job_lexicon using gin (spelling gin_trgm_ops);
create table talent_lexicon (
  spelling text collate "C" primary key,
  word text collate "C" not null,
  documents integer not null,
  titles integer not null
);
create index talent_lexicon_word on talent_lexicon (word);
create index talent_lexicon_typo on talent_lexicon using gin (spelling gin_trgm_ops);
comment on table job_lexicon is 'Whole words of open jobs, several to a stem';
comment on column job_lexicon.word is 'The stem, as it stands in doc';
comment on column job_lexicon.documents is 'Open jobs that contain the stem';
comment on column job_lexicon.titles is 'Of the newest 100,000 open jobs, those that have the whole word in the title';
