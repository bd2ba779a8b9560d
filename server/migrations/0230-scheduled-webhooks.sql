-- Deliveries that wait for a time are apart from those to send now, so that a dispatcher reads only the latter (decision 79).
alter table webhook_deliveries add is_scheduled boolean not null default false;
comment on column webhook_deliveries.is_scheduled is
  'Waits for next_attempt_at, as later ones of its subject and endpoint do; the dispatcher resets it then';

-- An event of a subject whose earlier event waits for its next attempt waits as long. The lock keeps that time from changing
-- before the commit of this event, because the change also applies to it.
create or replace function enqueue_webhook(company uuid, kind text, subject uuid, content jsonb) returns void language plpgsql as $$
declare
  endpoints constant uuid[] := array(select id from webhook_endpoints
    where company_id = company and disabled_at is null and kind = any (types) order by id for key share);
  event uuid;
begin
  if cardinality(endpoints) = 0 then return; end if;
  insert into webhook_events (company_id, type, subject_id, data) values (company, kind, subject, content)
    returning id into event;
  insert into webhook_deliveries (endpoint_id, event_id, subject_id, is_scheduled, next_attempt_at)
    select endpoint, event, subject, earlier.at is not null, coalesce(earlier.at, now())
    from unnest(endpoints) endpoint
    left join lateral (select next_attempt_at as at from webhook_deliveries
      where endpoint_id = endpoint and subject_id = subject and status = 'waiting' and is_scheduled
      order by position limit 1 for share) earlier on true;
end
$$;
