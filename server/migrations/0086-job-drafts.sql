create table job_drafts (
  id uuid primary key,
  employer_id uuid not null references users on delete cascade,
  revision integer not null default 1,
  content jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index job_drafts_of on job_drafts (employer_id, updated_at desc);
comment on table job_drafts is 'Forms of jobs that are not published yet, as typed';
comment on column job_drafts.id is 'Chosen by the client, so that a repeated request creates no second draft';
comment on column job_drafts.revision is 'Counts changes from 1; a save names the revision that it changes';
