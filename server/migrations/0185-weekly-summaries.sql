-- Time zones of devices may be newer than the list of this server.
create function zone_or_utc(zone text) returns text language plpgsql stable as $$
begin
  perform now() at time zone zone;
  return coalesce(zone, 'UTC');
exception when invalid_parameter_value then
  return 'UTC';
end
$$;
comment on function zone_or_utc(text) is 'The time zone, or UTC if it is null or unknown to this server';
create function next_monday(zone text, hour integer) returns timestamptz language sql stable as $$
  select (monday + case when now() at time zone known < monday then interval '0' else interval '7 days' end) at time zone known
  from (select known, date_trunc('week', now() at time zone known) + make_interval(hours => hour) as monday
    from (select zone_or_utc(zone) as known) as named) as this_week
$$;
comment on function next_monday(text, integer) is 'The next Monday at this hour in the time zone; in UTC if it is null or unknown';

create table weekly_summaries (
  seeker_id uuid primary key references users on delete cascade,
  next_at timestamptz not null,
  sent_at timestamptz
);
create index weekly_summaries_due on weekly_summaries (next_at);
comment on table weekly_summaries is 'When your next weekly summary of your applications is due, and when the last one was sent';
