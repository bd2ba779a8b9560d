-- Companies show up to 8 photos in an order of their own.
create table company_photos (
  id uuid primary key default new_id(),
  employer_id uuid not null references employers (user_id) on delete cascade,
  position smallint not null check (position between 1 and 8),
  picture_key text not null unique check (picture_key ~ '^[0-9a-f]{32}$'),
  description text check (description <> ''),
  width smallint not null check (width > 0),
  height smallint not null check (height > 0),
  created_at timestamptz not null default now(),
  unique (employer_id, position) deferrable initially deferred
);
comment on table company_photos is 'Photos on the pages of companies';
comment on column company_photos.position is 'Counts from 1 without a gap; checked at the end of a transaction, so that rows can swap';
comment on column company_photos.picture_key is 'Part of the names of its files, see company-photos.rules.ts';
comment on column company_photos.description is 'What the photo shows; its alternative text';
comment on column company_photos.width is 'Of the largest file, in pixels; so is height';

create function release_company_photos() returns trigger language plpgsql as $$
begin
  insert into pending_files (key)
    select format('photos/%s-%s.webp', picture_key, side) from gone, unnest(array[480, 960, 1920]) as side
    on conflict do nothing;
  return null;
end
$$;
comment on function release_company_photos() is 'Knows the names of the sizes, as company-photos.rules.ts does';
create trigger company_photos_release after delete on company_photos
  referencing old table as gone for each statement execute function release_company_photos();
