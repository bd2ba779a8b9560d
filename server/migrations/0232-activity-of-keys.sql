-- The log of a company names the API key that acted (product.md section 18.1).
alter table company_activity add key_id uuid;
comment on column company_activity.key_id is 'API key that acted for the member. Keys end with their company, as the log does';
