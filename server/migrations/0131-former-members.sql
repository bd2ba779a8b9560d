-- The first names of members who left stay with what they wrote (product.md 15.3).
create table former_members (
  user_id uuid references users on delete cascade,
  company_id uuid references users on delete cascade,
  first_name text,
  primary key (user_id, company_id)
);
create index former_members_of_company on former_members (company_id);
comment on table former_members is 'First names of those who left a company that lives on: they stay with what they wrote in its name';
comment on column former_members.company_id is 'As company_members.company_id';

-- Reads the columns of the member as JSON, because a later migration adds the first name.
create function remember_former_member() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.company_id = old.company_id then return null; end if;
  insert into former_members (user_id, company_id, first_name)
    select old.user_id, old.company_id, coalesce(to_jsonb(old) ->> 'first_name', (
      select first_name from employers where user_id = old.user_id and old.user_id = old.company_id and erased_at is null))
    from users where id = old.user_id
      and exists (select from company_members where company_id = old.company_id and user_id <> old.user_id)
    on conflict (user_id, company_id) do update set first_name = excluded.first_name;
  return null;
end
$$;
create trigger company_members_remember after delete or update of company_id on company_members
  for each row execute function remember_former_member();
