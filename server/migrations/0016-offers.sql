create table offers (
  id uuid primary key default new_id(),
  employer_id uuid not null references employers on delete cascade,
  seeker_id uuid not null references seekers on delete cascade,
  job_id uuid references jobs on delete cascade,
  application_id uuid references applications on delete set null,
  supersedes_id uuid unique references offers on delete set null,
  details jsonb not null check (jsonb_typeof(details) in ('string', 'object')),
  status text not null default 'pending' check (status in
    ('pending', 'accepted', 'declined', 'withdrawn', 'expired', 'superseded', 'rescinded')),
  status_changed_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  expiry_warned_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (application_id is null or job_id is not null)
);
create trigger offers_touch before update on offers for each row
  when ((to_jsonb(old) - 'expiry_warned_at') is distinct from (to_jsonb(new) - 'expiry_warned_at'))
  execute function touch_updated_at();
create unique index offers_one_pending on offers (employer_id, seeker_id, job_id) nulls not distinct where status = 'pending';
create index offers_of_employer on offers (employer_id, created_at desc, id);
create index offers_of_seeker on offers (seeker_id, created_at desc, id);
create index offers_of_application on offers (application_id) where status in ('pending', 'accepted');
create index offers_expiry on offers (expires_at) where status = 'pending';
create index offers_rescinded on offers (employer_id) where status = 'rescinded';
comment on table offers is 'Documents: once sent, only their status changes; a change of mind supersedes';
comment on column offers.details is 'A text, or an object of the parts that the employer filled in; as it was sent';
comment on column offers.application_id is 'The application that was open when the offer was made; the two move together';
comment on column offers.status is 'One that is pending past expires_at counts as expired, whether or not the clock has come by';
comment on column offers.expiry_warned_at is 'When the seeker was told that it ends within a day';

create function keep_offer() returns trigger language plpgsql as $$
begin
  raise exception 'an offer that was sent cannot be changed';
end
$$;
create trigger offers_keep before update on offers for each row
  when ((old.details, old.employer_id, old.seeker_id, old.job_id) is distinct from (new.details, new.employer_id, new.seeker_id, new.job_id))
  execute function keep_offer();

create table offer_steps (
  id uuid primary key default new_id(),
  offer_id uuid not null references offers on delete cascade,
  from_status text,
  to_status text not null,
  by text not null check (by in ('employer', 'seeker', 'system')),
  actor_id uuid references users on delete set null,
  reason text,
  at timestamptz not null
);
create index offer_steps_of on offer_steps (offer_id, at, id);
comment on table offer_steps is 'The history: every transition, appended in the transaction that makes it, never changed';

create table company_views (
  seeker_id uuid not null references users on delete cascade,
  employer_id uuid not null references employers on delete cascade,
  month date not null,
  primary key (seeker_id, month, employer_id)
);
create index company_views_month on company_views (month);
create index company_views_employer on company_views (employer_id);
comment on table company_views is 'Companies that a seeker opened in a calendar month (UTC) and that counted; forgotten after it';
