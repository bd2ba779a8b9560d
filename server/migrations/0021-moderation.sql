create table decisions (
  id uuid primary key default new_id(),
  kind text not null,
  target_id uuid not null,
  target_name text not null,
  owner_id uuid references users on delete set null,
  outcome text not null check (outcome in ('upheld', 'dismissed')),
  measure text not null check (measure in ('none', 'warning', 'hide', 'suspend')),
  reason text not null,
  appeal_of uuid unique references decisions on delete cascade,
  moderator_id uuid references users on delete set null,
  reported_at timestamptz,
  created_at timestamptz not null default now(),
  check ((outcome = 'dismissed') = (measure = 'none'))
);
create index decisions_latest on decisions (created_at desc, id desc);
create index decisions_of_target on decisions (target_id, created_at desc);
create index decisions_of_owner on decisions (owner_id, created_at desc);
create index decisions_of_moderator on decisions (moderator_id);
comment on table decisions is 'What moderators decided of a target, with the reason that both sides read; outlives its target';
comment on column decisions.owner_id is 'Whose the target is; may appeal what was upheld';
comment on column decisions.appeal_of is 'The decision that was appealed; what this one says is final';
comment on column decisions.reported_at is 'When the first of the reports that it decides came; null without reports';

alter table reports add column decision_id uuid references decisions on delete set null;
create index reports_of_decision on reports (decision_id) where decision_id is not null;
create index reports_open_by_target on reports (kind, target_id) where status = 'open';
create index reports_of_target on reports (target_id, created_at desc);
comment on column reports.decision_id is 'The last decision of it; who wrote one of its reports may appeal what was dismissed';

create table appeals (
  id uuid primary key default new_id(),
  decision_id uuid not null unique references decisions on delete cascade,
  appellant_id uuid references users on delete set null,
  side text not null check (side in ('owner', 'reporter')),
  words text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index appeals_latest on appeals (created_at, id);
create index appeals_of_appellant on appeals (appellant_id);
comment on table appeals is 'One for each decision, by whom it went against; open until a decision names the same one in appeal_of';

create table holds (
  id uuid primary key default new_id(),
  kind text not null,
  target_id uuid not null,
  cause text not null check (cause in ('reports', 'decision', 'suspension')),
  decision_id uuid references decisions on delete set null,
  placed_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz,
  lifted_at timestamptz
);
create unique index holds_one_of_a_cause on holds (kind, target_id, cause) where lifted_at is null;
create index holds_of_target on holds (target_id, placed_at desc);
create index holds_ending on holds (ends_at) where lifted_at is null;
create index holds_of_decision on holds (decision_id) where decision_id is not null;
comment on table holds is 'Why a target is hidden; it is as long as one of them stands. hidden_at of its own table follows';
comment on column holds.cause is 'reports: three people with a fraud reason, for 72 hours. suspension: the account of its owner is suspended';

alter table employers add column hidden_at timestamptz;
alter table seekers add column hidden_at timestamptz;
alter table jobs add column hidden_at timestamptz, add column company_hidden_at timestamptz;
create index employers_hidden on employers (user_id) where hidden_at is not null;
comment on column employers.hidden_at is 'Since when moderation hides it from everybody but its owner and those in contact; null while it shows';
comment on column seekers.hidden_at is 'As employers.hidden_at';
comment on column jobs.hidden_at is 'As employers.hidden_at';
comment on column jobs.company_hidden_at is 'That of its company, so that lists of jobs ask no other table';

-- A job that is posted at the moment in which its company is hidden waits for that, and is hidden with it.
create function hide_job_with_company() returns trigger language plpgsql as $$
begin
  select hidden_at into new.company_hidden_at from employers where user_id = new.employer_id for share;
  return new;
end
$$;
create trigger jobs_hide_with_company before insert on jobs for each row execute function hide_job_with_company();
