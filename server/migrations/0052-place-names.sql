-- Names of large towns in other languages, and the first administrative division of every town, so that regions of all
-- countries can narrow a name and can be searched. Filled by the start of the application.
create table place_names (
  name text collate "C" not null,
  place_id integer not null references places on delete cascade,
  primary key (name, place_id)
);
create index place_names_place on place_names (place_id);
comment on table place_names is 'Other names of towns from 50,000 inhabitants on, as GeoNames lists them, folded as places.search_name';

alter table places add column admin1 text;
comment on column places.admin1 is 'GeoNames code of the first administrative division';
