-- Rows have the most frequent words and facets of their documents as bits too, so that the rows of a town or of a circle can be
-- gone through by an index alone, the newest first: a word that every fourth document has narrows the search less than it costs
-- to look it up (decision 39).
create table marked_words (
  word text primary key,
  mark smallint not null unique check (mark between 0 and 255),
  chosen_at timestamptz not null default now(),
  -- Rows up to this publication have it, besides all that were written since it was chosen.
  written_to bigint not null default 0,
  last_before bigint not null,
  check (written_to between 0 and last_before)
);
create table talent_marked_words (
  word text primary key,
  mark smallint not null unique check (mark between 0 and 255),
  chosen_at timestamptz not null default now(),
  written_to bigint not null default 0,
  last_before bigint not null,
  check (written_to between 0 and last_before)
);

-- Bit n of the first stands for mark n, of the second for mark 64 + n, and so on.
alter table job_search
  add column marks_1 bigint not null default 0, add column marks_2 bigint not null default 0,
  add column marks_3 bigint not null default 0, add column marks_4 bigint not null default 0;
alter table talent_search
  add column marks_1 bigint not null default 0, add column marks_2 bigint not null default 0,
  add column marks_3 bigint not null default 0, add column marks_4 bigint not null default 0;

-- An index alone answers where pages are known to be visible, which the newest are only once they were vacuumed.
alter table job_search set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table talent_search set (autovacuum_vacuum_insert_scale_factor = 0.02);

-- One number per 1/4 degree cell, for the b-tree.
create function geo_quarter(latitude real, longitude real) returns integer language sql immutable parallel safe as $$
  select floor((latitude::float8 + 90) * 4)::int * 8192 + floor((longitude::float8 + 180) * 4)::int
$$;

-- The bits of 64 marks from this one on.
create function marks_from(first integer, marks smallint[]) returns bigint language sql immutable parallel safe as $$
  select coalesce(bit_or(1::bigint << (mark - first)), 0)
  from unnest(marks) as mark where mark between first and first + 63
$$;

create or replace function add_regions() returns trigger language plpgsql as $$
declare
  marks smallint[] := array(select mark from marked_words where word = any(tsvector_to_array(new.doc)));
begin
  new.marks_1 := marks_from(0, marks);
  new.marks_2 := marks_from(64, marks);
  new.marks_3 := marks_from(128, marks);
  new.marks_4 := marks_from(192, marks);
  new.doc := with_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id));
  return new;
end
$$;

create or replace function add_talent_regions() returns trigger language plpgsql as $$
declare
  marks smallint[] := array(select mark from talent_marked_words where word = any(tsvector_to_array(new.doc)));
begin
  new.marks_1 := marks_from(0, marks);
  new.marks_2 := marks_from(64, marks);
  new.marks_3 := marks_from(128, marks);
  new.marks_4 := marks_from(192, marks);
  new.doc := with_talent_regions(new.doc, regions_of(new.latitude, new.longitude, new.place_id));
  return new;
end
$$;
