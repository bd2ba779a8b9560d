-- Companies list their benefits.
alter table employers add column benefits text[];
alter table employers add constraint employers_benefits_check check (coalesce(cardinality(benefits), 0) <= 12) not valid;
comment on column employers.benefits is 'Short texts in the order of the company; null or empty without any';

create or replace trigger employers_touch
  before update of user_id, first_name, last_name, nickname, profession, gender, business_name, business_location, company_size,
    company_website, industry_type, business_description, benefits, picture_key, hidden_at, erased_at, import_name
  on employers for each row
  when (old.rating_sum = new.rating_sum and old.rating_count = new.rating_count)
  execute function touch_updated_at();
