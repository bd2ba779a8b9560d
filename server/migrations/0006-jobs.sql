create table jobs (
  id uuid primary key default new_id(),
  employer_id uuid not null references employers on delete cascade,
  title text not null,
  category text not null,
  pay_from numeric(12, 2),
  pay_to numeric(12, 2),
  pay_period text not null default 'hour' check (pay_period in ('hour', 'day', 'week', 'month', 'year')),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  skills text[] not null default '{}',
  physical_requirements text[] not null default '{}',
  description text not null,
  employment_type text check (employment_type in
    ('full_time', 'part_time', 'contract', 'temporary', 'internship', 'apprenticeship', 'seasonal', 'volunteer')),
  workplace text not null default 'onsite' check (workplace in ('onsite', 'hybrid', 'remote')),
  city text,
  country text,
  place_id integer references places,
  latitude real,
  longitude real,
  status text not null default 'open' check (status in ('open', 'paused', 'closed', 'expired')),
  expires_at timestamptz not null default now() + interval '45 days',
  published_at timestamptz not null default now(),
  confirmed_at timestamptz not null default now(),
  expiry_notice_for timestamptz,
  views integer not null default 0,
  applications_count integer not null default 0,
  source text,
  source_id text,
  search_seq bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Only an imported post may lack its pay (product.md 6.4).
  check (source is not null or (pay_from is not null and pay_to is not null)),
  check ((pay_from is null) = (pay_to is null)),
  check (pay_from > 0 and pay_from <= pay_to),
  check ((latitude is null) = (longitude is null)),
  check ((source is null) = (source_id is null)),
  unique (source, source_id)
);
create trigger jobs_touch before update on jobs for each row
  when ((to_jsonb(old) - 'views' - 'applications_count' - 'expiry_notice_for')
    is distinct from (to_jsonb(new) - 'views' - 'applications_count' - 'expiry_notice_for'))
  execute function touch_updated_at();
create index jobs_of_employer on jobs (employer_id, published_at desc, id desc);
create index jobs_open_of_employer on jobs (employer_id, published_at desc, id desc) where status = 'open';
create index jobs_expiry on jobs (expires_at) where status in ('open', 'paused');
create index jobs_categories on jobs (category) where status = 'open';
create index jobs_comparable on jobs (category, currency, pay_period, published_at desc)
  where status = 'open' and pay_from is not null;
create index jobs_comparable_near on jobs (category, currency, pay_period, latitude, longitude)
  where status = 'open' and pay_from is not null and latitude is not null;
comment on table jobs is 'Posts; pay is in its own period and currency';
comment on column jobs.source is 'Where an imported post comes from; null for one posted here';
comment on column jobs.search_seq is 'Its place in newest first; kept through edits, pauses and renewals, so that none of them lifts a job to the top';
comment on column jobs.published_at is 'First published, kept through pauses and renewals';
comment on column jobs.confirmed_at is 'When the employer last posted, edited or renewed it';
comment on column jobs.expiry_notice_for is 'The end of which the employer was told beforehand';
comment on column jobs.description is 'Plain text; blank lines part paragraphs, lines that begin with "- " are lists';

-- A view counts once per viewer and day.
create table job_views (
  job_id uuid not null references jobs on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  viewer bytea not null,
  primary key (job_id, day, viewer)
);
create index job_views_day on job_views (day);
comment on column job_views.viewer is 'Hash of the person, or of address and browser with a salt of the day';

create table view_salts (
  day date primary key default (now() at time zone 'utc')::date,
  salt text not null default gen_random_uuid()::text
);
comment on table view_salts is 'Salt of a day''s views; gone after it, so that no address can be found from its hash';

create table saved_jobs (
  seeker_id uuid not null references users on delete cascade,
  job_id uuid not null references jobs on delete cascade,
  created_at timestamptz not null default now(),
  primary key (seeker_id, job_id)
);
create index saved_jobs_latest on saved_jobs (seeker_id, created_at desc);
create index saved_jobs_job on saved_jobs (job_id);
