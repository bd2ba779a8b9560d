-- A company removes an ended job from its own lists. Applications, the history of reposts and all figures stay.
alter table jobs add column deleted_at timestamptz;
comment on column jobs.deleted_at is 'When the company deleted the ended job; others still see it as closed';
alter table jobs add constraint jobs_deleted_check check (deleted_at is null or status in ('closed', 'expired')) not valid;
