-- outside a transaction
-- Companies are found around a town.
create index concurrently if not exists employers_latitude on employers (latitude) where latitude is not null;
