-- What the hiring report of a company counts (decision 55). Times in stages are of the current round.
alter table applications add column source text;
alter table applications add column answered_by uuid;
alter table applications add column seconds_applied integer;
alter table applications add column seconds_viewed integer;
alter table applications add column seconds_shortlisted integer;
alter table applications add column seconds_interview integer;
alter table applications add column seconds_offered integer;
comment on column applications.source is 'The way to the job before applying; null if unknown';
comment on column applications.answered_by is 'The member who gave the first answer; without a reference, so that it outlives the account';
comment on column applications.seconds_applied is 'Time in the status so far, without the current stay; null before it was left once';
alter table applications add constraint applications_source_check
  check (source in ('search', 'alert', 'invitation', 'company', 'site', 'feed', 'web', 'direct')) not valid;

create function time_stages() returns trigger language plpgsql as $$
declare
  spent integer := greatest(0, least(2000000000, extract(epoch from new.status_changed_at - old.status_changed_at)));
begin
  if new.rounds > old.rounds then
    new.seconds_applied := null;
    new.seconds_viewed := null;
    new.seconds_shortlisted := null;
    new.seconds_interview := null;
    new.seconds_offered := null;
    return new;
  end if;
  case old.status
    when 'applied' then new.seconds_applied := coalesce(old.seconds_applied, 0) + spent;
    when 'viewed' then new.seconds_viewed := coalesce(old.seconds_viewed, 0) + spent;
    when 'shortlisted' then new.seconds_shortlisted := coalesce(old.seconds_shortlisted, 0) + spent;
    when 'interview' then new.seconds_interview := coalesce(old.seconds_interview, 0) + spent;
    when 'offered' then new.seconds_offered := coalesce(old.seconds_offered, 0) + spent;
    else null;
  end case;
  return new;
end
$$;
create trigger applications_time_stages before update of status_changed_at on applications for each row
  when (old.status_changed_at is distinct from new.status_changed_at)
  execute function time_stages();
