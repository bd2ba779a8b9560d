-- outside a transaction
-- Moderators list the companies that are neither verified nor approved, oldest first.
create index concurrently if not exists employers_without_approval on employers (created_at, user_id)
  where verified_domain is null and approved_at is null and import_name is null and hidden_at is null and erased_at is null;
