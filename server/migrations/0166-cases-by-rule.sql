-- Cases that a rule opens (product.md section 17).
alter table reports add rule text;
alter table reports add constraint reports_rule check (
  rule is null or (rule in ('second_claim', 'similar_name', 'same_logo', 'copied_post') and reporter_id is null)) not valid;
comment on column reports.rule is 'The rule that opened the case without a reporter; null for reports of people';
