alter table reports validate constraint reports_rule;
