-- outside a transaction
-- The pay of comparable jobs, which each view of a job asks for, was read from up to 300 rows all over the table.
create index concurrently if not exists jobs_pay on jobs (category, currency, pay_period, published_at desc) include (id, pay_from, pay_to)
  where status = 'open' and pay_from is not null and hidden_at is null and company_hidden_at is null;
create index concurrently if not exists jobs_pay_near on jobs (category, currency, pay_period, latitude, longitude) include (id, pay_from, pay_to)
  where status = 'open' and pay_from is not null and latitude is not null and hidden_at is null and company_hidden_at is null;
drop index concurrently if exists jobs_comparable;
drop index concurrently if exists jobs_comparable_near;
-- How many open jobs a company shows.
create index concurrently if not exists jobs_shown_of_employer on jobs (employer_id, expires_at)
  where status = 'open' and hidden_at is null and company_hidden_at is null;
-- Moderators look for people by a part of an address or a name.
create index concurrently if not exists users_by_age on users (created_at desc, id desc) where origin = 'signup';
create index concurrently if not exists users_email_parts on users using gin (email gin_trgm_ops);
create index concurrently if not exists seekers_name_parts on seekers using gin (lower(first_name || ' ' || last_name) gin_trgm_ops);
-- What is erased with an account.
create index concurrently if not exists review_invitations_of_subject on review_invitations (subject_id);
create index concurrently if not exists reviews_about on reviews (subject_id);
-- Whether an application came to an interview, an offer or a hire, whatever became of it later.
create index concurrently if not exists application_steps_reached on application_steps (application_id, to_status)
  where to_status in ('interview', 'offered', 'hired');
-- Whom one may review: of a large employer the newest of each kind.
create index concurrently if not exists applications_repeated on applications (employer_id, applied_at desc) where rounds = 2;
create index concurrently if not exists interviews_held on interviews (employer_id, picked desc) where picked is not null;
create index concurrently if not exists interviews_of_application on interviews (application_id);
