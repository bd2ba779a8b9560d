-- The private calendar addresses of people (product.md 18.6).
create table calendar_addresses (
  user_id uuid primary key references users on delete cascade,
  serial uuid not null,
  created_at timestamptz not null default now()
);
comment on table calendar_addresses is 'People who have a private calendar address';
comment on column calendar_addresses.serial is 'Another value with each new address, whose token is the signature of user and serial';
