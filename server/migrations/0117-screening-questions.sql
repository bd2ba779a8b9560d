-- Questions that applicants of a job answer, and their answers.
create table screening_questions (
  id uuid primary key default new_id(),
  job_id uuid not null references jobs on delete cascade,
  first_id uuid not null,
  version integer not null default 1 check (version >= 1),
  position smallint check (position between 1 and 5),
  kind text not null check (kind in ('yes_no', 'one_of', 'number', 'date', 'text')),
  wording text not null check (length(wording) between 1 and 200),
  is_required boolean not null,
  unit text check (length(unit) between 1 and 20),
  options text[] not null default '{}',
  needed_options text[] not null default '{}',
  needed_min double precision,
  needed_max double precision,
  needed_from date,
  needed_to date,
  created_at timestamptz not null default now(),
  unique (job_id, position),
  unique (first_id, version),
  unique (id, kind),
  check (unit is null or kind = 'number'),
  check (case when kind = 'one_of' then cardinality(options) between 2 and 10 else options = '{}' end),
  check (needed_options <@ case kind when 'yes_no' then array['yes', 'no'] when 'one_of' then options else '{}' end),
  check (kind = 'number' or num_nonnulls(needed_min, needed_max) = 0),
  check (kind = 'date' or num_nonnulls(needed_from, needed_to) = 0),
  check (needed_min <= needed_max and needed_from <= needed_to)
);
comment on table screening_questions is 'Versions of the screening questions of jobs; a change adds a version';
comment on column screening_questions.first_id is 'Id of the first version of the question';
comment on column screening_questions.position is 'Place among the questions of the job; null once replaced or removed';
comment on column screening_questions.needed_options is 'Answers that the job needs; empty if any will do';

create function refuse_changed_question() returns trigger language plpgsql as $$
begin
  raise exception 'a screening question is changed by a new version' using errcode = 'restrict_violation';
end
$$;
create trigger screening_questions_keep before update on screening_questions for each row
  when (to_jsonb(old) - 'position' is distinct from to_jsonb(new) - 'position')
  execute function refuse_changed_question();

create table screening_answers (
  application_id uuid not null references applications on delete cascade,
  question_id uuid not null,
  kind text not null,
  wording text not null,
  unit text,
  choice text check (length(choice) between 1 and 100),
  number double precision,
  day date,
  words text check (length(words) between 1 and 3000),
  meets boolean,
  created_at timestamptz not null default now(),
  primary key (application_id, question_id),
  foreign key (question_id, kind) references screening_questions (id, kind) on delete cascade,
  check (num_nonnulls(choice, number, day, words) = 1),
  check (case kind when 'number' then number is not null when 'date' then day is not null when 'text' then words is not null
    else choice is not null end)
);
create index screening_answers_of_question on screening_answers (question_id, kind);
comment on table screening_answers is 'Answers of applicants to the screening questions of a job';
comment on column screening_answers.question_id is 'The version that was answered';
comment on column screening_answers.wording is 'Wording of the question as it was answered';
comment on column screening_answers.meets is 'Whether the answer is what the job needed; null if any would do';
