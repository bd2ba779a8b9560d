create table alerts (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  filters jsonb not null,
  filters_hash text not null generated always as (md5(filters::text)) stored,
  seen_until timestamptz not null default now(),
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, filters_hash)
);
comment on table alerts is 'Saved searches';
comment on column alerts.filters is 'As the contract has them, with every default in its place';
comment on column alerts.seen_until is 'Jobs that were published before this are not new to it';
comment on column alerts.paused_at is 'Set while its owner wants to hear nothing of it';

create table alert_digests (
  user_id uuid primary key references users on delete cascade,
  time_zone text not null,
  next_at timestamptz not null
);
create index alert_digests_due on alert_digests (next_at);
comment on table alert_digests is 'When a person with saved searches is told next: seven in the morning of their zone';

create table told_jobs (
  user_id uuid not null references users on delete cascade,
  job_key text not null,
  job_id uuid not null,
  told_at timestamptz not null default now(),
  primary key (user_id, job_key),
  unique (user_id, job_id)
);
create index told_jobs_age on told_jobs (told_at);
comment on table told_jobs is 'What a digest has shown to a person, so that nothing is shown twice';
comment on column told_jobs.job_key is 'Of company, title and city: a job that is posted anew is the same to its reader';
comment on column told_jobs.job_id is 'Under another name it is the same job as well. Outlives the job';
