-- Talent searches that a company saves, and its lists of people. Slots bound each.
create table talent_searches (
  id uuid primary key default new_id(),
  employer_id uuid not null references employers on delete cascade,
  slot smallint not null check (slot between 1 and 50),
  name text not null check (name <> ''),
  filters jsonb not null,
  visited_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (employer_id, slot)
);
create unique index talent_searches_name on talent_searches (employer_id, lower(name));
comment on table talent_searches is 'Talent searches saved by a company';
comment on column talent_searches.filters is 'TalentFilters of the contract, without the page';
comment on column talent_searches.visited_at is 'Profiles published since count as new';

create table talent_lists (
  id uuid primary key default new_id(),
  employer_id uuid not null references employers on delete cascade,
  slot smallint not null check (slot between 1 and 50),
  name text not null check (name <> ''),
  created_at timestamptz not null default now(),
  unique (employer_id, slot)
);
create unique index talent_lists_name on talent_lists (employer_id, lower(name));
comment on table talent_lists is 'Named lists of people that a company collects';

create table talent_list_people (
  list_id uuid not null references talent_lists on delete cascade,
  slot smallint not null check (slot between 1 and 500),
  seeker_id uuid not null references seekers on delete cascade,
  added_at timestamptz not null default now(),
  primary key (list_id, slot),
  unique (list_id, seeker_id)
);
create index talent_list_people_of_seeker on talent_list_people (seeker_id);
comment on table talent_list_people is 'People on a list. Those who hide their profile from the company are neither shown nor counted';
