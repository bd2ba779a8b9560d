alter table reports add finding jsonb;
comment on column reports.finding is 'The finding of the rule, with the names of that day; null for reports of people, and for older cases, whose details tell it';
