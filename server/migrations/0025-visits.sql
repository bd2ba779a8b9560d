-- How often pages were viewed: totals of a day, with nobody in them. Days are those of UTC by the database's clock.
create table visit_counts (
  day date not null,
  dimension text not null check (dimension in ('page', 'source', 'device')),
  name text not null check (length(name) <= 100),
  views bigint not null,
  visits bigint not null,
  primary key (day, dimension, name)
);
comment on table visit_counts is 'Views and visits of a day by page, by source and by device, each on its own: nothing says which went together';
comment on column visit_counts.name is 'Pattern of the page; host of the source, direct or other; class of the device';
comment on column visit_counts.visits is 'Views that did not come from another page of ours; a source has these alone';

create table vital_counts (
  day date not null,
  page text not null,
  vital text not null check (vital in ('LCP', 'INP', 'CLS')),
  bucket smallint not null check (bucket >= 0),
  pages bigint not null,
  primary key (day, page, vital, bucket)
);
comment on table vital_counts is 'Web vitals of a day as histograms';
comment on column vital_counts.bucket is 'Place of the least bound of vitalScales that the value does not exceed; their number where it exceeds all';
