create table two_steps (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea not null,
  begun_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step integer not null default 0
);
comment on table two_steps is 'Authenticator apps that signing in asks for; one whose set-up is not confirmed asks for nothing';
comment on column two_steps.sealed_secret is 'AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text; bound to the account';
comment on column two_steps.last_step is 'The time step (30 seconds) of the code that was taken last; only a later one is taken';

create table recovery_codes (
  user_id uuid not null references two_steps on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'Codes that replace the app, once each: a row goes with its use';
comment on column recovery_codes.code_hash is 'SHA-256: a code has 120 random bits';

create table sign_in_tickets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index sign_in_tickets_user on sign_in_tickets (user_id);
create index sign_in_tickets_expiry on sign_in_tickets (expires_at);
comment on table sign_in_tickets is 'Sign-ins whose password was right and whose second step is missing; one goes with its use';
