-- The log of companies has webhooks.
alter table company_activity drop constraint company_activity_act_check,
  add constraint company_activity_act_check check (act in (
    'job_posted', 'job_edited', 'job_paused', 'job_reopened', 'job_renewed', 'job_closed', 'job_expired', 'job_deleted',
    'job_restored', 'job_staffed', 'job_criteria_set', 'application_moved', 'application_answered', 'application_claimed',
    'application_contested', 'application_noted', 'application_note_edited', 'application_note_deleted', 'application_scored',
    'application_score_edited', 'application_score_deleted', 'offer_made', 'offer_replaced', 'offer_withdrawn',
    'offer_rescinded', 'offer_expired', 'team_invited', 'team_uninvited', 'team_joined', 'team_promoted', 'team_removed',
    'team_left', 'company_created', 'company_edited', 'company_replanned', 'company_template_added',
    'company_template_edited', 'company_template_removed', 'company_domain_proved', 'company_domain_lapsed',
    'company_domain_removed', 'company_photo_added', 'company_photo_described', 'company_photo_removed',
    'company_photos_ordered', 'company_key_created', 'company_key_revoked', 'company_webhook_added',
    'company_webhook_edited', 'company_webhook_rotated', 'company_webhook_removed', 'company_webhook_disabled')) not valid;
