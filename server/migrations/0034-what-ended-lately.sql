-- outside a transaction
-- What the clock of the reviews looks for every five minutes, which read all applications there ever were.
create index concurrently if not exists applications_ended on applications (status_changed_at)
  where status in ('hired', 'rejected', 'declined', 'expired');
create index concurrently if not exists offers_accepted on offers (status_changed_at) where status = 'accepted';
create index concurrently if not exists interviews_picked on interviews (picked) where picked is not null;
