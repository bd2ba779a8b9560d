-- outside a transaction
-- Rounds that were repeated before they were kept, as far as their steps tell; an answer by message is not among those.
do $$ begin
  insert into earlier_rounds (application_id, applied_at, viewed_at, answered_at, last_employer_act_at, expired_at, ended_as)
  select applications.id,
    min(step.at) filter (where to_status = 'applied'),
    min(step.at) filter (where by = 'employer'),
    min(step.at) filter (where by = 'employer' and to_status <> 'viewed'),
    max(step.at) filter (where by = 'employer' and to_status <> 'viewed'),
    min(step.at) filter (where to_status = 'expired'),
    (array_agg(to_status order by step.at desc))[1]
  from applications join application_steps step on step.application_id = applications.id and step.at < applications.applied_at
  where applications.rounds = 2
  group by applications.id
  having (array_agg(to_status order by step.at desc))[1] in ('withdrawn', 'declined')
  on conflict (application_id) do nothing; end
$$;
