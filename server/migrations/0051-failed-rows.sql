create table failed_rows (
  job text not null,
  row_id text not null,
  attempts integer not null default 1,
  reason text not null,
  first_failed_at timestamptz not null default now(),
  failed_at timestamptz not null default now(),
  retry_at timestamptz not null,
  primary key (job, row_id)
);
comment on table failed_rows is 'Rows that a background job could not handle. They are left out of its batches until retry_at, so that the others go on';
comment on column failed_rows.row_id is 'The id of the row, or ids joined by a colon; no foreign key, because it may be of any table';
comment on column failed_rows.reason is 'SQLSTATE and constraint, or the name of the error. Never values of the row';
