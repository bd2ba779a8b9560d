-- Contributors lead no jobs, and get neither notifications nor reminders of them (product.md section 15.1).

-- The lock makes a concurrent change of the role wait, which then hands the job over.
create function refuse_contributing_lead() returns trigger language plpgsql as $$
begin
  perform from company_members where user_id = new.user_id and role <> 'contributor' for share;
  if not found then
    raise exception 'member % is a contributor', new.user_id
      using errcode = 'check_violation', constraint = 'job_people_lead_role', table = 'job_people';
  end if;
  return new;
end
$$;
create trigger refuse_contributing_lead before insert or update of is_lead, user_id on job_people
  for each row when (new.is_lead) execute function refuse_contributing_lead();

create trigger hand_over_jobs_of_contributor after update of role on company_members
  for each row when (new.role = 'contributor' and old.role <> 'contributor') execute function hand_over_jobs();

-- Contributors get no reminders, neither their own nor those of an absent colleague.
create function end_reminders_of_contributor() returns trigger language plpgsql as $$
begin
  delete from absences where user_id = new.user_id;
  update absences set covered_by = null where covered_by = new.user_id;
  delete from muted_jobs where user_id = new.user_id;
  return null;
end
$$;
create trigger end_reminders_of_contributor after update of role on company_members
  for each row when (new.role = 'contributor' and old.role <> 'contributor') execute function end_reminders_of_contributor();

create or replace function members_of_job(company uuid, job uuid) returns table (user_id uuid) stable language sql as $$
  with members as (
    select m.user_id, exists (select from job_people where job_people.job_id = job and job_people.user_id = m.user_id) as is_of_job
    from company_members m where m.company_id = company and m.role <> 'contributor'
  ), audience as (
    select members.user_id,
      exists (select from muted_jobs where muted_jobs.job_id = job and muted_jobs.user_id = members.user_id) as is_muted
    from members where is_of_job or not exists (select from members others where others.is_of_job)
  )
  select audience.user_id from audience
  where not is_muted or not exists (select from audience others where not others.is_muted)
$$;
comment on function members_of_job is 'The members who are notified of a job: its lead and recruiters, or else all members, without contributors and those who muted it';
comment on table job_people is 'The lead, the recruiters and the contributors of each job. The first two get its notifications; without them all members but contributors do';
