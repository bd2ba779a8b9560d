-- A draft is published once: its row stays, so that neither a late save nor a second post repeats it.
alter table job_drafts add column published_at timestamptz;
comment on column job_drafts.published_at is 'When a job was posted from the draft; the content is then empty';
comment on table job_drafts is 'Forms of jobs as typed, and the ids of those that were published';
