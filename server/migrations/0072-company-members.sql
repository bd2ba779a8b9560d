-- Which company an account acts for. The id of a company is the user id of its founder, who may add a profile later:
-- so company_id refers to users, as employers.user_id does.
create table company_members (
  user_id uuid primary key references users on delete cascade,
  company_id uuid not null references users on delete cascade,
  role text not null constraint company_members_role check (role in ('owner'))
);
create index company_members_of_company on company_members (company_id);
comment on table company_members is 'The people of each company, one company per account; the founder is inserted with the account';
comment on column company_members.company_id is 'The key of employers and of all data of the company';

create function add_founder() returns trigger language plpgsql as $$
begin
  insert into company_members (user_id, company_id, role) values (new.id, new.id, 'owner') on conflict do nothing;
  return null;
end
$$;
create trigger users_add_founder after insert on users for each row when (new.user_type = 'employer')
  execute function add_founder();
