-- A second step after signing in by an issuer knows the issuer (product.md section 18.5).
alter table sign_in_tickets add oidc_provider text;
comment on column sign_in_tickets.oidc_provider is 'The issuer that was the first factor, by the name of its settings; null: another way to sign in';
