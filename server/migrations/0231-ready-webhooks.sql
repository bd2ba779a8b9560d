-- outside a transaction
create index concurrently if not exists webhook_deliveries_ready on webhook_deliveries (endpoint_id, next_attempt_at, position)
  where status = 'waiting' and not is_scheduled;
create index concurrently if not exists webhook_deliveries_scheduled on webhook_deliveries (next_attempt_at)
  where status = 'waiting' and is_scheduled;
drop index concurrently if exists webhook_deliveries_due;
