-- outside a transaction
-- The primary key of a table by month contains the month (decision 78).
create unique index concurrently if not exists notifications_id_created_at on notifications (id, created_at);
