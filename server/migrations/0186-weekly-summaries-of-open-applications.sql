-- outside a transaction
do $$ begin
  insert into weekly_summaries (seeker_id, next_at)
    select id, next_monday(time_zone, 8) from users
    where id in (select seeker_id from applications where status in ('applied', 'viewed', 'shortlisted', 'interview', 'offered'))
    on conflict do nothing; end
$$;
