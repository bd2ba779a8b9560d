-- outside a transaction
-- Moderators list the accounts of people, newest first: of those who signed up, and of those who were invited.
create index concurrently if not exists users_of_people_by_age on users (created_at desc, id desc) where origin in ('signup', 'invited');
drop index concurrently if exists users_by_age;
