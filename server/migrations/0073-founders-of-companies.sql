-- outside a transaction
-- Founders of the accounts before the trigger of 0072, in batches. Statements end at a semicolon that ends a line, so none does within.
do $$ declare last uuid := '00000000-0000-0000-0000-000000000000'; begin loop
  with batch as (select id, user_type, type_before_admin from users where id > last order by id limit 10000),
    added as (
      insert into company_members (user_id, company_id, role)
      select id, id, 'owner' from batch where 'employer' in (user_type, type_before_admin)
      on conflict do nothing
    )
  select (select id from batch order by id desc limit 1) into last
  ; exit when last is null; commit; end loop; end $$;
