-- Accounts of people who join a company by an invitation, without a phone number.
alter table users drop constraint users_origin_check, drop constraint users_check;
alter table users
  add constraint users_origin_check check (origin in ('signup', 'invited', 'import', 'erased', 'company')) not valid,
  add constraint users_check check ((origin <> 'signup' or phone is not null)
    and (origin not in ('signup', 'invited') or password_hash is not null)) not valid;
comment on column users.origin is 'invited: joined a company by an invitation; import: the owner of imported posts; erased: what is left of a deleted account; company: what is left of a deleted founder whose company lives on. The last three have an address under .invalid, and nobody can sign in';
