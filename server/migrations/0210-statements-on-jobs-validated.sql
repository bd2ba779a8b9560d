alter table jobs
  validate constraint jobs_vacancy_check,
  validate constraint jobs_ai_use_check,
  validate constraint jobs_ai_use_details_check;
