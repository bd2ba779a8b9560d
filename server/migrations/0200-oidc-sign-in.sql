-- Sign-in with OpenID Connect (product.md section 18.5).
create table oidc_identities (
  id uuid primary key default new_id(),
  user_id uuid not null references users on delete cascade,
  issuer text not null check (char_length(issuer) between 1 and 500),
  subject text not null check (char_length(subject) between 1 and 255),
  provider text not null check (provider ~ '^[a-z0-9]{1,30}$'),
  email text check (char_length(email) <= 254),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  constraint oidc_identities_subject unique (issuer, subject)
);
create index oidc_identities_of_user on oidc_identities (user_id);
comment on table oidc_identities is 'Accounts at OpenID Connect issuers that sign in to an account here';
comment on column oidc_identities.issuer is 'The iss claim; with the subject it names the person, whatever their email is';
comment on column oidc_identities.provider is 'Name of the settings by which it was last used';
comment on column oidc_identities.email is 'As the issuer named it last, so that its owner recognizes it; never used to find an account';

create table oidc_flows (
  state_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null,
  nonce text not null,
  verifier text not null,
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);
create index oidc_flows_session on oidc_flows (session_id);
create index oidc_flows_expiry on oidc_flows (expires_at);
comment on table oidc_flows is 'Redirects to an issuer that have not come back; one goes with its response';
comment on column oidc_flows.browser_hash is 'Of a secret that only the browser holds in which the flow began';
comment on column oidc_flows.verifier is 'PKCE code verifier (RFC 7636)';
comment on column oidc_flows.session_id is 'Whose owner connects an identity; null: for signing in';

create table oidc_tickets (
  token_hash bytea primary key,
  user_id uuid references users on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  code_hash text,
  attempts smallint not null default 0,
  expires_at timestamptz not null
);
create index oidc_tickets_user on oidc_tickets (user_id);
create index oidc_tickets_expiry on oidc_tickets (expires_at);
comment on table oidc_tickets is 'Unknown identities with a verified email whose owners register or prove an account; one goes with its use';
comment on column oidc_tickets.user_id is 'The account with that email, still to be proven; null: there is none';
comment on column oidc_tickets.code_hash is 'Of the code in the latest email to the account';
comment on column oidc_tickets.attempts is 'Wrong proofs; a ticket has at most five';

-- People who register by an issuer have no password. The phone number stays required.
alter table users drop constraint users_check;
alter table users add constraint users_phone check (origin <> 'signup' or phone is not null) not valid;
comment on column users.password_hash is 'Null: no password; such a person signs in by an issuer, or no one does';
