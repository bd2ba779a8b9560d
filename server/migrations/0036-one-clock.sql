-- Of a new row the two times come from one clock: the start of its transaction lies before the moment that created_at is.
alter table reviews alter column updated_at set default clock_timestamp();
alter table contact_messages alter column updated_at set default clock_timestamp();
