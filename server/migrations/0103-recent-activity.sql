-- Jobs that seekers viewed lately, what they searched for, and jobs that they do not want to see. Slots bound each list.
create table viewed_jobs (
  seeker_id uuid not null references users on delete cascade,
  slot smallint not null check (slot between 1 and 50),
  job_id uuid not null references jobs on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (seeker_id, slot),
  unique (seeker_id, job_id)
);
create index viewed_jobs_of_job on viewed_jobs (job_id);
create index viewed_jobs_age on viewed_jobs (viewed_at);
comment on table viewed_jobs is 'The latest 50 jobs that a seeker viewed';
comment on column viewed_jobs.slot is 'Reused by the next job once all are taken, the longest unviewed first';

create table recent_searches (
  seeker_id uuid not null references users on delete cascade,
  slot smallint not null check (slot between 1 and 10),
  filters jsonb not null,
  filters_hash text not null generated always as (md5(filters::text)) stored,
  searched_at timestamptz not null default now(),
  primary key (seeker_id, slot),
  unique (seeker_id, filters_hash)
);
create index recent_searches_age on recent_searches (searched_at);
comment on table recent_searches is 'The latest 10 searches of a seeker';
comment on column recent_searches.slot is 'As viewed_jobs.slot';
comment on column recent_searches.filters is 'As alerts.filters';

create table hidden_jobs (
  seeker_id uuid not null references users on delete cascade,
  slot smallint not null check (slot between 1 and 500),
  job_id uuid not null references jobs on delete cascade,
  created_at timestamptz not null default now(),
  primary key (seeker_id, slot),
  unique (seeker_id, job_id)
);
create index hidden_jobs_of_job on hidden_jobs (job_id);
comment on table hidden_jobs is 'Jobs that a seeker is not interested in: hidden from their searches, home and alerts';
comment on column hidden_jobs.slot is 'As viewed_jobs.slot; closed jobs make room before open ones';
