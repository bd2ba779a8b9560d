-- Answers that companies say they gave elsewhere, by phone for instance (product.md section 16.5).
create table answer_claims (
  application_id uuid not null references applications on delete cascade,
  round smallint not null,
  employer_id uuid not null references users on delete cascade,
  claimed_by uuid references users on delete set null,
  channel text not null check (channel in ('phone', 'email', 'in_person', 'other')),
  answered_on date not null,
  claimed_at timestamptz not null default clock_timestamp(),
  settles_at timestamptz not null default clock_timestamp() + interval '7 days',
  settled_at timestamptz,
  outcome text check (outcome in ('confirmed', 'uncontested', 'objected', 'answered', 'ended')),
  primary key (application_id, round),
  check ((settled_at is null) = (outcome is null)),
  check (settles_at > claimed_at)
);
create index answer_claims_due on answer_claims (settles_at) where settled_at is null;
create index answer_claims_of_company on answer_claims (employer_id);
create index answer_claims_of_member on answer_claims (claimed_by);
comment on table answer_claims is 'Answers that the company says it gave elsewhere, and what became of the claims';
comment on column answer_claims.round is 'The round of the application: 2 after a repeated application';
comment on column answer_claims.answered_on is 'The day on which the company says it answered, in the time zone of the member';
comment on column answer_claims.settles_at is 'The claim counts as the answer from then on, unless the person objects';
comment on column answer_claims.outcome is 'uncontested: not objected to for 7 days; answered and ended: an answer here or a withdrawal came first';

create function claims_paused_until(company uuid) returns timestamptz language sql stable as $$
  select max(objected_at) + interval '30 days'
  from (
    select objected_at, lag(objected_at, 2) over (order by objected_at) as third_last
    from (
      select max(claim.settled_at) as objected_at
      from answer_claims claim join applications on applications.id = claim.application_id
      where claim.employer_id = company and claim.outcome = 'objected'
        and claim.settled_at > clock_timestamp() - interval '60 days'
      group by applications.seeker_id
    ) as objections
  ) as objections_in_order
  where objected_at - third_last <= interval '30 days' and objected_at > clock_timestamp() - interval '30 days'
$$;
comment on function claims_paused_until is '30 days after the last of 3 people objected to claims of a company within 30 days; null if it may claim';

-- Only a waiting application is claimed. The lock makes a concurrent answer or withdrawal wait, which then ends the claim.
create function refuse_needless_claim() returns trigger language plpgsql as $$
declare
  applied timestamptz;
  refused text;
begin
  select applied_at into applied from applications
  where id = new.application_id and rounds = new.round and employer_id = new.employer_id
    and answered_at is null and status in ('applied', 'viewed')
  for update;
  if not found then
    refused := 'answer_claims_waiting';
  elsif new.answered_on < (applied at time zone 'UTC' - interval '12 hours')::date then
    refused := 'answer_claims_not_before';
  elsif new.answered_on > (clock_timestamp() at time zone 'UTC' + interval '14 hours')::date then
    refused := 'answer_claims_not_future';
  elsif claims_paused_until(new.employer_id) is not null then
    refused := 'answer_claims_paused';
  else
    return new;
  end if;
  raise exception 'application % cannot be claimed as answered', new.application_id
    using errcode = 'check_violation', constraint = refused, table = 'answer_claims';
end
$$;
comment on function refuse_needless_claim is 'Days are compared in the time zones that are farthest from UTC, because nobody knows those of both people';
create trigger refuse_needless_claim before insert on answer_claims
  for each row execute function refuse_needless_claim();

-- What is settled stays settled, whichever paths run at the same moment.
create function keep_settled_claim() returns trigger language plpgsql as $$
begin
  raise exception 'the claim on application % is settled', new.application_id
    using errcode = 'check_violation', constraint = 'answer_claims_settled', table = 'answer_claims';
end
$$;
create trigger keep_settled_claim before update of outcome, settled_at on answer_claims
  for each row when (old.outcome is not null and new.outcome is distinct from old.outcome)
  execute function keep_settled_claim();

-- An answer here, and a withdrawal, end an open claim. A claim that counts is settled before the application is answered.
create function end_answer_claim() returns trigger language plpgsql as $$
begin
  update answer_claims
  set settled_at = clock_timestamp(), outcome = case when new.answered_at is null then 'ended' else 'answered' end
  where application_id = new.id and settled_at is null;
  return null;
end
$$;
create trigger end_answer_claim after update of status, answered_at on applications
  for each row when (new.answered_at is not null and old.answered_at is null or new.status <> old.status and new.status <> 'viewed')
  execute function end_answer_claim();
