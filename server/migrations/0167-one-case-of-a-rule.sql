-- outside a transaction
create unique index concurrently if not exists reports_one_of_rule on reports (rule, kind, target_id)
  where status = 'open' and rule is not null;
