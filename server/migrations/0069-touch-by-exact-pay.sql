-- A change of the third decimal of pay is a change of the job too.
create or replace trigger jobs_touch
  before update of employer_id, title, category, pay_from, pay_to, pay_from_rest, pay_to_rest, pay_period, currency, skills,
    physical_requirements, description, employment_type, workplace, city, region, country, place_id, latitude, longitude, status,
    expires_at, published_at, confirmed_at, source, source_id, plan_paused_at, hidden_at, company_hidden_at, first_post_id
  on jobs for each row
  when (old.* is distinct from new.*)
  execute function touch_updated_at();
