-- Templates are for rejections, invitations, offers or messages; earlier ones are for rejections.
alter table answer_templates
  add column kind text not null default 'rejection',
  add constraint answer_templates_kind check (kind in ('rejection', 'invitation', 'offer', 'message')) not valid,
  add constraint answer_templates_reason check (kind = 'rejection' or reason_code is null) not valid;
