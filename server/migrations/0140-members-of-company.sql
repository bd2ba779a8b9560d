-- outside a transaction
-- The key by which tables keep members to their company.
create unique index concurrently if not exists company_members_in_company on company_members (user_id, company_id);
