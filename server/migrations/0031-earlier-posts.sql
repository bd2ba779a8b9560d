-- outside a transaction
-- A company's posts in one place, for the look-up of what a new post repeats.
create index concurrently if not exists jobs_of_employer_in_place on jobs (employer_id, place_id, published_at desc);
create index concurrently if not exists jobs_of_employer_in_city on jobs (employer_id, lower(city), published_at desc);
