create table undeliverable_emails (
  user_id uuid primary key references users on delete cascade,
  email text not null,
  reason text not null check (char_length(reason) <= 500),
  since timestamptz not null default now()
);
comment on table undeliverable_emails is 'That a mail server refused your email address as one that does not exist. We send no emails to it for 30 days';
comment on column undeliverable_emails.email is 'The refused address; the row has no effect once the account has another one';
comment on column undeliverable_emails.reason is 'The reply of the mail server';
