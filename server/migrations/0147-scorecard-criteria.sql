-- Criteria by which the members of a company rate the applicants of a job (product.md 15.6).
create table scorecard_criteria (
  id uuid primary key default new_id(),
  job_id uuid not null references jobs on delete cascade,
  position smallint check (position between 1 and 8),
  name text not null check (char_length(name) between 1 and 80),
  created_at timestamptz not null default now(),
  unique (job_id, position),
  unique (id, job_id)
);
create unique index scorecard_criteria_names on scorecard_criteria (job_id, lower(name)) where position is not null;
comment on table scorecard_criteria is 'Criteria by which your company rates the applicants of your jobs';
comment on column scorecard_criteria.position is 'Order among the criteria of the job; null once archived, which earlier ratings still refer to';
