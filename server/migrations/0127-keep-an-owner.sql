alter table company_members drop constraint company_members_role,
  add constraint company_members_role check (role in ('owner', 'recruiter')) not valid;

-- Locks the company, so that of concurrent changes each sees the one before it. After the lock, each statement reads a new snapshot.
create function keep_an_owner() returns trigger language plpgsql as $$
declare company uuid;
begin
  for company in
    select distinct id from unnest(array[old.company_id, new.company_id]) as id where id is not null order by id
  loop
    perform from users where id = company for no key update;
    if exists (select from company_members where company_id = company) and (
      not exists (select from company_members where company_id = company and role = 'owner')
      or exists (select from users where id = company and origin = 'erased')
    ) then
      raise exception 'company % would have members without an owner', company
        using errcode = 'check_violation', constraint = 'company_members_owner', table = 'company_members';
    end if;
  end loop;
  return null;
end
$$;
comment on function keep_an_owner is 'A company with members has an owner among them, and an erased company has no members';

create constraint trigger keep_an_owner after update of role, company_id or delete on company_members
  for each row execute function keep_an_owner();
-- Founders are inserted with their company, as its owner.
create constraint trigger keep_an_owner_of_joined after insert on company_members
  for each row when (new.user_id <> new.company_id or new.role <> 'owner') execute function keep_an_owner();
