-- API keys, with which programs of a company act for it (product.md section 18.1).
create table api_keys (
  id uuid primary key default new_id(),
  company_id uuid not null references users on delete cascade,
  slot smallint check (slot between 1 and 20),
  created_by uuid references users on delete set null,
  name text not null check (char_length(name) between 1 and 80),
  scopes text[] not null check (cardinality(scopes) > 0
    and scopes <@ array['jobs:read', 'jobs:write', 'applications:read', 'applications:write']),
  token_hash bytea not null unique,
  hint text not null check (char_length(hint) = 4),
  created_at timestamptz not null default now(),
  expires_at timestamptz check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references users on delete set null,
  check ((revoked_at is null) or (slot is null)),
  unique (company_id, slot)
);
comment on table api_keys is 'Keys with which programs act for a company. Rows of revoked and expired keys stay, so that owners see who made them';
comment on column api_keys.slot is 'Limits a company to 20 usable keys; null once the key is revoked, or another key took the place of an expired one';
comment on column api_keys.token_hash is 'SHA-256 of the token. A slow hash would add nothing: the token has 256 random bits, so that it cannot be guessed from its hash';
comment on column api_keys.hint is 'The last four characters of the token';
comment on column api_keys.last_used_at is 'Written at most once a minute';
create index api_keys_of_creator on api_keys (created_by) where created_by is not null;
create index api_keys_of_revoker on api_keys (revoked_by) where revoked_by is not null;

create function has_usable_key(company uuid) returns boolean language sql stable as $$
  select exists (select from api_keys
    where company_id = company and revoked_at is null and (expires_at is null or expires_at > now()))
$$;
comment on function has_usable_key is 'The company has an API key, so that its programs read applications to its imported jobs';

-- Jobs that a program of a company keeps up to date by an id of its own.
create table external_jobs (
  company_id uuid not null references users on delete cascade,
  external_id text not null check (char_length(external_id) between 1 and 255),
  job_id uuid not null unique,
  created_at timestamptz not null default now(),
  primary key (company_id, external_id)
);
comment on table external_jobs is 'The ids by which programs of a company name its jobs; each id is one job for ever, also after it was closed';
comment on column external_jobs.job_id is 'No foreign key, whose lock of jobs would be one too many for a migration: the job is inserted in the same transaction';

-- The log of companies has keys.
alter table company_activity drop constraint company_activity_act_check,
  add constraint company_activity_act_check check (act in (
    'job_posted', 'job_edited', 'job_paused', 'job_reopened', 'job_renewed', 'job_closed', 'job_expired', 'job_deleted',
    'job_restored', 'job_staffed', 'job_criteria_set', 'application_moved', 'application_answered', 'application_claimed',
    'application_contested', 'application_noted', 'application_note_edited', 'application_note_deleted', 'application_scored',
    'application_score_edited', 'application_score_deleted', 'offer_made', 'offer_replaced', 'offer_withdrawn',
    'offer_rescinded', 'offer_expired', 'team_invited', 'team_uninvited', 'team_joined', 'team_promoted', 'team_removed',
    'team_left', 'company_created', 'company_edited', 'company_replanned', 'company_template_added',
    'company_template_edited', 'company_template_removed', 'company_domain_proved', 'company_domain_lapsed',
    'company_domain_removed', 'company_photo_added', 'company_photo_described', 'company_photo_removed',
    'company_photos_ordered', 'company_key_created', 'company_key_revoked')) not valid;
