-- outside a transaction
-- What decides whether a row of a town or a circle is found stands in the index (decision 39). Cells of a quarter degree: a
-- circle of 100 km is some 70 of them, and some 1,600 of the smallest, by whose index rows are still counted.
create index concurrently if not exists job_search_around on job_search (geo_quarter(latitude, longitude), seq desc)
  include (latitude, longitude, pay_to_year, marks_1, marks_2, marks_3, marks_4) where latitude is not null;
create index concurrently if not exists job_search_in_place on job_search (place_id, seq desc)
  include (pay_to_year, marks_1, marks_2, marks_3, marks_4) where place_id is not null;
create index concurrently if not exists talent_search_around on talent_search (geo_quarter(latitude, longitude), seq desc)
  include (latitude, longitude, marks_1, marks_2, marks_3, marks_4) where latitude is not null;
create index concurrently if not exists talent_search_in_place on talent_search (place_id, seq desc)
  include (marks_1, marks_2, marks_3, marks_4) where place_id is not null;
drop index concurrently if exists job_search_place;
drop index concurrently if exists talent_search_place;
