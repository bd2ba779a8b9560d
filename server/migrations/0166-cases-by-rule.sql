-- Cases that a rule opens, and what members do with the domains of their company (product.md section 17).
alter table reports add rule text;
alter table reports add constraint reports_rule check (
  rule is null or (rule in ('second_claim', 'similar_name', 'same_logo', 'copied_post') and reporter_id is null)) not valid;
comment on column reports.rule is 'The rule that opened the case without a reporter; null for reports of people';
alter table company_activity drop constraint company_activity_act_check,
  add constraint company_activity_act_check check (act in (
    'job_posted', 'job_edited', 'job_paused', 'job_reopened', 'job_renewed', 'job_closed', 'job_expired', 'job_deleted',
    'job_restored', 'job_staffed', 'application_moved', 'application_answered', 'offer_made', 'offer_replaced',
    'offer_withdrawn', 'offer_rescinded', 'offer_expired', 'team_invited', 'team_uninvited', 'team_joined', 'team_promoted',
    'team_removed', 'team_left', 'company_created', 'company_edited', 'company_replanned', 'company_template_added',
    'company_template_edited', 'company_template_removed', 'company_domain_proved', 'company_domain_lapsed',
    'company_domain_removed')) not valid;
