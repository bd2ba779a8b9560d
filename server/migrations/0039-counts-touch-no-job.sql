-- A count is no change of the post: until now each application and each view made JSON of the whole row, twice, to see that.
create or replace trigger jobs_touch
  before update of employer_id, title, category, pay_from, pay_to, pay_period, currency, skills, physical_requirements,
    description, employment_type, workplace, city, country, place_id, latitude, longitude, status, expires_at, published_at,
    confirmed_at, source, source_id, plan_paused_at, hidden_at, company_hidden_at, first_post_id
  on jobs for each row
  when (old.* is distinct from new.*)
  execute function touch_updated_at();
