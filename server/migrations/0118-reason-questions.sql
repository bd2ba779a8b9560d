-- The screening question that a rejection names.
alter table application_steps add column reason_question_id uuid;
comment on column application_steps.reason_question_id is 'The screening question that a rejection names';
alter table application_steps add constraint application_steps_reason_question_check
  check (reason_question_id is null or reason_code = 'eligibility') not valid;
