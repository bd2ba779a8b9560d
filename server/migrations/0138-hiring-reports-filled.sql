-- outside a transaction
-- Applications before 0137, as far as their steps tell; an answer by message has no known author.
do $$ declare
  last uuid := '00000000-0000-0000-0000-000000000000'; next uuid; begin
  loop
    next := (array(select id from applications where id > last order by id limit 1000))[1000]; with stays as (
      select step.application_id, step.to_status, step.by, step.actor_id, step.at = applications.answered_at as is_answer,
        extract(epoch from lead(step.at) over (partition by step.application_id order by step.at, step.id) - step.at)::integer as seconds
      from applications join application_steps step on step.application_id = applications.id and step.at >= applications.applied_at
      where applications.id > last and (next is null or applications.id <= next)
    ), spent as (
      select application_id,
        sum(seconds) filter (where to_status = 'applied') as applied,
        sum(seconds) filter (where to_status = 'viewed') as viewed,
        sum(seconds) filter (where to_status = 'shortlisted') as shortlisted,
        sum(seconds) filter (where to_status = 'interview') as interview,
        sum(seconds) filter (where to_status = 'offered') as offered,
        (array_agg(actor_id) filter (where is_answer and by = 'employer'))[1] as answered_by
      from stays group by application_id
    )
    update applications set answered_by = coalesce(applications.answered_by, spent.answered_by),
      seconds_applied = coalesce(seconds_applied, applied), seconds_viewed = coalesce(seconds_viewed, viewed),
      seconds_shortlisted = coalesce(seconds_shortlisted, shortlisted), seconds_interview = coalesce(seconds_interview, interview),
      seconds_offered = coalesce(seconds_offered, offered)
    from spent where spent.application_id = applications.id
      and (applied is not null or viewed is not null or spent.answered_by is not null); commit; exit when next is null; last := next; end loop; end
$$;
create index concurrently if not exists applications_of_report on applications (employer_id, applied_at)
  include (job_id, status, source, answered_at, answered_by, seconds_applied, seconds_viewed, seconds_shortlisted, seconds_interview, seconds_offered);
drop index concurrently if exists applications_of_employer;
