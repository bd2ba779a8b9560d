-- outside a transaction
-- Jobs of a company past their decision day. Few jobs name a day, so the index is small.
create index concurrently if not exists jobs_decision_by on jobs (employer_id, decision_by) where decision_by is not null;
