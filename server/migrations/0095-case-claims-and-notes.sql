-- Moderators take cases, and leave notes for each other.
create table case_claims (
  kind text not null,
  target_id uuid not null,
  moderator_id uuid not null references users on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (kind, target_id)
);
create index case_claims_of_moderator on case_claims (moderator_id);
comment on table case_claims is 'The moderator who handles the open reports of a target; deleted with their decision';

create table case_notes (
  id uuid primary key default new_id(),
  kind text not null,
  target_id uuid not null,
  owner_id uuid references users on delete cascade,
  author_id uuid references users on delete set null,
  words text not null check (words <> ''),
  created_at timestamptz not null default clock_timestamp()
);
create index case_notes_of_target on case_notes (kind, target_id, created_at desc, id desc);
create index case_notes_of_owner on case_notes (owner_id);
create index case_notes_of_author on case_notes (author_id);
comment on table case_notes is 'Notes about a reported target, which only moderators read';
comment on column case_notes.owner_id is 'The owner of the target; the notes are deleted with their account';
