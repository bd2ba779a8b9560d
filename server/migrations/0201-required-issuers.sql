-- A company may require an issuer for the members at a domain that it has proved (product.md section 18.5).
create table oidc_requirements (
  domain_id uuid primary key,
  company_id uuid not null,
  provider text not null check (provider ~ '^[a-z0-9]{1,30}$'),
  created_at timestamptz not null default now(),
  foreign key (domain_id, company_id) references company_domains (id, company_id) on delete cascade
);
create index oidc_requirements_company on oidc_requirements (company_id);
comment on table oidc_requirements is 'Domains whose members other than owners sign in by one issuer alone, while the company holds the domain';
comment on column oidc_requirements.provider is 'Name of its settings; without effect while the installation does not have it';
