alter table users drop constraint users_origin_check,
  add constraint users_origin_check check (origin in ('signup', 'import', 'erased', 'company')) not valid;
comment on column users.origin is 'import: the owner of imported posts; erased: what is left of a deleted account; company: what is left of a deleted founder whose company lives on. All have an address under .invalid, and nobody can sign in';
