alter table reports validate constraint reports_rule;
alter table company_activity validate constraint company_activity_act_check;
