alter table experiences add column confirmed_domain text;
alter table experiences add column confirmed_at timestamptz;
update experiences set verification = 'none' where verification <> 'none';
alter table experiences add check ((verification = 'confirmed') = (confirmed_domain is not null));
alter table experiences add check ((confirmed_domain is null) = (confirmed_at is null));
comment on column experiences.confirmed_domain is 'Of the work address that confirmed it: this is shown, the address never';

create table experience_proofs (
  experience_id uuid primary key references experiences on delete cascade,
  email text not null,
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  declined_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table experience_proofs is 'The link that was mailed last to the work address of an experience';
comment on column experience_proofs.token_hash is 'SHA-256 of what the link carries';
comment on column experience_proofs.declined_at is 'Whoever reads that mailbox said no: it is not written to again for this experience';
