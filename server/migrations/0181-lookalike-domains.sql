-- A company that claims, proves or loses a domain is compared again.
create function request_lookalike_check_of_domain() returns trigger language plpgsql as $$
declare
  company constant uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
begin
  -- Without the row of a company that is being deleted.
  insert into lookalike_checks (company_id) select user_id from employers where user_id = company and import_name is null
  on conflict (company_id) do update set requests = lookalike_checks.requests + 1;
  return null;
end
$$;
create trigger company_domains_lookalike after insert or delete on company_domains
  for each row execute function request_lookalike_check_of_domain();
create trigger domain_holders_lookalike after insert or delete on domain_holders
  for each row execute function request_lookalike_check_of_domain();
