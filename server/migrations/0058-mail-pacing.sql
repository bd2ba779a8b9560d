create table mail_counts (
  user_id uuid not null references users on delete cascade,
  counterpart_id uuid not null references users on delete cascade,
  day date not null,
  mails integer not null default 0 check (mails >= 0),
  primary key (user_id, counterpart_id)
);
create index mail_counts_of_counterpart on mail_counts (counterpart_id);
create index mail_counts_by_day on mail_counts (day);
comment on table mail_counts is 'How many emails somebody got today (UTC) about acts of one other person; its row lock serializes the pacing of the pair';

create table mail_threads (
  user_id uuid not null references users on delete cascade,
  matter text not null,
  kind text not null,
  sent_at timestamptz not null,
  waiting_id uuid,
  primary key (user_id, matter, kind)
);
create index mail_threads_by_time on mail_threads (sent_at);
comment on table mail_threads is 'Debounce of emails: when one of a kind about a matter left last, or will leave';
comment on column mail_threads.matter is 'What the email is about, for instance one application; a later state replaces the one that waits';
comment on column mail_threads.waiting_id is 'The job in the queue that leaves at sent_at; null once nothing was to wait';
