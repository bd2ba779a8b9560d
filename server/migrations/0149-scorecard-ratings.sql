-- The ratings of scorecards.
create table scorecard_ratings (
  scorecard_id uuid not null,
  criterion_id uuid not null,
  job_id uuid not null,
  criterion text not null check (char_length(criterion) between 1 and 80),
  rating smallint check (rating between 1 and 4),
  sentence text not null check (char_length(sentence) <= 500),
  primary key (scorecard_id, criterion_id),
  foreign key (scorecard_id, job_id) references scorecards (id, job_id) on delete cascade,
  -- Deferred, because a deleted job takes its criteria and its scorecards along in any order.
  foreign key (criterion_id, job_id) references scorecard_criteria (id, job_id) deferrable initially deferred,
  check (rating is not null or sentence <> '')
);
create index scorecard_ratings_of_criterion on scorecard_ratings (criterion_id, job_id);
comment on table scorecard_ratings is 'Ratings of these scorecards, from 1 (well below what the job needs) to 4 (exceeds it)';
comment on column scorecard_ratings.criterion is 'Name of the criterion when it was rated';
comment on column scorecard_ratings.rating is 'Null if not assessed, with a sentence only';
