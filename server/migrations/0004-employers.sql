create table employers (
  user_id uuid primary key references users on delete cascade,
  first_name text not null,
  last_name text not null,
  nickname text,
  profession text,
  gender text,
  business_name text not null,
  business_location text,
  place_id integer references places,
  latitude real,
  longitude real,
  company_size text,
  company_website text,
  industry_type text,
  business_description text,
  picture_key text,
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  import_name text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);
create trigger employers_touch before update on employers for each row execute function touch_updated_at();
create index employers_newest on employers (created_at desc);
create index employers_name on employers (lower(business_name) collate "C");
create index employers_name_words on employers using gin (lower(business_name) gin_trgm_ops);
comment on table employers is 'The HR profile: an employer''s person and company in one';
comment on column employers.gender is 'Never shown to others';
comment on column employers.import_name is 'Company name as the source of imported posts writes it';
comment on column employers.picture_key is 'File name stem in the file store; each size adds its own ending';

-- Kept apart from employers: it is rewritten after each answer and must not touch updated_at.
create table response_stats (
  employer_id uuid primary key references employers on delete cascade,
  finished integer not null default 0,
  answered integer not null default 0,
  median_hours real,
  computed_at timestamptz not null default now()
);
create index response_stats_best on response_stats ((case when finished >= 5 then answered::real / finished end) desc nulls last, finished desc, employer_id);
comment on table response_stats is 'How a company answered applications of the last 90 days (product.md 6.1), from the transition history';

-- Every company has its row from the first moment, however it came, so that lists by these figures leave nobody out.
create function start_response_stats() returns trigger language plpgsql as $$
begin
  insert into response_stats (employer_id) values (new.user_id);
  return null;
end
$$;
create trigger employers_start_stats after insert on employers for each row execute function start_response_stats();
