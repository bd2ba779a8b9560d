-- The activity log of each company (product.md section 15.7).
create table company_activity (
  id uuid primary key default new_id(),
  company_id uuid not null references users on delete cascade,
  at timestamptz not null default clock_timestamp(),
  is_automatic boolean not null,
  member_id uuid references users on delete set null,
  act text not null check (act in (
    'job_posted', 'job_edited', 'job_paused', 'job_reopened', 'job_renewed', 'job_closed', 'job_expired', 'job_deleted',
    'job_restored', 'job_staffed', 'application_moved', 'application_answered', 'offer_made', 'offer_replaced',
    'offer_withdrawn', 'offer_rescinded', 'offer_expired', 'team_invited', 'team_uninvited', 'team_joined', 'team_promoted',
    'team_removed', 'team_left', 'company_created', 'company_edited', 'company_replanned', 'company_template_added',
    'company_template_edited', 'company_template_removed')),
  topic text not null generated always as (split_part(act, '_', 1)) stored,
  job_id uuid,
  application_id uuid,
  subject_id uuid,
  before jsonb,
  after jsonb,
  constraint company_activity_automatic check (not is_automatic or member_id is null)
);
create index company_activity_latest on company_activity (company_id, at desc, id desc);
create index company_activity_of_member on company_activity (member_id, at desc, id desc);
create index company_activity_of_job on company_activity (job_id, at desc, id desc) where job_id is not null;
create index company_activity_rare on company_activity (company_id, topic, at desc, id desc) where topic <> 'application';
create index company_activity_age on company_activity using brin (at);
comment on table company_activity is 'What the members of a company and the system did: entries are added in the transaction of the act, and never change';
comment on column company_activity.member_id is 'Null for the system, and once the account of the member is erased';
comment on column company_activity.job_id is 'No foreign key: entries outlive their subjects. So do application_id and subject_id';
comment on column company_activity.subject_id is 'The member, invitation, offer or template, by the act';
comment on column company_activity.before is 'The fields that changed, cut to a bound; never free text about applicants';
comment on column company_activity.after is 'As before';

-- Erasure removes the member. Entries are deleted after two years, or once the company has no members.
create function keep_company_activity() returns trigger language plpgsql as $$
declare
  open_columns constant text[] := array['member_id', 'topic'];
begin
  if tg_op = 'UPDATE' then
    if new.member_id is null and to_jsonb(new) - open_columns = to_jsonb(old) - open_columns then return new; end if;
  elsif old.at < now() - interval '2 years'
    or not exists (select from company_members where company_id = old.company_id) then
    return old;
  end if;
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
create trigger company_activity_append_only before update or delete on company_activity
  for each row execute function keep_company_activity();
create trigger company_activity_never_truncated before truncate on company_activity
  for each statement execute function refuse_change();
