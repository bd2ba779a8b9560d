-- A company has few open claims until people confirm some of them (decision 67).
create function open_claims_limit(company uuid) returns integer language sql stable as $$
  select least(10 + count(distinct applications.seeker_id), 50)::integer
  from answer_claims claim join applications on applications.id = claim.application_id
  where claim.employer_id = company and claim.outcome = 'confirmed'
    and claim.settled_at > clock_timestamp() - interval '90 days'
$$;
comment on function open_claims_limit is '10 open claims at a time, one more for each person who confirmed one within 90 days, at most 50';

-- As in 0170, and with the limit. Only claims take the advisory lock, after that of their application, so it closes no circle.
create or replace function refuse_needless_claim() returns trigger language plpgsql as $$
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
    perform pg_advisory_xact_lock(hashtextextended('answer claims ' || new.employer_id, 0));
    -- A second claim for the same application is a conflict instead.
    if (select count(*) >= open_claims_limit(new.employer_id) from answer_claims
        where employer_id = new.employer_id and settled_at is null and application_id <> new.application_id) then
      refused := 'answer_claims_limit';
    else
      return new;
    end if;
  end if;
  raise exception 'application % cannot be claimed as answered', new.application_id
    using errcode = 'check_violation', constraint = refused, table = 'answer_claims';
end
$$;
