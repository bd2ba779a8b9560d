-- Domains that companies prove to be theirs (product.md section 17).
create table company_domains (
  id uuid primary key default new_id(),
  company_id uuid not null references users on delete cascade,
  slot smallint not null check (slot between 1 and 10),
  domain text not null check (domain ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$' and char_length(domain) <= 253),
  token text not null check (token ~ '^[0-9a-f]{32}$'),
  created_at timestamptz not null default now(),
  contested_at timestamptz,
  unique (company_id, slot),
  constraint company_domains_claim unique (company_id, domain),
  unique (id, company_id)
);
comment on table company_domains is 'Domains that companies claim, with or without a proof that counts';
comment on column company_domains.slot is 'Bounds the domains of a company';
comment on column company_domains.domain is 'Registrable domain (eTLD+1) in ASCII and lower case';
comment on column company_domains.token is 'Part of the TXT record of this company and domain; public once published';
comment on column company_domains.contested_at is 'Proved while another company held the domain; null once decided';

create table domain_proofs (
  domain_id uuid not null,
  company_id uuid not null,
  method text not null check (method in ('dns', 'email')),
  email text,
  code_hash text,
  code_expires_at timestamptz,
  code_attempts smallint not null default 0,
  proved_at timestamptz,
  checked_at timestamptz,
  check_at timestamptz,
  failing_since timestamptz,
  failure text check (failure in ('missing', 'other_value', 'misplaced', 'timeout', 'unconfirmed')),
  lapsed_at timestamptz,
  primary key (domain_id, method),
  foreign key (domain_id, company_id) references company_domains (id, company_id) on delete cascade,
  constraint domain_proofs_email check (method = 'email' or email is null)
);
create index domain_proofs_due on domain_proofs (check_at) where check_at is not null;
create index domain_proofs_company on domain_proofs (company_id);
comment on table domain_proofs is 'How companies prove their domains, one row a method; a proof counts while proved_at is set and lapsed_at is not';
comment on column domain_proofs.email is 'The address that the code went to; never shown to others';
comment on column domain_proofs.code_hash is 'Of the code in the latest email; null once used';
comment on column domain_proofs.proved_at is 'First proof since it last lapsed';
comment on column domain_proofs.checked_at is 'Last time that the proof was found';
comment on column domain_proofs.check_at is 'Time of the next check by background work; null before the first proof and after a lapse';
comment on column domain_proofs.failing_since is 'First failed check since checked_at; the proof lapses 14 days later';

-- One domain, one company: inserted with `on conflict do nothing`, so that two claims at once cannot both pass.
create table domain_holders (
  domain text primary key,
  domain_id uuid not null unique,
  company_id uuid not null,
  held_since timestamptz not null default now(),
  foreign key (domain_id, company_id) references company_domains (id, company_id) on delete cascade
);
create index domain_holders_company on domain_holders (company_id);
comment on table domain_holders is 'The company that each domain belongs to, while it has a proof that counts';

-- Companies from before the upgrade stay listed: their rows get the time of this migration, later ones null.
alter table employers
  add verified_domain text,
  add verified_by text,
  add verified_at timestamptz,
  add approved_at timestamptz default now();
alter table employers alter approved_at drop default;
comment on column employers.verified_domain is 'The domain of the best proof that counts, written by triggers of the proofs; null without one';
comment on column employers.verified_by is 'dns or email';
comment on column employers.verified_at is 'Since when that proof counts';
comment on column employers.approved_at is 'When a moderator approved a company without a proof, or the upgrade did';

create function refresh_company_verification() returns trigger language plpgsql as $$
declare
  company constant uuid := case tg_op when 'DELETE' then old.company_id else new.company_id end;
  best record;
begin
  select holder.domain, proof.method, proof.proved_at into best
  from domain_holders holder join domain_proofs proof on proof.domain_id = holder.domain_id
  where holder.company_id = company and proof.proved_at is not null and proof.lapsed_at is null
  order by proof.method, proof.proved_at, holder.domain limit 1;
  update employers set verified_domain = best.domain, verified_by = best.method, verified_at = best.proved_at
  where user_id = company
    and (verified_domain, verified_by, verified_at) is distinct from (best.domain, best.method, best.proved_at);
  return null;
end
$$;
comment on function refresh_company_verification is 'Writes the best proof of a company to its row: DNS before email, then the oldest';
create trigger domain_proofs_refresh after insert or update or delete on domain_proofs
  for each row execute function refresh_company_verification();
create trigger domain_holders_refresh after insert or update or delete on domain_holders
  for each row execute function refresh_company_verification();
