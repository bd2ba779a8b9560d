-- Optional facts about the work of a job.
alter table jobs
  add column shifts text[] not null default '{}',
  add column work_days text[] not null default '{}',
  add column hours_per_week_from numeric(4, 1),
  add column hours_per_week_to numeric(4, 1),
  add column start_date date,
  add column starts_immediately boolean not null default false,
  add column benefits text[] not null default '{}',
  add column experience_level text,
  add column openings smallint,
  add column neighborhood text,
  add column language text;
comment on column jobs.work_days is 'Names of weekdays in English, Monday first';
comment on column jobs.starts_immediately is 'Excludes a start_date';
comment on column jobs.openings is 'Number of people to hire; null if not stated';
comment on column jobs.language is 'BCP 47 tag of the language of the post; null if not stated';

alter table jobs
  add constraint jobs_shifts_check check (cardinality(shifts) <= 7
    and shifts <@ array['day', 'evening', 'night', 'weekend', 'rotating', 'split', 'on_call']) not valid,
  add constraint jobs_work_days_check check (cardinality(work_days) <= 7
    and work_days <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']) not valid,
  add constraint jobs_hours_per_week_check check (hours_per_week_from between 1 and 168 and hours_per_week_to between 1 and 168
    and hours_per_week_from <= hours_per_week_to and mod(2 * hours_per_week_from, 1) = 0 and mod(2 * hours_per_week_to, 1) = 0) not valid,
  add constraint jobs_start_check check (not starts_immediately or start_date is null) not valid,
  add constraint jobs_benefits_check check (cardinality(benefits) <= 20
    and benefits <@ array['health_insurance', 'dental_insurance', 'vision_insurance', 'life_insurance', 'retirement_plan', 'paid_time_off',
      'sick_leave', 'parental_leave', 'flexible_schedule', 'child_care', 'tuition_assistance', 'paid_training', 'bonus', 'equity', 'tips',
      'employee_discount', 'meals', 'transport', 'housing', 'relocation_assistance']) not valid,
  add constraint jobs_experience_level_check check (experience_level in ('none', 'entry', 'mid', 'senior', 'lead')) not valid,
  add constraint jobs_openings_check check (openings between 1 and 999) not valid,
  add constraint jobs_neighborhood_check check (length(neighborhood) between 1 and 200) not valid,
  add constraint jobs_language_check check (language ~ '^[a-z]{2,8}(-[A-Za-z0-9]{2,8})*$' and length(language) <= 100) not valid;

create or replace trigger jobs_touch
  before update of employer_id, title, category, pay_from, pay_to, pay_from_rest, pay_to_rest, pay_period, currency, skills,
    physical_requirements, description, employment_type, workplace, city, region, country, street, postal_code, place_id, latitude,
    longitude, status, expires_at, published_at, confirmed_at, source, source_id, source_url, plan_paused_at, hidden_at,
    company_hidden_at, first_post_id, shifts, work_days, hours_per_week_from, hours_per_week_to, start_date, starts_immediately,
    benefits, experience_level, openings, neighborhood, language
  on jobs for each row
  when (old.* is distinct from new.*)
  execute function touch_updated_at();
