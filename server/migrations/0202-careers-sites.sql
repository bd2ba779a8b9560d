-- The sites that may show the careers page of a company in a frame (product.md 18.3, decision 75).
alter table employers add column careers_sites text[] not null default '{}';
comment on column employers.careers_sites is 'Origins that may frame the careers page of the company; empty if all may';
alter table employers add constraint employers_careers_sites_check check (cardinality(careers_sites) <= 10
  and array_to_string(careers_sites, ' ', ' ') !~ '[^a-z0-9:/. -]') not valid;
