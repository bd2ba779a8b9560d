alter table employers add listed_at timestamptz;
comment on column employers.listed_at is 'When it was last verified, approved or imported without being listed before: its open jobs of then are new to alerts. Null if it was from the start';

create function set_listed_at() returns trigger language plpgsql as $$
begin
  new.listed_at := now();
  return new;
end
$$;
create trigger employers_listed before update of verified_domain, approved_at, import_name on employers for each row
  when (old.verified_domain is null and old.approved_at is null and old.import_name is null
    and (new.verified_domain is not null or new.approved_at is not null or new.import_name is not null))
  execute function set_listed_at();
