-- Members who join a company by invitation, and the invitations (product.md section 15).
alter table company_members add first_name text, add last_name text, add joined_at timestamptz;
alter table company_members add constraint company_members_names check (first_name <> '' and last_name <> '') not valid;
comment on table company_members is 'The people of each company, one company per account; the founder is inserted with the account';
comment on column company_members.first_name is 'Null for founders, who enter it with the profile of the company';
comment on column company_members.last_name is 'As first_name';
comment on column company_members.joined_at is 'Null for founders, who joined with the account';

create table company_invitations (
  id uuid primary key default new_id(),
  company_id uuid not null references users on delete cascade,
  slot smallint not null check (slot between 1 and 50),
  email text not null,
  role text not null check (role in ('owner', 'recruiter')),
  token_hash bytea not null constraint company_invitations_token unique,
  invited_by uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  unique (company_id, slot),
  constraint company_invitations_email unique (company_id, email)
);
create index company_invitations_inviter on company_invitations (invited_by);
create index company_invitations_expiry on company_invitations (expires_at);
comment on table company_invitations is 'Open and expired invitations to companies; an accepted or canceled one is deleted, an expired one after 30 days';
comment on column company_invitations.company_id is 'As company_members.company_id';
comment on column company_invitations.slot is 'Bounds the invitations of a company';
comment on column company_invitations.email is 'Normalized as users.email; only an account of this address may join';
comment on column company_invitations.token_hash is 'SHA-256 of the token in the email';
