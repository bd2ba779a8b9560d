-- Limits of applications (decision 48).
alter table jobs add column applicant_limit smallint;
comment on column jobs.applicant_limit is 'Unanswered applications at which the job takes no more; null for no limit';
alter table jobs add constraint jobs_applicant_limit_check check (applicant_limit between 10 and 500) not valid;

alter table applications add column top_choice text;
comment on column applications.top_choice is 'Why the job is a top choice of the seeker; null if it is none, or once erased';
alter table applications add constraint applications_top_choice_check check (length(top_choice) between 1 and 200) not valid;

create or replace trigger jobs_touch
  before update of employer_id, title, category, pay_from, pay_to, pay_from_rest, pay_to_rest, pay_period, currency, skills,
    physical_requirements, description, employment_type, workplace, city, region, country, street, postal_code, place_id, latitude,
    longitude, status, expires_at, published_at, confirmed_at, source, source_id, source_url, plan_paused_at, hidden_at,
    company_hidden_at, first_post_id, shifts, work_days, hours_per_week_from, hours_per_week_to, start_date, starts_immediately,
    benefits, experience_level, openings, neighborhood, language, applicant_limit
  on jobs for each row
  when (old.* is distinct from new.*)
  execute function touch_updated_at();
