-- Cases about a pair of companies: one open case per pair and rule.
alter table reports add other_id uuid;
comment on column reports.other_id is 'The company that the target looks like, for cases that a rule opened; no foreign key, because it may go';

-- Jobs whose texts are compared with those of other companies.
create table copied_post_checks (
  job_id uuid primary key references jobs on delete cascade,
  requests integer not null default 1,
  changed_at timestamptz,
  requested_at timestamptz not null default now()
);
create index copied_post_checks_by_age on copied_post_checks (requested_at, job_id);
comment on table copied_post_checks is 'Jobs to compare with those of other companies by background work';
comment on column copied_post_checks.changed_at is 'When the text was last edited; null for that of the publication';

create table post_fingerprints (
  job_id uuid primary key references jobs on delete cascade,
  company_id uuid not null,
  hashes integer[] not null,
  text_since timestamptz not null
);
create index post_fingerprints_hashes on post_fingerprints using gin (hashes);
create index post_fingerprints_company on post_fingerprints (company_id);
comment on table post_fingerprints is 'Bands of MinHash signatures of long job texts: nearly equal texts have at least one in common';

comment on column post_fingerprints.text_since is 'Publication of the job, or the edit that replaced its text: of two equal texts the later one is the copy';

create function request_copied_post_checks() returns trigger language plpgsql as $$
begin
  insert into copied_post_checks (job_id) select id from new_jobs on conflict (job_id) do nothing;
  return null;
end
$$;
create function request_copied_post_check() returns trigger language plpgsql as $$
begin
  insert into copied_post_checks (job_id, changed_at) values (new.id, now())
  on conflict (job_id) do update set requests = copied_post_checks.requests + 1, changed_at = now();
  return null;
end
$$;
create trigger jobs_copied_new after insert on jobs referencing new table as new_jobs
  for each statement execute function request_copied_post_checks();
create trigger jobs_copied_changed after update of description on jobs for each row
  when (old.description is distinct from new.description) execute function request_copied_post_check();
