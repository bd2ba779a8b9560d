-- outside a transaction
-- The names on a map of a whole country: without it every town of the band would be read.
create index concurrently if not exists places_large on places (latitude, longitude) where population >= 100000;
