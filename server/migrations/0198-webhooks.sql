-- Webhooks of companies by Standard Webhooks (product.md section 18.2).
create table webhook_endpoints (
  id uuid primary key default new_id(),
  company_id uuid not null references users on delete cascade,
  slot smallint not null check (slot between 1 and 10),
  url text not null check (char_length(url) between 1 and 1000),
  description text not null default '' check (char_length(description) <= 100),
  types text[] not null check (cardinality(types) between 1 and 30),
  sealed_secret bytea not null,
  sealed_old_secret bytea,
  old_secret_until timestamptz,
  created_at timestamptz not null default now(),
  failing_since timestamptz,
  disabled_at timestamptz,
  disabled_reason text check (disabled_reason in ('owner', 'failing', 'gone')),
  unique (company_id, slot),
  check ((sealed_old_secret is null) = (old_secret_until is null)),
  check ((disabled_at is null) = (disabled_reason is null))
);
comment on table webhook_endpoints is 'Addresses of programs to which a company has its events sent';
comment on column webhook_endpoints.slot is 'Bounds the endpoints of a company';
comment on column webhook_endpoints.sealed_secret is 'Encrypted with the key of the installation for the id of this row';
comment on column webhook_endpoints.sealed_old_secret is 'Signs too until old_secret_until, so that receivers can change secrets without a gap';
comment on column webhook_endpoints.failing_since is 'First failed delivery since the last successful one';
comment on column webhook_endpoints.disabled_reason is 'owner: by an owner; failing: after 5 days; gone: the endpoint replied 410';

create table webhook_events (
  id uuid primary key default new_id(),
  company_id uuid not null references users on delete cascade,
  type text not null,
  subject_id uuid not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index webhook_events_company on webhook_events (company_id);
create index webhook_events_created on webhook_events (created_at);
comment on table webhook_events is 'Events that were or will be sent; the id is the webhook-id. The data are ids, statuses and times, never personal data';
comment on column webhook_events.subject_id is 'The application, or the offer or job without one: its events are sent in order';

create table webhook_deliveries (
  id uuid primary key default new_id(),
  position bigint generated always as identity,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid not null references webhook_events on delete cascade,
  subject_id uuid not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  log jsonb not null default '[]' check (jsonb_array_length(log) <= 30),
  created_at timestamptz not null default now(),
  first_attempt_at timestamptz,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  settled_at timestamptz,
  unique (endpoint_id, event_id)
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, subject_id, position) where status = 'waiting';
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_attempt_at) where status = 'waiting';
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, position desc);
create index webhook_deliveries_event on webhook_deliveries (event_id);
comment on table webhook_deliveries is 'An event for an endpoint. A waiting one holds back later ones of the same subject and endpoint';
comment on column webhook_deliveries.log is 'The latest attempts: time, status of the reply, duration, first bytes of the reply';
comment on column webhook_deliveries.attempts is 'Since it was enqueued or replayed';
comment on column webhook_deliveries.leased_until is 'A process sends it until then; after a kill, another one takes over';

-- Locks the endpoints against a concurrent removal, which would fail the act by the foreign key.
create function enqueue_webhook(company uuid, kind text, subject uuid, content jsonb) returns void language plpgsql as $$
declare
  endpoints constant uuid[] := array(select id from webhook_endpoints
    where company_id = company and disabled_at is null and kind = any (types) order by id for key share);
  event uuid;
begin
  if cardinality(endpoints) = 0 then return; end if;
  insert into webhook_events (company_id, type, subject_id, data) values (company, kind, subject, content)
    returning id into event;
  insert into webhook_deliveries (endpoint_id, event_id, subject_id) select unnest(endpoints), event, subject;
end
$$;
comment on function enqueue_webhook is 'Enqueues an event for all endpoints of the company that want its type; without one it writes nothing';

-- Statuses of jobs change in many places and in batches; the trigger sees all of them.
create function enqueue_job_webhook() returns trigger language plpgsql as $$
begin
  perform enqueue_webhook(new.employer_id,
    case new.status when 'open' then 'job.published' when 'paused' then 'job.paused' else 'job.closed' end,
    new.id, jsonb_build_object('jobId', new.id, 'status', new.status));
  return null;
end
$$;
create trigger jobs_webhook_posted after insert on jobs
  for each row when (new.status = 'open') execute function enqueue_job_webhook();
create trigger jobs_webhook_moved after update of status on jobs
  for each row when (old.status is distinct from new.status) execute function enqueue_job_webhook();
