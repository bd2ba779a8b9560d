-- Whether a company hired when it closed a job, and the answers to everyone who still waits (product.md section 20.3).
create table job_closings (
  id uuid primary key default new_id(),
  job_id uuid not null references jobs on delete cascade,
  employer_id uuid not null references users on delete cascade,
  closed_by uuid references users on delete set null,
  hired text not null check (hired in ('here', 'elsewhere', 'no_one')),
  status_before text not null check (status_before in ('open', 'paused', 'closed', 'expired')),
  tells boolean not null,
  message text not null default '' check (char_length(message) <= 2000),
  closed_at timestamptz not null default now(),
  answers_at timestamptz not null default now() + interval '15 seconds',
  settled_at timestamptz,
  reopened_at timestamptz
);
create unique index job_closings_current on job_closings (job_id) where reopened_at is null;
create index job_closings_due on job_closings (answers_at) where settled_at is null and reopened_at is null;
create index job_closings_of_company on job_closings (employer_id, closed_at);
create index job_closings_of_member on job_closings (closed_by);
comment on table job_closings is 'Jobs that a company closed, with its answer to whether it hired';
comment on column job_closings.hired is 'here: a person who applied here; elsewhere: another person; no_one: the job was not filled';
comment on column job_closings.tells is 'Everyone who still waits is told that the job is closed';
comment on column job_closings.answers_at is 'When the answers begin; until then the closing can be undone';
comment on column job_closings.settled_at is 'When all were told; null while answers are sent or the closing can be undone';
comment on column job_closings.reopened_at is 'When the job was opened again or the closing undone; no more answers are sent then';

-- A job that opens again, by whatever path, sends no more answers.
create function end_job_closing() returns trigger language plpgsql as $$
begin
  update job_closings set reopened_at = clock_timestamp() where job_id = new.id and reopened_at is null;
  return null;
end
$$;
create trigger end_job_closing after update of status on jobs
  for each row when (old.status = 'closed' and new.status <> 'closed')
  execute function end_job_closing();
