create table seekers (
  user_id uuid primary key references users on delete cascade,
  first_name text not null,
  last_name text not null,
  nickname text,
  vacation_hours integer check (vacation_hours between 0 and 1000),
  covid_vaccine text check (covid_vaccine in ('yes', 'no', 'prefer_not_to_say')),
  medical_insurance text check (medical_insurance in ('yes', 'no', 'prefer_not_to_say')),
  dental_insurance text check (dental_insurance in ('yes', 'no', 'prefer_not_to_say')),
  city text not null,
  place_id integer references places,
  latitude real,
  longitude real,
  hourly_rate numeric(9, 2) check (hourly_rate between 0 and 10000),
  availability text,
  job_title text not null,
  institute_name text,
  subject text,
  education_start text,
  education_end text,
  job_category text,
  skills text[] not null default '{}',
  about_me text,
  picture_key text,
  published_at timestamptz,
  search_seq bigint not null generated always as identity,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((latitude is null) = (longitude is null))
);
create trigger seekers_touch before update on seekers for each row execute function touch_updated_at();
comment on table seekers is 'The job seeker profile; what others see of it is product.md 6.7';
comment on column seekers.latitude is 'Exact where the seeker gave a point, else that of the city';
comment on column seekers.search_seq is 'Its place in newest first; kept while the profile is hidden';
comment on column seekers.published_at is 'Null while hidden from search';

create table experiences (
  id uuid primary key default new_id(),
  seeker_id uuid not null references seekers on delete cascade,
  title text not null,
  company text not null,
  city text,
  employed boolean not null default false,
  company_email text,
  start_date text not null,
  end_date text,
  rate numeric(9, 2) check (rate between 0 and 10000),
  leaving_reason text,
  description text,
  verification text not null default 'none' check (verification in ('none', 'pending', 'confirmed', 'declined')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (end_date is null or rpad(end_date, 10, '-31') >= start_date)
);
create trigger experiences_touch before update on experiences for each row execute function touch_updated_at();
create index experiences_of_seeker on experiences (seeker_id, start_date desc);
comment on column experiences.rate is 'Past pay: only the seeker ever sees it, as company_email and leaving_reason';

create table hidden_employers (
  seeker_id uuid not null references seekers on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  created_at timestamptz not null default now(),
  primary key (seeker_id, employer_id)
);
create index hidden_employers_of_employer on hidden_employers (employer_id);
comment on table hidden_employers is 'Companies that a seeker does not want to be found by';
