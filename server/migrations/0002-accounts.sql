create table users (
  id uuid primary key default new_id(),
  email text not null check (email = lower(email)),
  phone text,
  password_hash text,
  user_type text not null check (user_type in ('employer', 'jobseeker', 'admin')),
  plan text not null default 'free',
  origin text not null default 'signup' check (origin in ('signup', 'import')),
  suspended_at timestamptz,
  last_seen_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (origin = 'import' or (password_hash is not null and phone is not null))
);
create unique index users_email_key on users (email);
create trigger users_touch before update on users for each row
  when (old.email is distinct from new.email or old.phone is distinct from new.phone or old.password_hash is distinct from new.password_hash)
  execute function touch_updated_at();
comment on table users is 'An account whose e-mail is confirmed';
comment on column users.origin is 'import: the owner of imported posts, an address under .invalid, nobody can sign in';
comment on column users.phone is 'E.164';

-- Each POST of signup makes a row of its own: its password, its code, its tokens. Whoever confirms one gets the account;
-- a stranger who registered the address earlier owns another row, which vanishes then.
create table signups (
  id uuid primary key default new_id(),
  email text not null check (email = lower(email)),
  phone text not null,
  password_hash text not null,
  user_type text not null check (user_type in ('employer', 'jobseeker')),
  code_hash text,
  code_attempts integer not null default 0,
  code_expires_at timestamptz,
  expires_at timestamptz not null default now() + interval '24 hours',
  created_at timestamptz not null default now()
);
create index signups_email on signups (email, created_at desc);
create index signups_expiry on signups (expires_at);
comment on table signups is 'Registrations that have not proved their mailbox yet';
comment on column signups.id is 'Becomes the id of the account';
comment on column signups.code_hash is 'argon2id of the six digits';

create table sessions (
  id uuid primary key default new_id(),
  token_hash bytea not null unique,
  user_id uuid references users on delete cascade,
  signup_id uuid references signups on delete cascade,
  device text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (num_nonnulls(user_id, signup_id) = 1)
);
create index sessions_user on sessions (user_id) where user_id is not null;
create index sessions_signup on sessions (signup_id) where signup_id is not null;
create index sessions_expiry on sessions (expires_at);
comment on table sessions is 'Tokens by their SHA-256; of an account, or pending ones of a registration';

create table account_codes (
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'change_email')),
  code_hash text not null,
  attempts integer not null default 0,
  new_email text,
  expires_at timestamptz not null,
  primary key (user_id, purpose),
  check ((purpose = 'change_email') = (new_email is not null))
);
comment on table account_codes is 'The one code of a kind that is valid now';

alter table usage_counters add foreign key (user_id) references users on delete cascade;
