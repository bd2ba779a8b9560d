-- Private notes on saved jobs. A removed job with a note stays for an hour, so that its removal can be undone.
alter table saved_jobs add column note text not null default '', add column removed_at timestamptz;
comment on column saved_jobs.note is 'Private note of the seeker; empty without one';
comment on column saved_jobs.removed_at is 'When the job was taken off the saved ones; deleted an hour later';
alter table saved_jobs add constraint saved_jobs_note_check check (char_length(note) <= 2000) not valid;
