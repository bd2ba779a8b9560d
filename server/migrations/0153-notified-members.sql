-- Emails and pushes about unread messages by the read position of each member (product.md 15.5).
alter table chat_reads add column mailed_seq integer not null default 0;
alter table chat_reads add constraint chat_reads_mailed_seq check (mailed_seq >= 0) not valid;
comment on column chat_reads.mailed_seq is 'As in chats: the newest message when the member was last mailed, or was found not to be notified of it. One look until the member has read it';
comment on table chat_reads is 'Members whose read position in a chat is not the one of their company, which is the position of the member who read furthest, or who were mailed about it';

-- Contributors read no conversations. Those who become recruiters start with everything read, as new members do.
create or replace function start_with_all_read() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.company_id = old.company_id and (new.role = 'contributor') = (old.role = 'contributor') then return null; end if;
    delete from chat_reads where user_id = new.user_id;
  end if;
  if new.role <> 'contributor' then
    insert into chat_reads (user_id, chat_id, read_seq)
      select new.user_id, id, last_seq from chats where employer_id = new.company_id and employer_unread > 0;
  end if;
  return null;
end
$$;
create or replace trigger company_members_start_with_all_read after insert or update of company_id, role on company_members
  for each row execute function start_with_all_read();

-- At least one member. A colleague may be absent too, and two may cover each other.
create function stand_ins_for(company uuid, member uuid) returns table (user_id uuid) stable language sql as $$
  with recursive covers as (
    select member as user_id, array[member] as path
    union all
    select absences.covered_by, path || absences.covered_by from covers
    join absences on absences.user_id = covers.user_id and absences.until > now()
    where absences.covered_by <> all (path)
  ), present as (
    select covers.user_id from covers
    where not exists (select from absences where absences.user_id = covers.user_id and absences.until > now())
  ), owners as (
    select m.user_id, exists (select from absences where absences.user_id = m.user_id and absences.until > now()) as is_absent
    from company_members m where m.company_id = company and m.role = 'owner'
  )
  select present.user_id from present
  union all
  select owners.user_id from owners where not exists (select from present)
    and (not is_absent or not exists (select from owners others where not others.is_absent))
$$;
comment on function stand_ins_for is 'The member, or the colleague who covers for them while they are out of office, or else the owners';

create function present_members_of_job(company uuid, job uuid) returns table (user_id uuid) stable language sql as $$
  select distinct present.user_id from members_of_job(company, job) members, stand_ins_for(company, members.user_id) present
$$;
comment on function present_members_of_job is 'The members who are notified of a job, with the colleagues of those who are out of office in their place';

create function readers_of_chat(company uuid, seeker uuid) returns table (user_id uuid) stable language sql as $$
  select members.user_id from present_members_of_job(company, (
    select job_id from applications where employer_id = company and seeker_id = seeker
    order by status_changed_at desc limit 1)) members
$$;
comment on function readers_of_chat is 'The members who are notified of unread messages: those of the job of the latest application, else all';

-- Messages that no one has read are mailed to the new lead of the job too.
create or replace function hand_over_jobs() returns trigger language plpgsql as $$
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
    update chat_reads set mailed_seq = 0 from chats
    where chat_reads.user_id = heir and chats.id = chat_id and employer_unread > 0 and exists (select from applications
      where job_id = any (led) and applications.employer_id = chats.employer_id and applications.seeker_id = chats.seeker_id);
  end if;
  return old;
end
$$;
