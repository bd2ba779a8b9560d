alter table users validate constraint users_phone;
