-- The files that job seekers keep, and those that they sent with applications.
create table library_files (
  id uuid primary key default new_id(),
  seeker_id uuid not null references users on delete cascade,
  slot smallint check (slot between 1 and 30),
  key text not null unique,
  name text not null check (length(name) between 1 and 200),
  kind text not null check (kind in ('cv', 'cover_letter', 'certificate', 'other')),
  size integer not null check (size between 1 and 10485760),
  media_type text not null,
  sha256 bytea not null,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (seeker_id, slot),
  check (slot is null or removed_at is null)
);
create unique index library_files_content on library_files (seeker_id, sha256) where slot is not null;
create index library_files_removed on library_files (removed_at) where removed_at is not null;
comment on table library_files is 'Files of job seekers: CVs, cover letters, certificates';
comment on column library_files.slot is 'Place in the library, which bounds it; null once removed';
comment on column library_files.sha256 is 'Of the uploaded bytes: the same file is kept once';
comment on column library_files.removed_at is 'Set while a removal can be undone; null too once only applications refer to the file';

create table application_files (
  application_id uuid not null references applications on delete cascade,
  position smallint not null check (position between 1 and 5),
  file_id uuid not null references library_files,
  name text not null check (length(name) between 1 and 200),
  kind text not null check (kind in ('cv', 'cover_letter', 'certificate', 'other')),
  created_at timestamptz not null default now(),
  primary key (application_id, position),
  unique (application_id, file_id)
);
create index application_files_of_file on application_files (file_id);
comment on table application_files is 'Files sent with applications, under the names of that time';

create function check_library_size() returns trigger language plpgsql as $$
begin
  perform from users where id = new.seeker_id for no key update;
  if (select sum(size) > 524288000 or sum(size) filter (where slot is not null) > 104857600
      from library_files where seeker_id = new.seeker_id) then
    raise exception 'the files of a seeker are too large' using errcode = 'check_violation', constraint = 'library_files_total';
  end if;
  return null;
end
$$;
comment on function check_library_size() is 'At most 100 MB in a library, and 500 MB with the files that were sent';
create trigger library_files_total after insert or update of slot on library_files for each row
  when (new.slot is not null) execute function check_library_size();

create function release_library_files() returns trigger language plpgsql as $$
begin
  insert into pending_files (key) select key from gone on conflict do nothing;
  return null;
end
$$;
create trigger library_files_release after delete on library_files
  referencing old table as gone for each statement execute function release_library_files();

create function delete_unsent_files() returns trigger language plpgsql as $$
begin
  -- The lock makes deletions of the last two references wait for each other: one of them sees that none is left.
  perform from library_files where id in (select file_id from gone) order by id for update;
  delete from library_files
    where id in (select file_id from gone) and slot is null and removed_at is null
      and not exists (select from application_files where file_id = library_files.id);
  return null;
end
$$;
comment on function delete_unsent_files() is 'Deletes files that are no longer in a library with the last application that refers to them';
create trigger application_files_release after delete on application_files
  referencing old table as gone for each statement execute function delete_unsent_files();
