-- outside a transaction
-- Waiting top choices come first in the order of applicants (due-order.sql.ts).
create index concurrently if not exists applications_waiting_top_choices on applications (job_id, applied_at, id)
  where top_choice is not null and answered_at is null and status in ('applied', 'viewed');
