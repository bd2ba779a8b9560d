-- What every table uses: ids that sort by time, words for search, and the store of rate limits.

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- UUIDv7 (RFC 9562): 48 bits of milliseconds, then random bits. PostgreSQL 18 has its own; 15 to 17 have not.
create function new_id() returns uuid language sql volatile parallel safe as $$
  select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0') || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
$$;

create function touch_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Table of rate-limiter-flexible, in the shape that the library expects.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limits is 'Attempts per key within a window; owned by the rate limiter, may be lost without harm';

-- How often somebody did what their plan limits, counted under the row lock of an upsert.
create table usage_counters (
  user_id uuid not null,
  meter text not null,
  month date not null,
  used integer not null default 0 check (used >= 0),
  primary key (user_id, meter, month)
);
comment on table usage_counters is 'What a plan limits, per person, meter and calendar month (UTC)';
