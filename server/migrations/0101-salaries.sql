-- Salary pages (decision 46): background work sorts posts by category, title and state, and stores the figures of each scope.
create table salary_posts (
  job_id uuid primary key references jobs on delete cascade,
  category text not null,
  title text,
  area text
);
create index salary_posts_by_category on salary_posts (category, title);
create index salary_posts_by_title on salary_posts (title, category) where title is not null;
comment on table salary_posts is 'Posts with pay of the period that figures cover, by the slugs of their scopes';
comment on column salary_posts.title is 'Group of titles of the vocabulary; null if the title names none';
comment on column salary_posts.area is 'State or region, such as texas-us; null if unknown';

create table salary_passes (
  is_only boolean primary key default true check (is_only),
  read_through uuid,
  finished_at timestamptz
);
comment on table salary_passes is 'How far the current pass over all jobs has come; null before the first and after the last job';

create table salary_subjects (
  slug text primary key check (slug <> ''),
  kind text not null check (kind in ('category', 'title', 'family')),
  name text not null,
  slug_es text not null,
  name_es text not null,
  titles text[] not null default '{}',
  related text[] not null default '{}',
  computed_at timestamptz
);
create index salary_subjects_by_spanish_slug on salary_subjects (slug_es);
create index salary_subjects_due on salary_subjects (computed_at nulls first);
comment on table salary_subjects is 'Categories, titles and families of titles with enough posts for figures';
comment on column salary_subjects.titles is 'Slugs of the titles that count; none for a category';
comment on column salary_subjects.related is 'Slugs of subjects that a page links to';

create table salary_figures (
  subject text not null references salary_subjects on delete cascade,
  area text not null,
  currency text not null,
  posts integer not null check (posts >= 10),
  open_posts integer not null,
  companies integer not null check (companies >= 3),
  lower_quartile double precision not null,
  median double precision not null,
  upper_quartile double precision not null,
  quarters jsonb not null,
  posts_from date not null,
  computed_at timestamptz not null default now(),
  primary key (subject, area, currency),
  check (lower_quartile <= median and median <= upper_quartile)
);
create index salary_figures_of_area on salary_figures (area, currency, posts desc);
comment on table salary_figures is 'Pay per year by scope and currency, from at least 10 posts of at least 3 companies';
comment on column salary_figures.area is 'Empty: everywhere';
comment on column salary_figures.quarters is 'Oldest first: start, posts, and the median or null where one company could be recognized';
