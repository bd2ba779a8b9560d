-- Companies that look like verified ones (product.md section 17.3): background work compares companies that changed.
create table lookalike_checks (
  company_id uuid primary key references employers on delete cascade,
  requests integer not null default 1,
  requested_at timestamptz not null default now()
);
create index lookalike_checks_by_age on lookalike_checks (requested_at, company_id);
comment on table lookalike_checks is 'Companies to compare with verified ones by background work';
comment on column lookalike_checks.requests is 'Changes with each request, so that a check does not forget a later one';

create table lookalike_keys (
  company_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('name', 'domain', 'logo')),
  key text not null check (key <> ''),
  hashes integer[] not null,
  is_proved boolean not null,
  primary key (company_id, kind, key)
);
create index lookalike_keys_hashes on lookalike_keys using gin (hashes);
create index lookalike_keys_proved on lookalike_keys using gin (hashes) where is_proved;
comment on table lookalike_keys is 'Names, domains and logos of companies in a form in which look-alikes are equal';
comment on column lookalike_keys.hashes is 'Nearly equal keys have at least one hash in common';
comment on column lookalike_keys.is_proved is 'Name or logo of a verified company, or a domain that the company holds';

create table lookalikes (
  company_id uuid not null references users on delete cascade,
  other_id uuid not null references users on delete cascade,
  rule text not null check (rule in ('similar_name', 'same_logo', 'copied_post')),
  job_id uuid,
  other_job_id uuid,
  found_at timestamptz not null default now(),
  primary key (company_id, other_id, rule),
  check (company_id <> other_id)
);
-- Two companies are compared by a moderator once, whichever of them is found to look like the other.
create unique index lookalikes_pair on lookalikes (least(company_id, other_id), greatest(company_id, other_id), rule);
create index lookalikes_of_other on lookalikes (other_id);
comment on table lookalikes is 'Pairs of companies for which a rule has opened a case; a pair is never opened twice by one rule';
comment on column lookalikes.other_id is 'The company that company_id looks like';
comment on column lookalikes.job_id is 'The job whose text is that of other_job_id; no foreign key, because jobs may go';

create function request_lookalike_check() returns trigger language plpgsql as $$
begin
  -- Updates a waiting request, so that a check that runs meanwhile waits for this change or leaves the request.
  insert into lookalike_checks (company_id) values (new.user_id)
  on conflict (company_id) do update set requests = lookalike_checks.requests + 1;
  return null;
end
$$;
create trigger employers_lookalike_new after insert on employers for each row
  when (new.import_name is null) execute function request_lookalike_check();
create trigger employers_lookalike_changed after update of business_name, company_website, picture_key, verified_domain, erased_at
  on employers for each row
  when (new.import_name is null and (old.business_name, old.company_website, old.picture_key, old.verified_domain, old.erased_at)
    is distinct from (new.business_name, new.company_website, new.picture_key, new.verified_domain, new.erased_at))
  execute function request_lookalike_check();
