-- Scorecards of a company's members on its applications. Slots bound them.
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
