-- outside a transaction
drop index concurrently if exists reports_one_of_rule;
