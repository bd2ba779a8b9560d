-- outside a transaction
-- Companies are found by their industry, and the industries are listed by one probe each.
create index concurrently if not exists employers_industry on employers (left(industry_type, 200));
