-- Places of profiles have the parts that those of jobs have. Background work reads those of earlier rows, and of rows that a
-- release before writes: it finds them by location_text, which is then other than the text of the place.
alter table seekers add column location_text text, add column location_city text, add column location_region text, add column location_country text;
alter table employers add column location_text text, add column location_city text, add column location_region text, add column location_country text;
comment on column seekers.location_text is 'The city that the parts were read from; other than city while they are still to be read';
comment on column seekers.location_region is 'State or region as people write it: OR, England, Bavaria';
comment on column seekers.location_country is 'ISO 3166-1 alpha-2';
comment on column employers.location_text is 'The business_location that the parts were read from; other than it while they are still to be read';
comment on column employers.location_region is 'State or region as people write it: OR, England, Bavaria';
comment on column employers.location_country is 'ISO 3166-1 alpha-2';

-- That its place was read is no change of a profile: people's changes always name a column of these.
create or replace trigger seekers_touch
  before update of user_id, first_name, last_name, nickname, vacation_hours, covid_vaccine, medical_insurance, dental_insurance, city,
    hourly_rate, availability, job_title, institute_name, subject, education_start, education_end, job_category, skills, about_me,
    picture_key, published_at, hidden_at
  on seekers for each row
  when (old.rating_sum = new.rating_sum and old.rating_count = new.rating_count)
  execute function touch_updated_at();
create or replace trigger employers_touch
  before update of user_id, first_name, last_name, nickname, profession, gender, business_name, business_location, company_size,
    company_website, industry_type, business_description, picture_key, hidden_at, erased_at, import_name
  on employers for each row
  when (old.rating_sum = new.rating_sum and old.rating_count = new.rating_count)
  execute function touch_updated_at();
