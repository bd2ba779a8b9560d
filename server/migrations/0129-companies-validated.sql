alter table company_members validate constraint company_members_role;
alter table users validate constraint users_origin_check;
