-- What a job says about its vacancy, AI in the selection, and the decision (product.md 20.2).
alter table jobs
  add column vacancy text,
  add column ai_use text,
  add column ai_use_details text,
  add column decision_by date;
comment on column jobs.vacancy is 'Whether the position is open now; null if not stated';
comment on column jobs.ai_use is 'Whether AI screens, assesses or selects applicants; null if not stated';
comment on column jobs.ai_use_details is 'How AI is used, in the words of the employer';
comment on column jobs.decision_by is 'Day by which the employer plans to decide, in the zone of the job; null if not stated';

alter table jobs
  add constraint jobs_vacancy_check check (vacancy in ('existing', 'future')) not valid,
  add constraint jobs_ai_use_check check (ai_use in ('used', 'not_used')) not valid,
  add constraint jobs_ai_use_details_check check (ai_use_details is null or (ai_use is not distinct from 'used'
    and length(ai_use_details) between 1 and 500)) not valid;

create or replace trigger jobs_touch
  before update of employer_id, title, category, pay_from, pay_to, pay_from_rest, pay_to_rest, pay_period, currency, skills,
    physical_requirements, description, employment_type, workplace, city, region, country, street, postal_code, place_id, latitude,
    longitude, status, expires_at, published_at, confirmed_at, source, source_id, source_url, plan_paused_at, hidden_at,
    company_hidden_at, first_post_id, shifts, work_days, hours_per_week_from, hours_per_week_to, start_date, starts_immediately,
    benefits, experience_level, openings, neighborhood, language, applicant_limit, vacancy, ai_use, ai_use_details, decision_by
  on jobs for each row
  when (old.* is distinct from new.*)
  execute function touch_updated_at();
