-- Private notes of a company's members on its applications. Slots bound them.
create table application_notes (
  id uuid primary key default new_id(),
  application_id uuid not null references applications on delete cascade,
  slot smallint not null check (slot between 1 and 100),
  seeker_id uuid not null,
  author_id uuid references users on delete set null,
  author_name text not null check (char_length(author_name) <= 200),
  client_id text check (char_length(client_id) <= 100),
  body text not null check (body <> '' and char_length(body) <= 2000),
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  unique (application_id, slot),
  unique (application_id, author_id, client_id)
);
create index application_notes_of_seeker on application_notes (seeker_id);
create index application_notes_of_author on application_notes (author_id);
comment on table application_notes is 'Private notes of a company about your applications';
comment on column application_notes.seeker_id is 'As in the application, for the export of the applicant';
comment on column application_notes.author_id is 'Null once the account of the author is erased';
comment on column application_notes.author_name is 'First name of the author at that time; empty if unknown or erased';
comment on column application_notes.client_id is 'Key of the request that wrote the note, so that a retry writes it once';
