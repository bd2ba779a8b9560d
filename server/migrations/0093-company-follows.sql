-- Job seekers follow companies.
create table company_follows (
  seeker_id uuid not null references users on delete cascade,
  employer_id uuid not null references employers (user_id) on delete cascade,
  seen_until timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (seeker_id, employer_id)
);
create index company_follows_of_company on company_follows (employer_id);
comment on table company_follows is 'Job seekers who are told of new jobs of a company';
comment on column company_follows.seen_until is 'Jobs that were published before this are not new to the follower';
