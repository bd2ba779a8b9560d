-- Criteria of jobs, and the scorecards of a company's members on its applications (product.md 15.6). Slots bound them.
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

create table scorecards (
  id uuid primary key default new_id(),
  application_id uuid not null references applications on delete cascade,
  slot smallint not null check (slot between 1 and 200),
  job_id uuid not null,
  seeker_id uuid not null,
  author_id uuid references users on delete set null,
  author_name text not null check (char_length(author_name) <= 200),
  client_id text check (char_length(client_id) <= 100),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  unique (application_id, slot),
  constraint scorecards_of_member unique (application_id, author_id),
  unique (id, job_id)
);
create index scorecards_of_seeker on scorecards (seeker_id);
create index scorecards_of_author on scorecards (author_id);
comment on table scorecards is 'Scorecards of a company about your applications, one of each member';
comment on column scorecards.job_id is 'As in the application, so that its ratings are by criteria of the same job';
comment on column scorecards.seeker_id is 'As in the application, for the export of the applicant';
comment on column scorecards.author_id is 'Null once the account of the author is erased';
comment on column scorecards.author_name is 'First name of the author at that time; empty if unknown or erased';
comment on column scorecards.client_id is 'Key of the request that wrote it last, so that a retry writes it once';

create table scorecard_ratings (
  scorecard_id uuid not null,
  criterion_id uuid not null,
  job_id uuid not null,
  criterion text not null check (char_length(criterion) between 1 and 80),
  rating smallint check (rating between 1 and 4),
  sentence text not null check (char_length(sentence) <= 500),
  primary key (scorecard_id, criterion_id),
  foreign key (scorecard_id, job_id) references scorecards (id, job_id) on delete cascade,
  -- Deferred, because a deleted job takes its criteria and its scorecards along in any order.
  foreign key (criterion_id, job_id) references scorecard_criteria (id, job_id) deferrable initially deferred,
  check (rating is not null or sentence <> '')
);
create index scorecard_ratings_of_criterion on scorecard_ratings (criterion_id, job_id);
comment on table scorecard_ratings is 'Ratings of these scorecards, from 1 (well below what the job needs) to 4 (exceeds it)';
comment on column scorecard_ratings.criterion is 'Name of the criterion when it was rated';
comment on column scorecard_ratings.rating is 'Null if not assessed, with a sentence only';
