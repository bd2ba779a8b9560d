-- outside a transaction
create index concurrently if not exists employers_newly_listed on employers (listed_at) where listed_at is not null;
