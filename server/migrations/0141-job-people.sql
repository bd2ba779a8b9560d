-- Members who answer for a job (product.md section 15).

create table job_people (
  job_id uuid not null references jobs on delete cascade,
  user_id uuid not null,
  company_id uuid not null,
  is_lead boolean not null,
  primary key (job_id, user_id),
  constraint job_people_member foreign key (user_id, company_id)
    references company_members (user_id, company_id) on delete cascade
);
create unique index job_people_lead on job_people (job_id) where is_lead;
create index job_people_of_member on job_people (user_id);
comment on table job_people is 'The lead and the recruiters of each job, who get its notifications; without a row all members of the company do';

create table muted_jobs (
  job_id uuid not null references jobs on delete cascade,
  user_id uuid not null,
  company_id uuid not null,
  primary key (job_id, user_id),
  constraint muted_jobs_member foreign key (user_id, company_id)
    references company_members (user_id, company_id) on delete cascade
);
create index muted_jobs_of_member on muted_jobs (user_id);
comment on table muted_jobs is 'Members who get no notifications of a job while another one does';

create table absences (
  user_id uuid primary key,
  company_id uuid not null,
  until timestamptz not null,
  covered_by uuid,
  constraint absences_member foreign key (user_id, company_id)
    references company_members (user_id, company_id) on delete cascade,
  constraint absences_colleague foreign key (covered_by, company_id)
    references company_members (user_id, company_id) on delete set null (covered_by),
  constraint absences_of_others check (covered_by <> user_id)
);
create index absences_covered_by on absences (covered_by);
comment on table absences is 'Members who are out of office; their reminders go to a colleague';
comment on column absences.covered_by is 'Null once the colleague has left: then the owners get the reminders';

-- At least one member of a company with members.
create function members_of_job(company uuid, job uuid) returns table (user_id uuid) stable language sql as $$
  with audience as (
    select m.user_id,
      exists (select from muted_jobs where muted_jobs.job_id = job and muted_jobs.user_id = m.user_id) as is_muted
    from company_members m
    where m.company_id = company and (
      not exists (select from job_people where job_people.job_id = job)
      or exists (select from job_people where job_people.job_id = job and job_people.user_id = m.user_id))
  )
  select audience.user_id from audience
  where not is_muted or not exists (select from audience others where not others.is_muted)
$$;
comment on function members_of_job is 'The members who are notified of a job: its people, or else all members, without those who muted it';

-- A removed lead hands over to the owner with the oldest account, however the membership ends.
create function hand_over_jobs() returns trigger language plpgsql as $$
declare
  led uuid[];
  heir uuid := (select user_id from company_members
    where company_id = old.company_id and user_id <> old.user_id and role = 'owner' order by user_id limit 1);
begin
  with removed as (delete from job_people where user_id = old.user_id and is_lead returning job_id)
  select array_agg(job_id) into led from removed;
  if led is not null and heir is not null then
    insert into job_people (job_id, user_id, company_id, is_lead)
    select unnest(led), heir, old.company_id, true
    on conflict (job_id, user_id) do update set is_lead = true;
  end if;
  return old;
end
$$;
create trigger hand_over_jobs before delete on company_members for each row execute function hand_over_jobs();
