-- Imported posts name the page of the source, where people apply.
alter table jobs add column source_url text;
alter table jobs add constraint jobs_source_url_check
  check (source_url is null or (source_url ~ '^https?://' and length(source_url) <= 2000 and source is not null)) not valid;
comment on column jobs.source_url is 'Page of an imported post at its source, where people apply; null if the source names none';

create or replace trigger jobs_touch
  before update of employer_id, title, category, pay_from, pay_to, pay_from_rest, pay_to_rest, pay_period, currency, skills,
    physical_requirements, description, employment_type, workplace, city, region, country, street, postal_code, place_id, latitude,
    longitude, status, expires_at, published_at, confirmed_at, source, source_id, source_url, plan_paused_at, hidden_at,
    company_hidden_at, first_post_id
  on jobs for each row
  when (old.* is distinct from new.*)
  execute function touch_updated_at();
