create table passkeys (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  public_key bytea not null check (octet_length(public_key) between 1 and 4096),
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);
comment on table passkeys is 'Keys of devices that sign in to an account by themselves (WebAuthn)';
comment on column passkeys.name is 'By which its owner tells it apart';
comment on column passkeys.credential_id is 'By which the device finds the private key';
comment on column passkeys.public_key is 'As a COSE key';
comment on column passkeys.counter is 'How often the device says that it was used; 0 where it does not count. One that does not grow is of a copy';
comment on column passkeys.transports is 'How the browser reaches the device, as it said';

create table passkey_challenges (
  challenge_hash bytea primary key,
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_session on passkey_challenges (session_id);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
comment on table passkey_challenges is 'Random numbers that a device is to sign, each for one answer within minutes; one goes with its use';
comment on column passkey_challenges.session_id is 'Whose owner adds a passkey; null: for signing in';
