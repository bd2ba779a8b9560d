alter table company_members validate constraint company_members_names;
alter table users validate constraint users_origin_check;
alter table users validate constraint users_check;
