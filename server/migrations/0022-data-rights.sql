create table account_deletions (
  user_id uuid primary key references users on delete cascade,
  requested_at timestamptz not null default now(),
  erase_at timestamptz not null default now() + interval '30 days',
  was_published boolean not null,
  paused_jobs uuid[] not null
);
create index account_deletions_due on account_deletions (erase_at);
comment on table account_deletions is 'Accounts in their days of grace: signing in brings one back, with what is noted here';

-- What an erased account leaves is its id and what others did with it: names and texts are gone (product.md 8).
alter table users drop constraint users_origin_check, drop constraint users_check,
  add constraint users_origin_check check (origin in ('signup', 'import', 'erased')),
  add constraint users_check check (origin <> 'signup' or (password_hash is not null and phone is not null));
comment on column users.origin is 'import: the owner of imported posts; erased: what is left of a deleted account. Both have an address under .invalid, and nobody can sign in';
alter table employers add column erased_at timestamptz;
comment on column employers.erased_at is 'When the account was erased; the row stays for those who applied to it';
