-- What share of applications on this installation is answered, as anyone may read it (product.md section 20.1).
create table answer_statistics (
  kind text not null check (kind in ('all', 'category', 'area')),
  name text not null check ((kind = 'all') <= (name = '')),
  finished integer not null check (finished >= 30),
  answered integer not null check (answered between 0 and finished),
  claimed integer not null check (claimed between 0 and answered),
  companies integer not null check (companies >= 3),
  largest integer not null check (largest * 2 <= finished),
  lower_hours real,
  median_hours real,
  upper_hours real,
  computed_at timestamptz not null,
  primary key (kind, name),
  check (median_hours is null or answered >= 10)
);
comment on table answer_statistics is 'Public figures of the last 90 days, computed once a day; groups with too few applications or companies have no row';
comment on column answer_statistics.name is 'Category, or slug of a state or region; empty for all, and for all groups that have no row of their own';
comment on column answer_statistics.claimed is 'Of the answers in time, those given elsewhere that the person confirmed or did not object to';
comment on column answer_statistics.largest is 'Finished applications to the company that has most of them';
