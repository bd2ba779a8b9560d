-- What a row named when it goes, by whichever cascade, is noted in the same transaction, and the sweep removes the files.
create function release_message_files() returns trigger language plpgsql as $$
begin
  insert into pending_files (key)
    select key from gone union all select thumbnail_key from gone where thumbnail_key is not null
    on conflict do nothing;
  return null;
end
$$;
create trigger message_files_release after delete on message_files
  referencing old table as gone for each statement execute function release_message_files();

create function release_pictures() returns trigger language plpgsql as $$
begin
  insert into pending_files (key)
    select format('pictures/%s-%s.webp', picture_key, side) from gone, unnest(array[64, 256, 512]) as side
    where picture_key is not null
    on conflict do nothing;
  return null;
end
$$;
comment on function release_pictures() is 'Knows the names of the sizes, as pictures.rules.ts does';
create trigger employers_release_pictures after delete on employers
  referencing old table as gone for each statement execute function release_pictures();
create trigger seekers_release_pictures after delete on seekers
  referencing old table as gone for each statement execute function release_pictures();
