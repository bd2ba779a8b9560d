-- Employers cancel and reschedule interviews and mark no-shows; seekers ask for other times.
alter table interviews add column calendar_id uuid, add column earlier_revisions integer not null default 0;
comment on column interviews.calendar_id is 'UID of the calendar event, kept when new times replace those of a scheduled interview; null: the id of the row';
comment on column interviews.earlier_revisions is 'Revisions of the replaced invitations with the same UID, so that SEQUENCE keeps rising (RFC 5546)';

create table interview_changes (
  id uuid primary key default new_id(),
  application_id uuid not null references applications on delete cascade,
  interview_id uuid not null references interviews on delete cascade,
  kind text not null check (kind in ('picked', 'times_requested', 'canceled', 'no_show')),
  by text not null check (by in ('employer', 'seeker', 'system')),
  slot timestamptz,
  message text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index interview_changes_of on interview_changes (application_id, at, id);
create unique index interview_changes_once on interview_changes (interview_id, kind) where kind <> 'picked';
comment on table interview_changes is 'What happened to invitations, appended in the transaction of the change, never changed';
comment on column interview_changes.slot is 'The time that was picked, canceled or missed; null if none was picked';
