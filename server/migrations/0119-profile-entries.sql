-- Profiles have several schools, certificates, languages, links and work authorizations, and a wished pay in any currency.
-- The columns of one school and of the hourly rate stay: the release before reads and writes them.
alter table seekers add column schools jsonb, add column certificates jsonb, add column languages jsonb, add column links jsonb,
  add column work_authorization jsonb, add column wished_pay jsonb;
comment on column seekers.schools is 'The first has the same values as institute_name, subject, education_start and education_end, which prevail';
comment on column seekers.certificates is 'Visible with the skills, without their numbers';
comment on column seekers.wished_pay is 'Amount, period and currency; ignored while hourly_rate is not the same in US dollars per hour';
alter table seekers add constraint seekers_entries_check check (
  jsonb_typeof(schools) = 'array' and jsonb_array_length(schools) between 1 and 20
  and jsonb_typeof(certificates) = 'array' and jsonb_array_length(certificates) between 1 and 20
  and jsonb_typeof(languages) = 'array' and jsonb_array_length(languages) between 1 and 20
  and jsonb_typeof(links) = 'array' and jsonb_array_length(links) between 1 and 20
  and jsonb_typeof(work_authorization) = 'array' and jsonb_array_length(work_authorization) between 1 and 20
  and jsonb_typeof(wished_pay) = 'object') not valid;

create or replace trigger seekers_touch
  before update of user_id, first_name, last_name, nickname, vacation_hours, covid_vaccine, medical_insurance, dental_insurance, city,
    hourly_rate, availability, job_title, institute_name, subject, education_start, education_end, job_category, skills, about_me,
    schools, certificates, languages, links, work_authorization, wished_pay,
    picture_key, published_at, hidden_at
  on seekers for each row
  when (old.rating_sum = new.rating_sum and old.rating_count = new.rating_count)
  execute function touch_updated_at();
